import { and, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { bookingSlots, bookings, waitlistEntries } from "#database/schema/bookings.ts";
import type { BookingDeps } from "./deps.ts";
import { anonymizeDeletedAccounts, anonymizeOldCustomers } from "./internal/anonymize.server.ts";
import { notifyCustomer } from "./internal/notify.server.ts";
import { changeBookingStatus, inviteToReview } from "./set-status.server.ts";
import { quarterHourAt } from "./slots.ts";
import { localTimeOf } from "./when.ts";

/** Time-based jobs for bookings. Each returns a count and is idempotent. */

const hour = 60 * 60_000;
const day = 24 * hour;
const messageDays = 90;
const waitingDays = 30;

/**
 * Reminds customers of confirmed bookings in the next 24 hours once per time, if they booked
 * before that window.
 */
export async function remindCustomers(deps: BookingDeps) {
  const now = deps.clock();
  const soon = new Date(now.getTime() + day);
  const isDue = and(
    eq(bookings.status, "confirmed"),
    gt(bookings.startsAt, new Date(now.getTime() + 2 * hour)),
    lte(bookings.startsAt, soon),
  );
  const due = await deps.db
    .select({ id: bookings.id, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        isDue,
        lt(bookings.createdAt, sql`${bookings.startsAt} - interval '26 hours'`),
        sql`(${bookings.remindedFor} is distinct from ${bookings.startsAt})`,
      ),
    );
  for (const { id, startsAt } of due)
    await deps.db.transaction(async (tx) => {
      const [mine] = await tx
        .update(bookings)
        .set({ remindedFor: startsAt })
        .where(
          and(
            eq(bookings.id, id),
            eq(bookings.status, "confirmed"),
            eq(bookings.startsAt, startsAt),
            sql`${bookings.remindedFor} is distinct from ${bookings.startsAt}`,
          ),
        )
        .returning({ id: bookings.id });
      if (mine)
        await notifyCustomer({ ...deps, db: tx }, id, "reminded", {
          idempotencyKey: `booking-reminder-${id}-${startsAt.getTime()}`,
        });
    });
  return due.length;
}

/**
 * Marks confirmed bookings as completed a day after the visit and invites a review. Otherwise a
 * listing could choose reviewers by never completing bookings.
 */
export async function completePastBookings(deps: BookingDeps) {
  const past = new Date(deps.clock().getTime() - day);
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, "confirmed"), lt(bookings.startsAt, past)));
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      if (held?.status === "confirmed")
        await changeBookingStatus({ ...deps, db: tx }, tx, held, {
          status: "completed",
          by: { party: "site", userId: null },
        });
    });
  return due.length + (await inviteLate(deps, past));
}

/** Invites customers whose booking was marked as completed before the visit. */
async function inviteLate(deps: BookingDeps, past: Date) {
  const isLate = and(
    eq(bookings.status, "completed"),
    eq(bookings.noShow, false),
    isNull(bookings.invitedAt),
    ne(bookings.customerEmail, ""),
  );
  const wereDue = and(
    lt(bookings.startsAt, past),
    gt(bookings.startsAt, new Date(past.getTime() - 7 * day)),
  );
  const late = await deps.db.select().from(bookings).where(and(isLate, wereDue));
  for (const booking of late)
    await deps.db.transaction((tx) => inviteToReview({ ...deps, db: tx }, booking));
  return late.length;
}

/** Ends requests that were not answered before their time. */
export async function endUnansweredRequests(deps: BookingDeps) {
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, "pending"), lt(bookings.startsAt, deps.clock())));
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      const reason = "The request was not answered in time.";
      if (held?.status === "pending")
        await changeBookingStatus({ ...deps, db: tx }, tx, held, {
          status: "cancelled",
          reason,
          by: { party: "site", userId: null },
        });
    });
  return due.length;
}

/** Customers' messages are health-adjacent: deleted after 90 days in every case. */
export async function deleteOldBookingMessages({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - messageDays * day);
  const deleted = await db
    .update(bookings)
    .set({ message: null })
    .where(and(isNotNull(bookings.message), lt(bookings.createdAt, before)))
    .returning({ id: bookings.id });
  return deleted.length;
}

/** The source network is no longer needed after the visit. */
export async function deleteSources({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const isOver = and(
    isNotNull(bookings.source),
    lt(bookings.startsAt, new Date(clock().getTime() - day)),
  );
  const deleted = await db
    .update(bookings)
    .set({ source: null })
    .where(isOver)
    .returning({ id: bookings.id });
  return deleted.length;
}

/** Anonymizes deleted accounts once their upcoming visit is over. */
export const anonymizeDeletedCustomers = ({ db, clock }: Pick<BookingDeps, "db" | "clock">) =>
  anonymizeDeletedAccounts(db, clock());

export { anonymizeOldCustomers };

/** Deletes waiting list entries a month after their day. */
export async function deletePastWaitlist({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const before = localTimeOf(new Date(clock().getTime() - waitingDays * day)).date;
  const gone = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.day, before))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}

export async function deletePastQuarterHours({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const past = quarterHourAt(new Date(clock().getTime() - 7 * day));
  const swept = await db
    .delete(bookingSlots)
    .where(lt(bookingSlots.quarterHour, past))
    .returning({ quarter: bookingSlots.quarterHour });
  return swept.length;
}
