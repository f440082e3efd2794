import { and, eq, inArray, ne, notInArray, or } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { bookingSlots } from "#database/schema/bookings.ts";
import { listFreeCapacity, quarterHoursOf } from "../slots.ts";
import {
  groupByQuarterHour,
  isReservedBy,
  listReservedQuarterHours,
  readBusy,
  type SlotHolder,
} from "./busy-time.server.ts";

type Visit = { listingId: number; startsAt: Date; minutes: number };

const holderIs = (holder: SlotHolder) =>
  "bookingId" in holder
    ? eq(bookingSlots.bookingId, holder.bookingId)
    : eq(bookingSlots.blockId, holder.blockId);

/**
 * Reserves free capacity for the whole visit, or reports that none is left. The holder's earlier
 * reservation is released once the new one is taken. Of two concurrent calls, the primary key
 * lets one through. All rows are written in the same order, by capacity and quarter, to avoid
 * deadlocks.
 */
export async function reserveCapacity(
  tx: Transaction,
  places: number,
  { listingId, startsAt, minutes }: Visit,
  holder: SlotHolder,
): Promise<number | null> {
  const quarters = quarterHoursOf(startsAt, minutes);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const rows = await listReservedQuarterHours({ db: tx }, listingId, startsAt, endsAt);
  const own = rows.filter(isReservedBy(holder));
  const taken = {
    places: groupByQuarterHour(rows.filter((row) => !own.includes(row))),
    busy: await readBusy({ db: tx }, listingId, startsAt, endsAt),
  };
  for (const place of listFreeCapacity(places, taken, quarters)) {
    const missing = quarters.filter(
      (quarter) => !own.some((row) => row.station === place && row.quarterHour === quarter),
    );
    const isAtPlace = and(holderIs(holder), eq(bookingSlots.station, place));
    if (
      (await insertQuarters(
        tx,
        missing.map((quarter) => ({ listingId, station: place, quarterHour: quarter, ...holder })),
      )) === missing.length
    ) {
      await tx
        .delete(bookingSlots)
        .where(
          and(
            holderIs(holder),
            or(ne(bookingSlots.station, place), notInArray(bookingSlots.quarterHour, quarters)),
          ),
        );
      return place;
    }
    await tx.delete(bookingSlots).where(and(isAtPlace, inArray(bookingSlots.quarterHour, missing)));
  }
  return null;
}

async function insertQuarters(tx: Transaction, rows: (typeof bookingSlots.$inferInsert)[]) {
  if (rows.length === 0) return 0;
  return (
    await tx
      .insert(bookingSlots)
      .values(rows)
      .onConflictDoNothing()
      .returning({ quarter: bookingSlots.quarterHour })
  ).length;
}

export async function releaseCapacity(tx: Transaction, holder: SlotHolder) {
  await tx.delete(bookingSlots).where(holderIs(holder));
}
