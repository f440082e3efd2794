import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { jsonRows } from "#database/json-rows.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { bookingBlocks } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { hoursOn } from "#domain/catalogue/listings/opening.ts";
import { addDays } from "#shared/local-day.ts";
import { daysFrom, startOfDay } from "#shared/local-time.ts";
import type { BookingDeps } from "./deps.ts";
import { listBookings } from "./list-bookings.server.ts";
import { localTimeOf } from "./when.ts";

const most = 500;

/** Finds a listing's week with hours, bookings, and blocks, without cancelled bookings. */
export async function findWeek(deps: BookingDeps, actor: Actor, listingId: number, first: string) {
  if (!may(actor, "bookings.manage", { listingId })) return null;
  const last = addDays(first, 6);
  const [place] = await deps.db
    .select({
      weeklyHours: listings.weeklyHours,
      hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
        sql`select day, hours::text, note from hour_exceptions where listing_id = ${listings.id} and day between ${first} and ${last}`,
      ),
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!place) return null;
  const { bookings } = await listBookings(
    deps,
    actor,
    { listingId, from: first, to: last },
    { limit: most },
  );
  const blocks = await listBlocks(deps, listingId, first, last);
  return daysFrom(first, last).map((date) => ({
    date,
    hours: hoursOn(place, date),
    note: place.hourExceptions.find(({ day }) => day === date)?.note ?? "",
    bookings: bookings.filter((booking) => booking.date === date && booking.status !== "cancelled"),
    blocks: blocks.filter((block) => block.date === date),
  }));
}

async function listBlocks(
  { db }: Pick<BookingDeps, "db">,
  listingId: number,
  first: string,
  last: string,
) {
  const { startsAt } = bookingBlocks;
  const rows = await db
    .select(pickColumns(bookingBlocks, "id", "kind", "startsAt", "minutes", "note"))
    .from(bookingBlocks)
    .where(
      and(
        eq(bookingBlocks.listingId, listingId),
        gte(startsAt, startOfDay(first)),
        lt(startsAt, startOfDay(addDays(last, 1))),
      ),
    )
    .orderBy(asc(startsAt), asc(bookingBlocks.id));
  return rows.map((block) => ({ ...block, ...localTimeOf(block.startsAt) }));
}
