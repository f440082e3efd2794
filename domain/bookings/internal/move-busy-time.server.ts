import { eq, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Transaction } from "#database/database.ts";
import { bookingQuarters } from "#database/schema/bookings.ts";
import type { ListingMove } from "#shared/move.ts";
import { assignLowestCapacity } from "../lowest-capacity.ts";

/** Moves visits and blocks to the lowest capacity that is free for all of their quarters. */
export async function moveQuarterHours(tx: Transaction, { from, to }: ListingMove) {
  const coming = await tx
    .select()
    .from(bookingQuarters)
    .where(eq(bookingQuarters.listingId, from))
    .orderBy(bookingQuarters.quarter);
  if (coming.length === 0) return;
  const there = await tx
    .select({ place: bookingQuarters.place, quarter: bookingQuarters.quarter })
    .from(bookingQuarters)
    .where(eq(bookingQuarters.listingId, to));
  const holderOf = ({ bookingId, blockId }: (typeof coming)[number]) =>
    bookingId === null ? `block ${blockId}` : `booking ${bookingId}`;
  const held = Map.groupBy(coming, holderOf);
  const places = assignLowestCapacity(
    there,
    [...held].map(([holder, rows]) => ({ holder, quarters: rows.map(({ quarter }) => quarter) })),
  );
  const moved = coming.map((row) => ({
    ...row,
    listingId: to,
    place: places.get(holderOf(row)) ?? row.place,
  }));
  await tx.delete(bookingQuarters).where(eq(bookingQuarters.listingId, from));
  await bulkInsert(tx, bookingQuarters, moved);
  for (const [table, column] of [
    ["bookings", "booking_id"],
    ["booking_blocks", "block_id"],
  ] as const)
    await tx.execute(sql`
      update ${sql.identifier(table)} holder set place = q.place
      from (select distinct ${sql.identifier(column)} as id, place from booking_quarters where listing_id = ${to} and ${sql.identifier(column)} is not null) q
      where holder.id = q.id and holder.place is distinct from q.place`);
}
