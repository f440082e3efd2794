import { addDays, localDay } from "#shared/local-day.ts";
import { daysFrom, startOfDay } from "#shared/local-time.ts";
import type { AlternativeSlot } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import { type BookableTreatment, findBookingOffer } from "./internal/bookable-treatment.server.ts";
import { readOccupiedCapacity, type SlotHolder } from "./internal/busy-time.server.ts";
import { type BookingSlot, slotsOn } from "./slots.ts";

type Deps = Pick<BookingDeps, "db" | "clock">;

/** `except`: the booking to be moved, whose own slot counts as free. */
type SlotQuery = Pick<BookableTreatment, "listing" | "times"> & { except?: SlotHolder };

/** `isFull`: open, but without free slots. */
export type DaySlots = { date: string; slots: BookingSlot[]; isFull: boolean };

const nothing = { places: new Map(), busy: new Map() };
export const maxSlotDays = 62;

/** Lists free slots of a treatment by day; null if it cannot be booked. */
export async function listSlots(
  deps: Deps,
  { slug, treatment, from, to }: { slug: string; treatment: string; from: string; to: string },
) {
  const offer = await findBookingOffer(deps, slug, treatment);
  return offer && { ...offer, days: await slotsOf(deps, offer, from, to) };
}

/** Lists slots for rescheduling a booking: its own slot counts as free. */
export async function listSlotsToMove(
  deps: Deps,
  booking: { id: number; listing: { slug: string }; treatment: { slug: string } },
  from: string,
  to: string,
) {
  const offer = await findBookingOffer(deps, booking.listing.slug, booking.treatment.slug);
  return (
    offer && {
      latest: offer.times.latest,
      days: await slotsOf(deps, { ...offer, except: { bookingId: booking.id } }, from, to),
    }
  );
}

/** Slots of each day in a range of limited length. Days without slots are included. */
export async function slotsOf(
  deps: Deps,
  { listing, times, except }: SlotQuery,
  from: string,
  to: string,
): Promise<DaySlots[]> {
  const [today, last] = [localDay(deps.clock()), localDay(times.latest)];
  const first = from < today ? today : from;
  const end = [to, last, addDays(first, maxSlotDays - 1)].reduce((earliest, day) =>
    day < earliest ? day : earliest,
  );
  if (first > end) return [];
  const taken = await readOccupiedCapacity(
    deps,
    listing.id,
    startOfDay(first),
    startOfDay(addDays(end, 2)),
    except,
  );
  return daysFrom(first, end).map((date) => {
    const slots = slotsOn(date, times, taken);
    return { date, slots, isFull: slots.length === 0 && slotsOn(date, times, nothing).length > 0 };
  });
}

const daysAround = 7;
const mostAlternatives = 6;

export async function findAlternatives(
  deps: Deps,
  offer: SlotQuery,
  wished: { date: string; time: string },
): Promise<AlternativeSlot[]> {
  const days = await slotsOf(
    deps,
    offer,
    addDays(wished.date, -daysAround),
    addDays(wished.date, daysAround),
  );
  const at = Date.parse(`${wished.date}T${wished.time}:00Z`);
  const distance = ({ date, time }: AlternativeSlot) =>
    Math.abs(Date.parse(`${date}T${time}:00Z`) - at);
  return days
    .flatMap(({ date, slots }) => slots.map(({ time }) => ({ date, time })))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, mostAlternatives)
    .sort((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
}

/** Finds the start of a free slot, or null, also for a time that was never offered. */
export async function findSlot(
  deps: Deps,
  offer: SlotQuery,
  { date, time }: { date: string; time: string },
) {
  const [day] = await slotsOf(deps, offer, date, date);
  return day?.date === date
    ? (day.slots.find((slot) => slot.time === time)?.startsAt ?? null)
    : null;
}
