import { and, asc, eq, gt, ne } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { bookingSettings, bookings } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { isStillPermitted } from "#domain/accounts/policy/still-permitted.server.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import { addressLine } from "#shared/address-line.ts";
import { calendarFeedPath, ownerBookingPath } from "#shared/paths.ts";
import { brand } from "#site/brand.ts";
import { writeCalendar } from "./calendar.server.ts";
import type { BookingDeps } from "./deps.ts";

type Deps = Pick<BookingDeps, "db" | "clock" | "siteUrl">;
const daysBack = 30;
const most = 2000;

/** Issues a new secret feed URL, shown only once. The old URL stops working. */
export async function renewCalendarAddress(
  { db, siteUrl }: Deps,
  actor: Actor,
  listingId: number,
): Promise<string | null> {
  if (!may(actor, "bookings.share", { listingId })) return null;
  const token = createToken();
  const set = await db
    .update(bookingSettings)
    .set({ calendarTokenHash: hashOf(token), calendarSetBy: actor.userId })
    .where(eq(bookingSettings.listingId, listingId))
    .returning();
  return set.length > 0 ? siteUrl + calendarFeedPath(token) : null;
}

export async function endCalendarAddress({ db }: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "bookings.setUp", { listingId })) return "not-found";
  await db
    .update(bookingSettings)
    .set({ calendarTokenHash: null, calendarSetBy: null })
    .where(eq(bookingSettings.listingId, listingId));
  return "done";
}

/**
 * Builds the feed behind the secret URL: customers and times. It leaves out messages and notes,
 * because calendars get shared.
 */
export async function readCalendarFeed(
  { db, clock, siteUrl }: Deps,
  token: string,
): Promise<string | null> {
  const [place] = await db
    .select({
      ...pickColumns(listings, "id", "name", "address", "locality", "zipCode"),
      city: cities.name,
    })
    .from(bookingSettings)
    .innerJoin(listings, eq(listings.id, bookingSettings.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(
      and(
        eq(bookingSettings.calendarTokenHash, hashOf(token)),
        isStillPermitted(
          "bookings.share",
          "booking_settings.calendar_set_by",
          "booking_settings.listing_id",
        ),
      ),
    );
  if (!place) return null;
  const since = new Date(clock().getTime() - daysBack * 86_400_000);
  const { id, startsAt, status } = bookings;
  const rows = await db
    .select({
      ...pickColumns(bookings, "id", "startsAt", "minutes", "status", "version"),
      ...pickColumns(bookings, "customerName", "customerPhone"),
      treatment: treatments.name,
    })
    .from(bookings)
    .innerJoin(treatments, eq(treatments.id, bookings.treatmentId))
    .where(and(eq(bookings.listingId, place.id), ne(status, "cancelled"), gt(startsAt, since)))
    .orderBy(asc(startsAt), asc(id))
    .limit(most);
  const events = rows.map((row) => ({
    id: `booking-${row.id}@${new URL(siteUrl).host}`,
    title: `${row.treatment}: ${row.customerName}`,
    startsAt: row.startsAt,
    minutes: row.minutes,
    place: `${place.name}, ${addressLine(place)}`,
    description: row.customerPhone,
    url: siteUrl + ownerBookingPath(row.id),
    version: row.version,
    organizer: { name: place.name, email: brand.contactEmail },
    isTentative: row.status === "pending",
  }));
  return writeCalendar(events, { now: clock(), name: `Bookings of ${place.name}` });
}
