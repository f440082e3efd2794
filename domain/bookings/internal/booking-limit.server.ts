import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { hashSource, sourceScopes } from "#domain/accounts/rate-limit/source-hash.server.ts";
import type { BookingDeps } from "../deps.ts";

/** Limits per listing: by email address, and by network, whatever addresses it invents. */
const mostOfAddress = 10;
const mostOfSource = { household: 12, neighborhood: 36 };
const addressLock = 1;
/** The lock number of networks; neighborhoods have the next number. */
const networkLocks = 40;
const day = 24 * 60 * 60_000;

export const bookingSource = (deps: Pick<BookingDeps, "fingerprint">, from: RequestSource) =>
  hashSource(deps, "booking", from);

type CustomerSource = { listingId: number; email: string; source: string | null };

/**
 * Reports whether a customer has too many bookings. Call inside the booking transaction. Advisory
 * locks serialize counting and booking per address, network and neighborhood, always in this order.
 * A network's cancelled bookings count for a day: otherwise booking and cancelling in turns would
 * empty a calendar too.
 */
export async function hasTooManyBookings(
  { db, clock }: { db: Executor; clock: () => Date },
  { listingId, email, source }: CustomerSource,
) {
  const address = email.toLowerCase();
  await oneAtATime(db, addressLock, `${listingId} ${address}`);
  const scopes = source === null ? [] : sourceScopes(bookings.source, source, mostOfSource);
  for (const [index, { key }] of scopes.entries())
    await oneAtATime(db, networkLocks + index, `${listingId} ${key}`);
  const isOpen = and(
    inArray(bookings.status, ["pending", "confirmed"]),
    gt(bookings.startsAt, clock()),
  );
  const isRecent = gt(bookings.createdAt, new Date(clock().getTime() - day));
  const count = (of: ReturnType<typeof and>) =>
    db.$count(bookings, and(eq(bookings.listingId, listingId), of));
  if ((await count(and(eq(bookings.customerEmail, address), isOpen))) >= mostOfAddress) return true;
  for (const { matches, most } of scopes)
    if ((await count(and(matches, or(isOpen, isRecent)))) >= most) return true;
  return false;
}

const oneAtATime = (db: Executor, kind: number, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${key}))`);
