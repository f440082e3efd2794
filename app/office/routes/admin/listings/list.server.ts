import type { Actor } from "#domain/accounts/actor.ts";
import {
  type AdminListingFilter,
  listingStatuses,
} from "#domain/catalogue/listings/admin-listing.ts";
import { listAdminListings } from "#domain/catalogue/listings/list-for-admin.server.ts";
import type { Services } from "#domain/services.ts";
import { oneOf } from "#shared/one-of.ts";
import { pick } from "#shared/pick.ts";
import { listingPlanNames } from "#site/plans.ts";

const mostWords = 100;

export function readAdminListingFilter(parameters: URLSearchParams): AdminListingFilter {
  const textOf = (name: string) => (parameters.get(name) ?? "").trim().slice(0, mostWords);
  const [words, city, category] = [textOf("q"), textOf("city"), textOf("category")];
  const status = oneOf(listingStatuses, textOf("state"));
  const plan = oneOf(listingPlanNames, textOf("plan"));
  return {
    ...(words && { words }),
    ...(city && { city }),
    ...(category && { category }),
    ...(status && { status }),
    ...(plan && { plan }),
  };
}

// biome-ignore format: one line reads better than a column.
const shownFields = ["id", "slug", "name", "status", "isPremium", "city", "category", "phone", "email", "rating", "reviewCount"] as const;

export async function loadAdminListings(
  services: Services,
  actor: Actor,
  filter: AdminListingFilter,
  page: { limit: number; offset: number },
) {
  const listed = await listAdminListings(services, actor, filter, page);
  if (listed === "forbidden")
    return { clients: [], counts: { active: 0, pending: 0, inactive: 0 } };
  return {
    counts: listed.counts,
    clients: listed.clients.map((client) => pick(client, shownFields)),
  };
}
