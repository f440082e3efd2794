import type { BookingTouches } from "./deps.ts";
import { calendarOfBooking } from "./internal/notify.server.ts";
import { linkOf, readBooking, readHistory, readLink } from "./internal/read-booking.server.ts";

/** Loads the booking behind a private link; null for an invalid link. */
export async function findBookingByLink(touches: BookingTouches, link: string) {
  const id = readLink(touches, link);
  const booking = id === null ? null : await readBooking(touches, id);
  if (!booking) return null;
  const { note: _note, noShow: _noShow, place: _place, ...shown } = booking;
  const history = await readHistory(touches, [booking.id]);
  return {
    ...shown,
    history: history
      .filter(({ act }) => act !== "noted")
      .map(({ at, act, party, startsAt, reason }) => ({ at, act, party, startsAt, reason })),
  };
}

export async function findCalendarByLink(touches: BookingTouches, link: string) {
  const id = readLink(touches, link);
  const booking = id === null ? null : await readBooking(touches, id);
  return booking && calendarOfBooking(booking, linkOf(touches, booking.id), touches.clock());
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBookingByLink>>>;
