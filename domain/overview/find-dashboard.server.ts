import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { bookingEmailInUse } from "#domain/catalogue/listings/booking-email.server.ts";
import { countSpecials } from "#domain/specials/own-specials.server.ts";

type Given = { db: Executor; clock: () => Date };

/** Dashboard data of a listing; null without the permission. */
export async function findDashboard(given: Given, actor: Actor, medSpaId: number) {
  if (!may(actor, "dashboard.read", { medSpaId })) return null;
  const [medSpa] = await given.db
    .select({
      id: medSpas.id,
      slug: medSpas.slug,
      name: medSpas.name,
      city: cities.name,
      categoryName: categories.name,
      phone: medSpas.phone,
      email: medSpas.email,
      address: medSpas.address,
      isPremium: medSpas.isPremium,
      bookingEmail: bookingEmailInUse,
    })
    .from(medSpas)
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .innerJoin(categories, eq(categories.id, medSpas.categoryId))
    .where(eq(medSpas.id, medSpaId));
  if (!medSpa) return null;
  const bookings = await countBookings(given, actor, { medSpaId });
  const specials = await countSpecials(given, medSpaId);
  return {
    medSpa,
    totalBookings: Object.values(bookings).reduce((sum, count) => sum + count, 0),
    pendingBookings: bookings.pending,
    activeSpecials: specials.active,
    totalSpecials: specials.total,
  };
}
