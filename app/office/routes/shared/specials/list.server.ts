import { signedIn } from "#app/http/authorize.server.ts";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { listOwnSpecials } from "#domain/specials/own-specials.server.ts";
import { pick } from "#shared/pick.ts";
import { findScope, type SpecialsArgs } from "./scope.server.ts";

// biome-ignore format: one line a group reads better than one a field.
const shownFields = [
  "id", "title", "listing", "state", "originalPriceCents", "specialPriceCents", "discountPercentage", "validFrom", "validTo", "mostClaims", "vouchers", "redemptions",
] as const;

export async function loader(args: SpecialsArgs) {
  const { actor, services } = signedIn(args);
  const { listing, summary, list } = await findScope(args);
  const own = listing ? { listings: [listing], named: listing } : await requireListingOrAll(args);
  const specials = await listOwnSpecials(services, actor, own.named?.id);
  return {
    summary,
    path: list,
    mayAdd: own.listings.length > 0,
    specials: specials.map((special) => pick(special, shownFields)),
  };
}

export type SpecialSummary = Awaited<ReturnType<typeof loader>>["specials"][number];
