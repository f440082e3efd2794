import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { bookingSettings, busyTimes } from "#database/schema/bookings.ts";
import { removeBookingEmailsSetBy } from "#domain/catalogue/listings/booking-address.server.ts";
import { bookingsTag } from "../tags.ts";

/**
 * Stops sending booking data to an account, and its calendar from blocking slots: at one listing,
 * or at all.
 */
export async function endCalendarSharing(tx: Executor, userId: number, listingId?: number) {
  const settingsOf = (
    column: typeof bookingSettings.calendarSetBy | typeof bookingSettings.busySetBy,
  ) =>
    and(
      eq(column, userId),
      listingId === undefined ? undefined : eq(bookingSettings.listingId, listingId),
    );
  await tx
    .update(bookingSettings)
    .set({ calendarTokenHash: null, calendarSetBy: null })
    .where(settingsOf(bookingSettings.calendarSetBy));
  await removeBookingEmailsSetBy({ db: tx }, userId, listingId);
  const closed = await tx
    .select({ listingId: bookingSettings.listingId })
    .from(bookingSettings)
    .where(settingsOf(bookingSettings.busySetBy));
  await deleteBusyCalendars(
    tx,
    closed.map((row) => row.listingId),
  );
}

/** Frees the times blocked by an external calendar. */
export async function deleteBusyCalendars(tx: Executor, listingIds: number[]) {
  if (listingIds.length === 0) return;
  const none = {
    busyUrl: null,
    busySetBy: null,
    busyReadAt: null,
    busyProblem: null,
    busyNextReadAt: null,
  };
  await tx.update(bookingSettings).set(none).where(inArray(bookingSettings.listingId, listingIds));
  await tx.delete(busyTimes).where(inArray(busyTimes.listingId, listingIds));
  await invalidateTags(tx, [bookingsTag]);
}
