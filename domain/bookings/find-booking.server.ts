import type { BookingDeps } from "./deps.ts";
import { calendarOfBooking } from "./internal/notify.server.ts";
import {
  bookingLink,
  readBooking,
  readBookingLink,
  readHistory,
} from "./internal/read-booking.server.ts";

/** Loads the booking behind a private link; null for an invalid link. */
export async function findBookingByLink(deps: BookingDeps, link: string) {
  const id = readBookingLink(deps, link);
  const booking = id === null ? null : await readBooking(deps, id);
  if (!booking) return null;
  const { note: _note, noShow: _noShow, place: _place, ...shown } = booking;
  const history = await readHistory(deps, [booking.id]);
  return {
    ...shown,
    history: history
      .filter(({ act }) => act !== "noted")
      .map(({ at, act, party, startsAt, reason }) => ({ at, act, party, startsAt, reason })),
  };
}

export async function findCalendarByLink(deps: BookingDeps, link: string) {
  const id = readBookingLink(deps, link);
  const booking = id === null ? null : await readBooking(deps, id);
  return booking && calendarOfBooking(booking, bookingLink(deps, booking.id), deps.clock());
}

export type LinkedBooking = NonNullable<Awaited<ReturnType<typeof findBookingByLink>>>;
