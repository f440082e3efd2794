import type { Services } from "#domain/services.ts";
import { findSpecial, findVoucherRefusal } from "#domain/specials/list-specials.server.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";

/** Finds the special that a visitor wants to book, if it is available there today. */
export async function findBookedSpecial(
  services: Services,
  id: string | null,
  listing: { slug: string },
) {
  if (id === null) return null;
  const special = await findSpecial(services, readId(id));
  if (
    special?.medSpaSlug !== listing.slug ||
    findVoucherRefusal(special, localDay(services.clock()))
  )
    return null;
  return pick(special, [
    "id",
    "title",
    "treatmentSlug",
    "specialPriceCents",
    "originalPriceCents",
    "discountPercentage",
    "validUntil",
    "termsConditions",
  ]);
}

export type BookedSpecial = NonNullable<Awaited<ReturnType<typeof findBookedSpecial>>>;
