import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import {
  bookableTreatments,
  bookingBlocks,
  bookingSettings,
  bookings,
  busyTimes,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { keepBookingMark } from "#domain/catalogue/ranking/update-booking-mark.server.ts";
import type { Move } from "#shared/move.ts";
import { moveQuarters } from "./internal/move-busy-time.server.ts";
import { bookingsTag } from "./tags.ts";

/**
 * Moves bookings without losing any: simultaneous visits get separate capacity, even above the
 * limit. The settings move too if the remaining listing takes no bookings. Otherwise it keeps its
 * own and adds the missing treatments.
 */
export async function moveBookings(tx: Transaction, { from, to }: Move) {
  // Serializes with changes to bookings of either listing.
  await tx.execute(
    sql`select from bookings where med_spa_id in (${from}, ${to}) order by id for update`,
  );
  if ((await tx.$count(bookingSettings, eq(bookingSettings.medSpaId, to))) === 0) {
    await tx
      .update(bookingSettings)
      .set({ medSpaId: to })
      .where(eq(bookingSettings.medSpaId, from));
    await tx.update(busyTimes).set({ medSpaId: to }).where(eq(busyTimes.medSpaId, from));
  }
  await tx.execute(sql`
    insert into bookable_treatments (med_spa_id, treatment_id, buffer_minutes)
    select ${to}::int, treatment_id, buffer_minutes from bookable_treatments where med_spa_id = ${from} on conflict do nothing`);
  await tx.delete(bookableTreatments).where(eq(bookableTreatments.medSpaId, from));
  await tx.update(bookings).set({ medSpaId: to }).where(eq(bookings.medSpaId, from));
  await tx.update(bookingBlocks).set({ medSpaId: to }).where(eq(bookingBlocks.medSpaId, from));
  await moveQuarters(tx, { from, to });
  await joinWaitlists(tx, { from, to });
  const [settings] = await tx
    .select({ isOpen: bookingSettings.isOpen })
    .from(bookingSettings)
    .where(eq(bookingSettings.medSpaId, to));
  const offered = await tx.$count(bookableTreatments, eq(bookableTreatments.medSpaId, to));
  await keepBookingMark(tx, to, settings?.isOpen === true && offered > 0);
  await announceChange(tx, [bookingsTag]);
}

/** Duplicate entries keep the earlier position. */
async function joinWaitlists(tx: Transaction, { from, to }: Move) {
  await tx.execute(sql`
    update waitlist_entries set status = 'left' from (
      select id, row_number() over (partition by day, treatment_id, customer_email order by created_at, id) as turn
      from waitlist_entries where med_spa_id in (${from}, ${to}) and status = 'waiting') waiting
    where waitlist_entries.id = waiting.id and waiting.turn > 1`);
  await tx.update(waitlistEntries).set({ medSpaId: to }).where(eq(waitlistEntries.medSpaId, from));
}
