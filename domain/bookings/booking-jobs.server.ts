import { and, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import { bookingQuarters, bookings, waitlistEntries } from "#database/schema/bookings.ts";
import type { BookingTouches } from "./deps.ts";
import { forgetOldCustomers, forgetWhoLeft } from "./internal/anonymize.server.ts";
import { tellCustomer } from "./internal/notify.server.ts";
import { changeStatus, inviteToReview } from "./set-status.server.ts";
import { quarterAt } from "./slots.ts";
import { localTimeOf } from "./when.ts";

/** What time brings to bookings. Each says how many; done twice it does no harm. */

const hour = 60 * 60_000;
const day = 24 * hour;
const messageDays = 90;
const waitingDays = 30;

/** The day before: who is confirmed for one of the next 24 hours, and booked before that, is reminded once for each time. */
export async function remindCustomers(touches: BookingTouches) {
  const now = touches.clock();
  const soon = new Date(now.getTime() + day);
  const isDue = and(
    eq(bookings.status, "confirmed"),
    gt(bookings.startsAt, new Date(now.getTime() + 2 * hour)),
    lte(bookings.startsAt, soon),
  );
  const due = await touches.db
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
    await touches.db.transaction(async (tx) => {
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
        await tellCustomer({ ...touches, db: tx }, id, "reminded", {
          onceKey: `booking-reminder-${id}-${startsAt.getTime()}`,
        });
    });
  return due.length;
}

/**
 * A day after the visit a confirmed booking counts as completed, and the customer may write a review: a place that
 * never completes anything could else choose who writes.
 */
export async function completePastBookings(touches: BookingTouches) {
  const past = new Date(touches.clock().getTime() - day);
  const due = await touches.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, "confirmed"), lt(bookings.startsAt, past)));
  for (const { id } of due)
    await touches.db.transaction(async (tx) => {
      const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      if (held?.status === "confirmed")
        await changeStatus({ ...touches, db: tx }, tx, held, {
          status: "completed",
          by: { party: "site", userId: null },
        });
    });
  return due.length + (await inviteLate(touches, past));
}

/** Who was called completed before his time came is asked for his review as everybody is. */
async function inviteLate(touches: BookingTouches, past: Date) {
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
  const late = await touches.db.select().from(bookings).where(and(isLate, wereDue));
  for (const booking of late)
    await touches.db.transaction((tx) => inviteToReview({ ...touches, db: tx }, booking));
  return late.length;
}

/** A request that nobody answered before its time came is over. */
export async function endUnansweredRequests(touches: BookingTouches) {
  const due = await touches.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, "pending"), lt(bookings.startsAt, touches.clock())));
  for (const { id } of due)
    await touches.db.transaction(async (tx) => {
      const [held] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      const reason = "The request was not answered in time.";
      if (held?.status === "pending")
        await changeStatus({ ...touches, db: tx }, tx, held, {
          status: "cancelled",
          reason,
          by: { party: "site", userId: null },
        });
    });
  return due.length;
}

/** What customers wrote to places is health-adjacent: gone after 90 days, whatever became of the booking. */
export async function forgetMessages({ db, clock }: Pick<BookingTouches, "db" | "clock">) {
  const before = new Date(clock().getTime() - messageDays * day);
  const forgotten = await db
    .update(bookings)
    .set({ message: null })
    .where(and(isNotNull(bookings.message), lt(bookings.createdAt, before)))
    .returning({ id: bookings.id });
  return forgotten.length;
}

/** After the visit nobody needs to know which network booked it. */
export async function deleteSources({ db, clock }: Pick<BookingTouches, "db" | "clock">) {
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

/** Who deleted the account while a visit was to come is nameless when it is over. */
export const forgetFormerCustomers = ({ db, clock }: Pick<BookingTouches, "db" | "clock">) =>
  forgetWhoLeft(db, clock());

export { forgetOldCustomers };

/** Who waited for a day is no longer known a month after it. */
export async function forgetWaiting({ db, clock }: Pick<BookingTouches, "db" | "clock">) {
  const before = localTimeOf(new Date(clock().getTime() - waitingDays * day)).date;
  const gone = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.day, before))
    .returning({ id: waitlistEntries.id });
  return gone.length;
}

/** Places were taken for times that are over: nobody asks for them again. */
export async function sweepQuarters({ db, clock }: Pick<BookingTouches, "db" | "clock">) {
  const past = quarterAt(new Date(clock().getTime() - 7 * day));
  const swept = await db
    .delete(bookingQuarters)
    .where(lt(bookingQuarters.quarter, past))
    .returning({ quarter: bookingQuarters.quarter });
  return swept.length;
}
