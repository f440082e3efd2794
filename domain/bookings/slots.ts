import { hoursOn, type OpeningHours } from "#domain/catalogue/listings/opening.ts";
import { clockOfDay, timeOf } from "#shared/local-time.ts";

/** Computes free slots. Pages, API, bookings, and the waiting list all use this module. */

const quarterMinutes = 15;
const quarterLength = quarterMinutes * 60_000;

export function quarterHoursOf(startsAt: Date, minutes: number) {
  const first = Math.floor(startsAt.getTime() / quarterLength);
  const end = Math.ceil((startsAt.getTime() + minutes * 60_000) / quarterLength);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

export const quarterHourAt = (at: Date) => Math.floor(at.getTime() / quarterLength);

/** Occupied capacity by quarter, and the number that external calendars block in addition. */
export type OccupiedCapacity = {
  places: ReadonlyMap<number, ReadonlySet<number>>;
  busy: ReadonlyMap<number, number>;
};

/** Lists capacity that is free in all quarters, lowest number first. */
export function listFreeCapacity(
  count: number,
  { places, busy }: OccupiedCapacity,
  quarters: number[],
) {
  const isFull = quarters.some(
    (quarter) => (places.get(quarter)?.size ?? 0) + (busy.get(quarter) ?? 0) >= count,
  );
  if (isFull) return [];
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((place) => !quarters.some((quarter) => places.get(quarter)?.has(place)));
}

export type SlotRules = {
  hours: OpeningHours;
  places: number;
  stepMinutes: number;
  minutes: number;
  bufferMinutes: number;
  earliest: Date;
  latest: Date;
};
export type BookingSlot = { time: string; startsAt: Date };

/**
 * Lists the slots of a day. The visit must end before closing time; the buffer may extend past it.
 */
export function slotsOn(day: string, offer: SlotRules, taken: OccupiedCapacity): BookingSlot[] {
  const clock = clockOfDay(day);
  return hoursOn(offer.hours, day).flatMap(([from, to]) => {
    const slots: BookingSlot[] = [];
    const first = Math.ceil(from / offer.stepMinutes) * offer.stepMinutes;
    for (let minute = first; minute + offer.minutes <= to; minute += offer.stepMinutes) {
      const startsAt = clock(minute);
      if (!startsAt || startsAt < offer.earliest || startsAt > offer.latest) continue;
      if (
        listFreeCapacity(
          offer.places,
          taken,
          quarterHoursOf(startsAt, offer.minutes + offer.bufferMinutes),
        ).length > 0
      )
        slots.push({ time: timeOf(minute), startsAt });
    }
    return slots;
  });
}
