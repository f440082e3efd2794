import { type Hours, hoursOn } from "#domain/catalogue/listings/opening.ts";
import { clockOfDay, timeOf } from "#shared/local-time.ts";

/** Which times of a day can be had. The one place that knows: pages, API, bookings and the waiting list all ask here. */

const quarterMinutes = 15;
const quarterLength = quarterMinutes * 60_000;

/** The quarters of an hour, counted since 1970, that a visit takes. */
export function quartersOf(startsAt: Date, minutes: number) {
  const first = Math.floor(startsAt.getTime() / quarterLength);
  const end = Math.ceil((startsAt.getTime() + minutes * 60_000) / quarterLength);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

export const quarterAt = (at: Date) => Math.floor(at.getTime() / quarterLength);

/** What is taken already: places by quarter, and how many more are busy by a calendar elsewhere. */
export type Taken = {
  places: ReadonlyMap<number, ReadonlySet<number>>;
  busy: ReadonlyMap<number, number>;
};

/** The places that are free for all of the quarters, the lowest number first. */
export function freePlaces(count: number, { places, busy }: Taken, quarters: number[]) {
  const isFull = quarters.some(
    (quarter) => (places.get(quarter)?.size ?? 0) + (busy.get(quarter) ?? 0) >= count,
  );
  if (isFull) return [];
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((place) => !quarters.some((quarter) => places.get(quarter)?.has(place)));
}

export type Offer = {
  hours: Hours;
  places: number;
  stepMinutes: number;
  minutes: number;
  bufferMinutes: number;
  earliest: Date;
  latest: Date;
};
export type Slot = { time: string; startsAt: Date };

/** The visit ends before the door closes; what has to be cleaned afterwards may be later. */
export function slotsOn(day: string, offer: Offer, taken: Taken, timeZone: string): Slot[] {
  const clock = clockOfDay(day, timeZone);
  return hoursOn(offer.hours, day).flatMap(([from, to]) => {
    const slots: Slot[] = [];
    const first = Math.ceil(from / offer.stepMinutes) * offer.stepMinutes;
    for (let minute = first; minute + offer.minutes <= to; minute += offer.stepMinutes) {
      const startsAt = clock(minute);
      if (!startsAt || startsAt < offer.earliest || startsAt > offer.latest) continue;
      if (
        freePlaces(offer.places, taken, quartersOf(startsAt, offer.minutes + offer.bufferMinutes))
          .length > 0
      )
        slots.push({ time: timeOf(minute), startsAt });
    }
    return slots;
  });
}
