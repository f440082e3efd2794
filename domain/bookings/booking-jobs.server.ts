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
  const completed = await changePast(deps, "confirmed", past, { status: "completed" });
  return completed + (await inviteLate(deps, past));
}

/** Changes bookings of a status that began before a time. */
async function changePast(
  deps: BookingDeps,
  from: "confirmed" | "pending",
  before: Date,
  change: { status: "completed" | "cancelled"; reason?: string },
) {
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, from), lt(bookings.startsAt, before)));
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      const by = { party: "site" as const, userId: null };
      if (held?.status === from)
        await changeBookingStatus({ ...deps, db: tx }, tx, held, { ...change, by });
    });
  return due.length;
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
export const endUnansweredRequests = (deps: BookingDeps) =>
  changePast(deps, "pending", deps.clock(), {
    status: "cancelled",
    reason: "The request was not answered in time.",
  });

/** Deletes customers' messages after 90 days, because they may mention health. */
export async function deleteOldBookingMessages({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - messageDays * day);
  const { rowCount } = await db
    .update(bookings)
    .set({ message: null })
    .where(and(isNotNull(bookings.message), lt(bookings.createdAt, before)));
  return rowCount ?? 0;
}

/** Deletes the source networks of bookings, which are no longer needed after the visit. */
export async function deleteSources({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const isOver = and(
    isNotNull(bookings.source),
    lt(bookings.startsAt, new Date(clock().getTime() - day)),
  );
  const { rowCount } = await db.update(bookings).set({ source: null }).where(isOver);
  return rowCount ?? 0;
}

/** Anonymizes deleted accounts once their upcoming visit is over. */
export const anonymizeDeletedCustomers = ({ db, clock }: Pick<BookingDeps, "db" | "clock">) =>
  anonymizeDeletedAccounts(db, clock());

export { anonymizeOldCustomers };

/** Deletes waiting list entries a month after their day. */
export async function deletePastWaitlist({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const before = localTimeOf(new Date(clock().getTime() - waitingDays * day)).date;
  const { rowCount } = await db.delete(waitlistEntries).where(lt(waitlistEntries.day, before));
  return rowCount ?? 0;
}

export async function deletePastQuarterHours({ db, clock }: Pick<BookingDeps, "db" | "clock">) {
  const past = quarterHourAt(new Date(clock().getTime() - 7 * day));
  const { rowCount } = await db.delete(bookingSlots).where(lt(bookingSlots.quarterHour, past));
  return rowCount ?? 0;
}
