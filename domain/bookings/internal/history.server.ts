import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { bookingHistory, bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import type { BookingParty } from "../booking.ts";
import { bookingsTag } from "../tags.ts";

type BookingAct = (typeof bookingHistory.act.enumValues)[number];
export type BookingActor = { party: BookingParty; userId: number | null };

export const bookingActor = ({ userId, memberships }: Actor, listingId: number): BookingActor => ({
  party: memberships.some((membership) => membership.listingId === listingId) ? "listing" : "admin",
  userId,
});

/** Records the current state of a booking. Every change goes through here. */
export async function recordBookingHistory(
  tx: Executor,
  now: Date,
  bookingId: number,
  act: BookingAct,
  { party, userId }: BookingActor,
  reason = "",
) {
  const fields = { status: bookings.status, startsAt: bookings.startsAt };
  const [booking] = await tx
    .update(bookings)
    .set({ version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, bookingId))
    .returning({ ...fields, listingId: bookings.listingId });
  if (booking) {
    const { listingId, ...standing } = booking;
    await tx
      .insert(bookingHistory)
      .values({ bookingId, at: now, act, party, userId, reason, ...standing });
    // Notes are internal to the listing.
    if (act !== "noted")
      await queueListingWebhook(
        tx,
        act === "made" ? "booking.made" : "booking.changed",
        listingId,
        bookingId,
      );
  }
  await invalidateTags(tx, [bookingsTag]);
}
