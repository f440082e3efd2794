import { and, count, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { containing } from "#database/matching.ts";
import { bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { addDays } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import type { BookingStatus } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import { readBooking, readBookings, readHistory } from "./internal/read-booking.server.ts";

/** Bookings of a listing, for its team. */

export type BookingFilter = {
  listingId?: number | undefined;
  status?: BookingStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
};

/**
 * Limits a query to all of the owner's listings, or one of them. Admins may name any listing, or
 * see all.
 */
function ofActor(
  actor: Actor,
  { listingId, status, from, to, text }: BookingFilter,
): SQL | undefined {
  const ids = listingsWith(actor, "bookings.read");
  const isOperator = actor.role === "super_admin" && !actor.owesSecondFactor;
  const words = text?.trim() ? containing(text.trim()) : null;
  return and(
    isOperator ? undefined : inArray(bookings.listingId, ids),
    listingId === undefined ? undefined : eq(bookings.listingId, listingId),
    status && eq(bookings.status, status),
    from ? gte(bookings.startsAt, startOfDay(from)) : undefined,
    to ? lt(bookings.startsAt, startOfDay(addDays(to, 1))) : undefined,
    words
      ? sql`(${bookings.customerName} ilike ${words} or ${bookings.customerEmail} ilike ${words} or ${bookings.customerPhone} ilike ${words})`
      : undefined,
  );
}

export async function listBookings(
  deps: BookingDeps,
  actor: Actor,
  filter: BookingFilter,
  page: { limit: number; offset?: number; latestFirst?: boolean },
) {
  const where = ofActor(actor, filter);
  const total = await deps.db.$count(bookings, where);
  return { bookings: await readBookings(deps, where, page), total };
}

/** Counts per status for the filter, ignoring its own status. */
export async function countBookings(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  filter: BookingFilter,
): Promise<Record<BookingStatus, number>> {
  const where = ofActor(actor, { ...filter, status: undefined });
  const rows = await db
    .select({ status: bookings.status, count: count() })
    .from(bookings)
    .where(where)
    .groupBy(bookings.status);
  const none = { pending: 0, confirmed: 0, cancelled: 0, completed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

export async function countUpcomingBookings(
  { db, clock }: Pick<BookingDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
): Promise<Map<string, number>> {
  const stands = and(
    ofActor(actor, { listingId }),
    inArray(bookings.status, ["pending", "confirmed"]),
    gte(bookings.startsAt, clock()),
  );
  const day = sql<string>`to_char(${bookings.startsAt} at time zone ${brand.region.timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(bookings)
    .where(stands)
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

export async function findBooking(deps: BookingDeps, actor: Actor, id: number) {
  const booking = await readBooking(deps, id);
  if (!booking || !may(actor, "bookings.read", { listingId: booking.listing.id })) return null;
  return { ...booking, history: await readHistory(deps, [id]) };
}
