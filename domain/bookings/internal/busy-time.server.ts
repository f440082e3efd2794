import { and, between, eq, gt, lt } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookingSlots, busyTimes } from "#database/schema/bookings.ts";
import { type OccupiedCapacity, quarterHourAt, quarterHoursOf } from "../slots.ts";

export type SlotHolder = { bookingId: number } | { blockId: number };

type BusyQuarterRow = {
  station: number;
  quarterHour: number;
  bookingId: number | null;
  blockId: number | null;
};

export const isReservedBy = (holder: SlotHolder) => (row: BusyQuarterRow) =>
  "bookingId" in holder ? row.bookingId === holder.bookingId : row.blockId === holder.blockId;

export function listReservedQuarterHours(
  { db }: { db: Executor },
  listingId: number,
  from: Date,
  to: Date,
): Promise<BusyQuarterRow[]> {
  const { station, quarterHour, bookingId, blockId } = bookingSlots;
  return db
    .select({ station, quarterHour, bookingId, blockId })
    .from(bookingSlots)
    .where(
      and(
        eq(bookingSlots.listingId, listingId),
        between(quarterHour, quarterHourAt(from), quarterHourAt(to)),
      ),
    );
}

/**
 * Reads the occupied capacity. For a booking that is being rescheduled, its own slot counts as
 * free.
 */
export async function readOccupiedCapacity(
  { db }: { db: Executor },
  listingId: number,
  from: Date,
  to: Date,
  except?: SlotHolder,
): Promise<OccupiedCapacity> {
  const rows = await listReservedQuarterHours({ db }, listingId, from, to);
  const isOwn = except ? isReservedBy(except) : () => false;
  return {
    places: groupByQuarterHour(rows.filter((row) => !isOwn(row))),
    busy: await readBusy({ db }, listingId, from, to),
  };
}

export function groupByQuarterHour(rows: BusyQuarterRow[]) {
  const places = new Map<number, Set<number>>();
  for (const { station: place, quarterHour: quarter } of rows)
    places.set(quarter, (places.get(quarter) ?? new Set()).add(place));
  return places;
}

export async function readBusy({ db }: { db: Executor }, listingId: number, from: Date, to: Date) {
  const stretches = await db
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(
      and(
        eq(busyTimes.listingId, listingId),
        lt(busyTimes.startsAt, to),
        gt(busyTimes.endsAt, from),
      ),
    );
  const busy = new Map<number, number>();
  for (const { startsAt, endsAt } of stretches) {
    const [start, end] = [
      Math.max(startsAt.getTime(), from.getTime()),
      Math.min(endsAt.getTime(), to.getTime()),
    ];
    for (const quarter of quarterHoursOf(new Date(start), (end - start) / 60_000))
      busy.set(quarter, (busy.get(quarter) ?? 0) + 1);
  }
  return busy;
}
