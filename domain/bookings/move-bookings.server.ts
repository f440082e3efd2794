import { eq, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import {
  bookableTreatments,
  bookingBlocks,
  bookingSettings,
  bookingSlots,
  bookings,
  busyTimes,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { setBookingFlag } from "#domain/catalogue/ranking/set-booking-flag.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { assignLowestCapacity } from "./lowest-capacity.ts";
import { bookingsTag } from "./tags.ts";

/**
 * Moves bookings without losing any: simultaneous visits get separate capacity, even above the
 * limit. The settings move too if the remaining listing takes no bookings. Otherwise it keeps its
 * own and adds the missing treatments.
 */
export async function moveBookings(tx: Transaction, { from, to }: ListingMove) {
  // Serializes with changes to bookings of either listing.
  await tx.execute(
    sql`select from bookings where listing_id in (${from}, ${to}) order by id for update`,
  );
  if ((await tx.$count(bookingSettings, eq(bookingSettings.listingId, to))) === 0) {
    await tx
      .update(bookingSettings)
      .set({ listingId: to })
      .where(eq(bookingSettings.listingId, from));
    await tx.update(busyTimes).set({ listingId: to }).where(eq(busyTimes.listingId, from));
  }
  await tx.execute(sql`
    insert into bookable_treatments (listing_id, treatment_id, buffer_minutes)
    select ${to}::int, treatment_id, buffer_minutes from bookable_treatments where listing_id = ${from} on conflict do nothing`);
  await tx.delete(bookableTreatments).where(eq(bookableTreatments.listingId, from));
  await tx.update(bookings).set({ listingId: to }).where(eq(bookings.listingId, from));
  await tx.update(bookingBlocks).set({ listingId: to }).where(eq(bookingBlocks.listingId, from));
  await moveQuarterHours(tx, { from, to });
  await joinWaitlists(tx, { from, to });
  const [settings] = await tx
    .select({ isOpen: bookingSettings.isOpen })
    .from(bookingSettings)
    .where(eq(bookingSettings.listingId, to));
  const offered = await tx.$count(bookableTreatments, eq(bookableTreatments.listingId, to));
  await setBookingFlag(tx, to, settings?.isOpen === true && offered > 0);
  await invalidateTags(tx, [bookingsTag]);
}

/** Moves waitlist entries to another listing. Duplicate entries keep the earlier position. */
async function joinWaitlists(tx: Transaction, { from, to }: ListingMove) {
  await tx.execute(sql`
    update waitlist_entries set status = 'left' from (
      select id, row_number() over (partition by day, treatment_id, customer_email order by created_at, id) as turn
      from waitlist_entries where listing_id in (${from}, ${to}) and status = 'waiting') waiting
    where waitlist_entries.id = waiting.id and waiting.turn > 1`);
  await tx
    .update(waitlistEntries)
    .set({ listingId: to })
    .where(eq(waitlistEntries.listingId, from));
}

/** Moves visits and blocks to the lowest capacity that is free for all of their quarters. */
async function moveQuarterHours(tx: Transaction, { from, to }: ListingMove) {
  const coming = await tx
    .select()
    .from(bookingSlots)
    .where(eq(bookingSlots.listingId, from))
    .orderBy(bookingSlots.quarterHour);
  if (coming.length === 0) return;
  const there = await tx
    .select({ station: bookingSlots.station, quarterHour: bookingSlots.quarterHour })
    .from(bookingSlots)
    .where(eq(bookingSlots.listingId, to));
  const holderOf = ({ bookingId, blockId }: (typeof coming)[number]) =>
    bookingId === null ? `block ${blockId}` : `booking ${bookingId}`;
  const held = Map.groupBy(coming, holderOf);
  const places = assignLowestCapacity(
    there,
    [...held].map(([holder, rows]) => ({
      holder,
      quarters: rows.map(({ quarterHour }) => quarterHour),
    })),
  );
  const moved = coming.map((row) => ({
    ...row,
    listingId: to,
    station: places.get(holderOf(row)) ?? row.station,
  }));
  await tx.delete(bookingSlots).where(eq(bookingSlots.listingId, from));
  await bulkInsert(tx, bookingSlots, moved);
  for (const [table, column] of [
    ["bookings", "booking_id"],
    ["booking_blocks", "block_id"],
  ] as const)
    await tx.execute(sql`
      update ${sql.identifier(table)} holder set station = q.station
      from (select distinct ${sql.identifier(column)} as id, station from booking_slots where listing_id = ${to} and ${sql.identifier(column)} is not null) q
      where holder.id = q.id and holder.station is distinct from q.station`);
}
