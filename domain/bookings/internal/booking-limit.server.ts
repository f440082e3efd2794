import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";
import type { From } from "#domain/accounts/actor.ts";
import { networkOf } from "#domain/accounts/rate-limit/network.ts";
import type { BookingTouches } from "../deps.ts";

/** At one listing: of one address, and of one network, whatever addresses it invents. */
const mostOfAddress = 10;
const mostOfSource = 12;
const day = 24 * 60 * 60_000;

export const sourceOf = ({ fingerprint }: Pick<BookingTouches, "fingerprint">, { address }: From) =>
  fingerprint(`booking from ${networkOf(address, "household")}`);

type Booker = { medSpaId: number; email: string; source: string | null };

/**
 * Within the transaction of the booking. The locks let one at a time count and book for an address and for a network, which
 * PostgreSQL would else let do so at once; everyone takes them in this order. A network's cancelled bookings count for a day:
 * booking and cancelling in turns empties a calendar, too.
 */
export async function hasTooMany(
  { db, clock }: { db: Executor; clock: () => Date },
  { medSpaId, email, source }: Booker,
) {
  const address = email.toLowerCase();
  await oneAtATime(db, 1, `${medSpaId} ${address}`);
  if (source) await oneAtATime(db, 2, `${medSpaId} ${source}`);
  const isOpen = and(
    inArray(bookings.status, ["pending", "confirmed"]),
    gt(bookings.startsAt, clock()),
  );
  const isRecent = gt(bookings.createdAt, new Date(clock().getTime() - day));
  const count = (of: ReturnType<typeof and>) =>
    db.$count(bookings, and(eq(bookings.medSpaId, medSpaId), of));
  if ((await count(and(eq(bookings.customerEmail, address), isOpen))) >= mostOfAddress) return true;
  return (
    source !== null &&
    (await count(and(eq(bookings.source, source), or(isOpen, isRecent)))) >= mostOfSource
  );
}

const oneAtATime = (db: Executor, kind: number, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${kind}::int, hashtext(${key}))`);
