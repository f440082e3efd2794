import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { networkOf } from "#domain/accounts/rate-limit/network.ts";
import type { BookingDeps } from "../deps.ts";

/** Limits per listing: by email address, and by network, whatever addresses it invents. */
const mostOfAddress = 10;
const mostOfSource = 12;
const day = 24 * 60 * 60_000;

export const bookingSource = (
  { fingerprint }: Pick<BookingDeps, "fingerprint">,
  { address }: RequestSource,
) => fingerprint(`booking from ${networkOf(address, "household")}`);

type CustomerSource = { listingId: number; email: string; source: string | null };

/**
 * Call inside the booking transaction. Advisory locks serialize counting and booking per address
 * and per network, always in this order. A network's cancelled bookings count for a day:
 * otherwise booking and cancelling in turns would empty a calendar too.
 */
export async function hasTooManyBookings(
  { db, clock }: { db: Executor; clock: () => Date },
  { listingId, email, source }: CustomerSource,
) {
  const address = email.toLowerCase();
  await oneAtATime(db, 1, `${listingId} ${address}`);
  if (source) await oneAtATime(db, 2, `${listingId} ${source}`);
  const isOpen = and(
    inArray(bookings.status, ["pending", "confirmed"]),
    gt(bookings.startsAt, clock()),
  );
  const isRecent = gt(bookings.createdAt, new Date(clock().getTime() - day));
  const count = (of: ReturnType<typeof and>) =>
    db.$count(bookings, and(eq(bookings.listingId, listingId), of));
  if ((await count(and(eq(bookings.customerEmail, address), isOpen))) >= mostOfAddress) return true;
  return (
    source !== null &&
    (await count(and(eq(bookings.source, source), or(isOpen, isRecent)))) >= mostOfSource
  );
}

const oneAtATime = (db: Executor, kind: number, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${key}))`);
