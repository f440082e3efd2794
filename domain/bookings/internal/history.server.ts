import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { bookingHistory, bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { tellOfListing } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import type { Party } from "../booking.ts";
import { bookingsTag } from "../tags.ts";

type Act = (typeof bookingHistory.act.enumValues)[number];
export type By = { party: Party; userId: number | null };

export const byOf = ({ userId, memberships }: Actor, listingId: number): By => ({
  party: memberships.some((membership) => membership.listingId === listingId)
    ? "place"
    : "operator",
  userId,
});

/** Records the current state of a booking. Every change goes through here. */
export async function record(
  tx: Executor,
  now: Date,
  bookingId: number,
  act: Act,
  { party, userId }: By,
  reason = "",
) {
  const its = { status: bookings.status, startsAt: bookings.startsAt };
  const [booking] = await tx
    .update(bookings)
    .set({ version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, bookingId))
    .returning({ ...its, listingId: bookings.listingId });
  if (booking) {
    const { listingId, ...standing } = booking;
    await tx
      .insert(bookingHistory)
      .values({ bookingId, at: now, act, party, userId, reason, ...standing });
    // Notes are internal to the listing.
    if (act !== "noted")
      await tellOfListing(
        tx,
        act === "made" ? "booking.made" : "booking.changed",
        listingId,
        bookingId,
      );
  }
  await announceChange(tx, [bookingsTag]);
}
