import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { bookingEmailInUse } from "#domain/catalogue/listings/booking-address.server.ts";
import { countSpecials } from "#domain/specials/own-specials.server.ts";

type Deps = { db: Executor; clock: () => Date };

/** Finds dashboard data of a listing; null without the permission. */
export async function findDashboard(deps: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "dashboard.read", { listingId })) return null;
  const [listing] = await deps.db
    .select({
      ...pickColumns(listings, "id", "slug", "name"),
      city: cities.name,
      categoryName: categories.name,
      ...pickColumns(listings, "phone", "email", "address", "isPremium"),
      bookingEmail: bookingEmailInUse,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(eq(listings.id, listingId));
  if (!listing) return null;
  const bookings = await countBookings(deps, actor, { listingId });
  const specials = await countSpecials(deps, listingId);
  return {
    listing,
    totalBookings: Object.values(bookings).reduce((sum, count) => sum + count, 0),
    pendingBookings: bookings.pending,
    activeSpecials: specials.active,
    totalSpecials: specials.total,
  };
}
