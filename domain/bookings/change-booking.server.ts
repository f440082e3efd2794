import { and, eq, gt } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { bookingHistory, bookings } from "#database/schema/bookings.ts";
import { findAlternatives, findSlot } from "./availability.server.ts";
import { type AlternativeSlot, occupiesSlot } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import { type BookableTreatment, findBookingOffer } from "./internal/bookable-treatment.server.ts";
import { type BookingActor, recordBookingHistory } from "./internal/history.server.ts";
import { notifyCustomer, notifyListing } from "./internal/notify.server.ts";
import { readBookingByLink, readBookingLink } from "./internal/read-booking.server.ts";
import { reserveCapacity } from "./internal/reserve-capacity.server.ts";
import { releaseOrOfferSlot } from "./internal/waitlist.server.ts";

/** Changes made by the customer through the private link. */

const byCustomer: BookingActor = { party: "customer", userId: null };

/** Maximum reschedules per day. Each one emails the customer and the listing. */
const mostMovesADay = 5;
const day = 24 * 60 * 60_000;

export type MoveBookingResult =
  | { outcome: "moved" | "not-found" | "over" | "not-bookable" | "too-often" }
  | { outcome: "taken"; alternatives: AlternativeSlot[] };

/** Takes the new slot before freeing the old one, so a lost race keeps the booking as it was. */
export async function moveBooking(
  deps: BookingDeps,
  link: string,
  wished: { date: string; time: string },
): Promise<MoveBookingResult> {
  const booking = await readBookingByLink(deps, link);
  if (!booking) return { outcome: "not-found" };
  if (!occupiesSlot(booking.status) || booking.startsAt <= deps.clock()) return { outcome: "over" };
  const found = await findBookingOffer(deps, booking.listing.slug, booking.treatment.slug);
  if (!found) return { outcome: "not-bookable" };
  const offer = { ...found, except: { bookingId: booking.id } };
  const startsAt = await findSlot(deps, offer, wished);
  if (startsAt === null)
    return { outcome: "taken", alternatives: await findAlternatives(deps, offer, wished) };
  const isMoved = await deps.db.transaction(async (tx) => {
    await tx.select().from(bookings).where(eq(bookings.id, booking.id)).for("update");
    if ((await countMoves({ ...deps, db: tx }, booking.id)) >= mostMovesADay) return "too-often";
    return moveBookingTo({ ...deps, db: tx }, tx, offer, {
      id: booking.id,
      startsAt,
      by: byCustomer,
    });
  });
  if (isMoved === "too-often") return { outcome: isMoved };
  return isMoved
    ? { outcome: "moved" }
    : { outcome: "taken", alternatives: await findAlternatives(deps, offer, wished) };
}

function countMoves({ db, clock }: Pick<BookingDeps, "db" | "clock">, bookingId: number) {
  const isByCustomer = and(eq(bookingHistory.act, "moved"), eq(bookingHistory.party, "customer"));
  const isRecent = gt(bookingHistory.at, new Date(clock().getTime() - day));
  return db.$count(
    bookingHistory,
    and(eq(bookingHistory.bookingId, bookingId), isByCustomer, isRecent),
  );
}

/**
 * Returns true if the booking was rescheduled. Listings that require requests must confirm again.
 */
export async function moveBookingTo(
  deps: BookingDeps,
  tx: Transaction,
  offer: BookableTreatment,
  { id, startsAt, by }: { id: number; startsAt: Date; by: BookingActor },
) {
  const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  const isBack = held?.status === "cancelled" && by.party !== "customer";
  if (!held || !(occupiesSlot(held.status) || isBack)) return false;
  const { minutes, bufferMinutes, places } = offer.times;
  const place = await reserveCapacity(
    tx,
    places,
    { listingId: held.listingId, startsAt, minutes: minutes + bufferMinutes },
    { bookingId: id },
  );
  if (place === null) return false;
  const isAskedAgain = by.party === "customer" && offer.mode === "request";
  const status = isBack ? "confirmed" : isAskedAgain ? "pending" : held.status;
  await tx
    .update(bookings)
    .set({ startsAt, minutes, bufferMinutes, station: place, status })
    .where(eq(bookings.id, id));
  await recordBookingHistory(tx, deps.clock(), id, isBack ? "reopened" : "moved", by);
  await notifyCustomer(deps, id, isBack ? "confirmed" : "moved");
  if (by.party === "customer") await notifyListing(deps, id, "moved");
  return true;
}

/** Cancels a booking; idempotent. */
export async function cancelBooking(deps: BookingDeps, link: string) {
  const id = readBookingLink(deps, link);
  if (id === null) return "not-found";
  return deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    if (!held) return "not-found";
    if (held.status === "cancelled") return "done";
    if (held.status === "completed" || held.startsAt <= deps.clock()) return "over";
    await tx
      .update(bookings)
      .set({ status: "cancelled", station: null })
      .where(eq(bookings.id, id));
    await recordBookingHistory(tx, deps.clock(), id, "cancelled", byCustomer);
    await notifyCustomer({ ...deps, db: tx }, id, "cancelled");
    await notifyListing({ ...deps, db: tx }, id, "cancelled");
    await releaseOrOfferSlot({ ...deps, db: tx }, tx, held);
    return "done";
  });
}
