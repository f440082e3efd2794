import { eq, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Transaction } from "#database/database.ts";
import { bookingSlots } from "#database/schema/bookings.ts";
import type { ListingMove } from "#shared/move.ts";
import { assignLowestCapacity } from "../lowest-capacity.ts";

/** Moves visits and blocks to the lowest capacity that is free for all of their quarters. */
export async function moveQuarterHours(tx: Transaction, { from, to }: ListingMove) {
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
