import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { bookingHistory, bookingSettings, bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { inviteReview } from "#domain/reviews/invite-review.server.ts";
import type { BookingStatus } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import {
  type BookingActor,
  bookingActor,
  recordBookingHistory,
} from "./internal/history.server.ts";
import { notifyCustomer } from "./internal/notify.server.ts";
import { reserveCapacity } from "./internal/reserve-capacity.server.ts";
import { releaseOrOfferSlot } from "./internal/waitlist.server.ts";
import { localTimeOf } from "./when.ts";

type BookingRow = typeof bookings.$inferSelect;
export type SetStatusResult =
  | "done"
  | "not-found"
  | "taken"
  | "stale"
  | "cancelled-by-customer"
  | "not-started";

/**
 * Lets the listing set any status to confirmed, cancelled, or completed. Reviving a booking needs
 * its slot to be free; if the customer cancelled it, also the version, so no caller revives it by
 * accident. Only a visit that has started can be completed. The customer is notified.
 */
export async function setBookingStatus(
  deps: BookingDeps,
  actor: Actor,
  id: number,
  /** `version`: the one that the caller last saw. */
  {
    version,
    ...change
  }: {
    status: Exclude<BookingStatus, "pending">;
    reason?: string;
    noShow?: boolean;
    version?: number | undefined;
  },
): Promise<SetStatusResult> {
  return deps.db.transaction(async (tx): Promise<SetStatusResult> => {
    const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
    if (!held || !may(actor, "bookings.manage", { listingId: held.listingId })) return "not-found";
    const { noShow = held.noShow } = change;
    if (held.status === change.status && (change.status !== "completed" || held.noShow === noShow))
      return "done";
    if (version !== undefined && version !== held.version) return "stale";
    if (change.status === "completed" && held.startsAt > deps.clock()) return "not-started";
    if (
      version === undefined &&
      held.status === "cancelled" &&
      (await isCancelledByCustomer(tx, id))
    )
      return "cancelled-by-customer";
    return changeBookingStatus({ ...deps, db: tx }, tx, held, {
      ...change,
      noShow,
      by: bookingActor(actor, held.listingId),
    });
  });
}

async function isCancelledByCustomer(tx: Transaction, bookingId: number) {
  const isItsStatus = and(eq(bookingHistory.bookingId, bookingId), ne(bookingHistory.act, "noted"));
  const [last] = await tx
    .select({ party: bookingHistory.party })
    .from(bookingHistory)
    .where(isItsStatus)
    .orderBy(desc(bookingHistory.id))
    .limit(1);
  return last?.party === "customer";
}

type StatusChange = {
  status: Exclude<BookingStatus, "pending">;
  reason?: string;
  noShow?: boolean;
  by: BookingActor;
};

/** Changes the status of a booking. The caller holds the row lock. */
export async function changeBookingStatus(
  deps: BookingDeps,
  tx: Transaction,
  held: BookingRow,
  { status, reason = "", noShow = false, by }: StatusChange,
): Promise<SetStatusResult> {
  const now = deps.clock();
  const isToCome = held.startsAt > now;
  if (held.status === "cancelled" && isToCome) {
    const place = await holdAgain(tx, held);
    if (place === null) return "taken";
    await tx.update(bookings).set({ station: place }).where(eq(bookings.id, held.id));
  }
  await tx
    .update(bookings)
    .set({
      status,
      noShow: status === "completed" && noShow,
      station: status === "cancelled" ? null : undefined,
    })
    .where(eq(bookings.id, held.id));
  await recordBookingHistory(
    tx,
    now,
    held.id,
    held.status === "cancelled" ? "reopened" : status,
    by,
    reason,
  );
  if (status === "cancelled") await releaseOrOfferSlot(deps, tx, held);
  if (status !== "completed") await notifyCustomer(deps, held.id, status, { reason });
  else {
    const isInvited = !noShow && (await inviteToReview(deps, held));
    if (by.party !== "site" && !isInvited)
      await notifyCustomer(deps, held.id, noShow ? "missed" : "completed");
  }
  return "done";
}

async function holdAgain(
  tx: Transaction,
  { id, listingId, startsAt, minutes, bufferMinutes }: BookingRow,
) {
  const [settings] = await tx
    .select({ places: bookingSettings.capacity })
    .from(bookingSettings)
    .where(eq(bookingSettings.listingId, listingId));
  return reserveCapacity(
    tx,
    settings?.places ?? 1,
    { listingId, startsAt, minutes: minutes + bufferMinutes },
    { bookingId: id },
  );
}

/**
 * Invites once per booking, however often it is completed. Returns true if an email was queued.
 */
export async function inviteToReview(
  deps: BookingDeps,
  {
    id,
    listingId,
    treatmentId,
    startsAt,
    customerName: name,
    customerEmail: email,
    locale: language,
  }: BookingRow,
) {
  if (startsAt > deps.clock() || !email) return false;
  const [first] = await deps.db
    .update(bookings)
    .set({ invitedAt: deps.clock() })
    .where(and(eq(bookings.id, id), sql`${bookings.invitedAt} is null`))
    .returning({ id: bookings.id });
  if (!first) return false;
  const proof = (await wasVisit(deps, id)) ? "booking" : "email";
  return (
    (await inviteReview(deps, {
      listingId,
      proof,
      name,
      email,
      treatmentId,
      visitedOn: localTimeOf(startsAt).date,
      language,
    })) !== ""
  );
}

/**
 * Returns true for a customer's booking that the listing completed. Automatic completion, and
 * bookings entered by the listing, do not prove a visit.
 */
async function wasVisit({ db }: Pick<BookingDeps, "db">, bookingId: number) {
  const entries = await db
    .select()
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, bookingId));
  const isMade = entries.some(({ act, party }) => act === "made" && party === "customer");
  return (
    isMade &&
    entries.some(
      ({ act, status, party }) =>
        act !== "noted" && status === "completed" && (party === "listing" || party === "admin"),
    )
  );
}
