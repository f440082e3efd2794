import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { bookingSettings, bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import { inviteReview } from "#domain/reviews/invite-review.server.ts";
import type { BookingStatus } from "./booking.ts";
import { type By, byOf, record } from "./internal/history.server.ts";
import { holdPlace } from "./internal/hold-place.server.ts";
import { tellCustomer } from "./internal/tell.server.ts";
import { giveUpPlace } from "./internal/waiting.server.ts";
import type { BookingTouches } from "./touches.ts";
import { localTimeOf } from "./when.ts";

type Row = typeof bookings.$inferSelect;
type Set = "done" | "not-found" | "taken";

/**
 * By the place, from any status to confirmed, cancelled or completed. A booking that comes back to life needs its time
 * to be free again. The customer is told.
 */
export async function setBookingStatus(
  touches: BookingTouches,
  actor: Actor,
  id: number,
  change: { status: Exclude<BookingStatus, "pending">; reason?: string; noShow?: boolean },
): Promise<Set> {
  return touches.db.transaction(async (tx): Promise<Set> => {
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    if (!held || !may(actor, "run bookings", { medSpaId: held.medSpaId })) return "not-found";
    const { noShow = held.noShow } = change;
    if (held.status === change.status && (change.status !== "completed" || held.noShow === noShow)) return "done";
    return changeStatus({ ...touches, db: tx }, tx, held, { ...change, noShow, by: byOf(actor, held.medSpaId) });
  });
}

type Change = { status: Exclude<BookingStatus, "pending">; reason?: string; noShow?: boolean; by: By };

/** The row is held by the caller. */
export async function changeStatus(touches: BookingTouches, tx: Transaction, held: Row, { status, reason = "", noShow = false, by }: Change): Promise<Set> {
  const now = touches.clock();
  const isToCome = held.startsAt > now;
  if (held.status === "cancelled" && isToCome) {
    const place = await holdAgain(tx, held);
    if (place === null) return "taken";
    await tx.update(bookings).set({ place }).where(eq(bookings.id, held.id));
  }
  await tx
    .update(bookings)
    .set({ status, noShow: status === "completed" && noShow, ...(status === "cancelled" ? { place: null } : {}) })
    .where(eq(bookings.id, held.id));
  await record(tx, now, held.id, held.status === "cancelled" ? "reopened" : status, by, reason);
  if (status === "cancelled") await giveUpPlace(touches, tx, held);
  if (status !== "completed") await tellCustomer(touches, held.id, status, { reason });
  if (status === "completed" && !noShow) await inviteToReview(touches, held);
  return "done";
}

async function holdAgain(tx: Transaction, { id, medSpaId, startsAt, minutes, bufferMinutes }: Row) {
  const [settings] = await tx.select({ places: bookingSettings.places }).from(bookingSettings).where(eq(bookingSettings.medSpaId, medSpaId));
  return holdPlace(tx, settings?.places ?? 1, { medSpaId, startsAt, minutes: minutes + bufferMinutes }, { bookingId: id });
}

/** Once for each booking, however often it is completed. */
export async function inviteToReview(
  touches: BookingTouches,
  { id, medSpaId, treatmentId, startsAt, customerName: name, customerEmail: email, language }: Row,
) {
  if (startsAt > touches.clock() || !email) return;
  const [first] = await touches.db
    .update(bookings)
    .set({ invitedAt: touches.clock() })
    .where(and(eq(bookings.id, id), sql`${bookings.invitedAt} is null`))
    .returning({ id: bookings.id });
  if (first) await inviteReview(touches, { medSpaId, proof: "booking", name, email, treatmentId, visitedOn: localTimeOf(startsAt).date, language });
}
