import { eq } from "drizzle-orm";
import { bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findAlternatives, findSlot } from "./availability.server.ts";
import type { AlternativeSlot } from "./booking.ts";
import { moveBookingTo } from "./change-booking.server.ts";
import type { BookingDeps } from "./deps.ts";
import { findOwnBookingOffer } from "./internal/bookable-treatment.server.ts";
import { bookingActor, recordBookingHistory } from "./internal/history.server.ts";
import { notifyCustomer } from "./internal/notify.server.ts";
import { findBooking } from "./list-bookings.server.ts";
import { insertBooking } from "./make-booking.server.ts";

/** Bookings of a listing, for its team. Each command returns not-found without the permission. */

type AddBookingResult =
  | { outcome: "made"; id: number }
  | { outcome: "not-found" }
  | { outcome: "taken"; alternatives: AlternativeSlot[] };
type BookingRequest = {
  listingId: number;
  treatmentId: number;
  date: string;
  time: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  note?: string;
};

/** Adds a booking by phone or at the desk: confirmed at once, for any future time. */
export async function addBooking(
  deps: BookingDeps,
  actor: Actor,
  { note = "", date, time, listingId, treatmentId, ...customer }: BookingRequest,
): Promise<AddBookingResult> {
  if (!may(actor, "bookings.manage", { listingId })) return { outcome: "not-found" };
  const offer = await findOwnBookingOffer(deps, listingId, treatmentId);
  if (!offer) return { outcome: "not-found" };
  const startsAt = await findSlot(deps, offer, { date, time });
  const id =
    startsAt &&
    (await deps.db.transaction(async (tx) => {
      const made = await insertBooking({ ...deps, db: tx }, tx, offer, {
        ...customer,
        startsAt,
        status: "confirmed",
        by: bookingActor(actor, listingId),
      });
      if (made === null) return null;
      if (note) await tx.update(bookings).set({ note }).where(eq(bookings.id, made));
      await notifyCustomer({ ...deps, db: tx }, made, "confirmed");
      return made;
    }));
  return id
    ? { outcome: "made", id }
    : { outcome: "taken", alternatives: await findAlternatives(deps, offer, { date, time }) };
}

type MoveOwnBookingResult =
  | { outcome: "moved" | "not-found" | "over" | "stale" }
  | { outcome: "taken"; alternatives: AlternativeSlot[] };

/**
 * Reschedules a booking. A cancelled one becomes confirmed at the new time. `version`: as shown
 * on the page.
 */
export async function moveOwnBooking(
  deps: BookingDeps,
  actor: Actor,
  id: number,
  { version, ...wished }: { date: string; time: string; version?: number | undefined },
): Promise<MoveOwnBookingResult> {
  const booking = await findBooking(deps, actor, id);
  if (!booking) return { outcome: "not-found" };
  if (booking.status === "completed") return { outcome: "over" };
  const found = await findOwnBookingOffer(deps, booking.listing.id, booking.treatment.id);
  if (!found) return { outcome: "not-found" };
  const offer = { ...found, except: { bookingId: id } };
  const startsAt = await findSlot(deps, offer, wished);
  const by = bookingActor(actor, booking.listing.id);
  const isMoved = await deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    if (version !== undefined && held?.version !== version) return "stale";
    return startsAt !== null && moveBookingTo({ ...deps, db: tx }, tx, offer, { id, startsAt, by });
  });
  if (isMoved === "stale") return { outcome: isMoved };
  return isMoved
    ? { outcome: "moved" }
    : { outcome: "taken", alternatives: await findAlternatives(deps, offer, wished) };
}

export async function saveBookingNote(deps: BookingDeps, actor: Actor, id: number, note: string) {
  return deps.db.transaction(async (tx) => {
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    if (!held || !may(actor, "bookings.manage", { listingId: held.listingId })) return "not-found";
    await tx.update(bookings).set({ note }).where(eq(bookings.id, id));
    await recordBookingHistory(tx, deps.clock(), id, "noted", bookingActor(actor, held.listingId));
    return "done";
  });
}
