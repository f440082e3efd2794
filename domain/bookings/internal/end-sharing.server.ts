import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { bookingSettings, busyTimes } from "#database/schema/bookings.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { bookingsTag } from "../tags.ts";

/**
 * Stops sending booking data to an account, and its calendar from blocking slots: at one listing,
 * or at all.
 */
export async function endSharing(tx: Executor, userId: number, medSpaId?: number) {
  const settingsOf = (
    column: typeof bookingSettings.calendarSetBy | typeof bookingSettings.busySetBy,
  ) =>
    and(
      eq(column, userId),
      medSpaId === undefined ? undefined : eq(bookingSettings.medSpaId, medSpaId),
    );
  await tx
    .update(bookingSettings)
    .set({ calendarTokenHash: null, calendarSetBy: null })
    .where(settingsOf(bookingSettings.calendarSetBy));
  await tx
    .update(medSpas)
    .set({ bookingEmail: null, bookingEmailSetBy: null })
    .where(
      and(
        eq(medSpas.bookingEmailSetBy, userId),
        medSpaId === undefined ? undefined : eq(medSpas.id, medSpaId),
      ),
    );
  const closed = await tx
    .select({ medSpaId: bookingSettings.medSpaId })
    .from(bookingSettings)
    .where(settingsOf(bookingSettings.busySetBy));
  await dropBusyCalendars(
    tx,
    closed.map((row) => row.medSpaId),
  );
}

/** Frees the times blocked by an external calendar. */
export async function dropBusyCalendars(tx: Executor, medSpaIds: number[]) {
  if (medSpaIds.length === 0) return;
  const none = {
    busyUrl: null,
    busySetBy: null,
    busyReadAt: null,
    busyProblem: null,
    busyNextReadAt: null,
  };
  await tx.update(bookingSettings).set(none).where(inArray(bookingSettings.medSpaId, medSpaIds));
  await tx.delete(busyTimes).where(inArray(busyTimes.medSpaId, medSpaIds));
  await announceChange(tx, [bookingsTag]);
}
