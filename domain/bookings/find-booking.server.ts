import type { BookingTouches } from "./deps.ts";
import { calendarOfBooking } from "./internal/notify.server.ts";
import { linkOf, readBooking, readHistory, readLink } from "./internal/read-booking.server.ts";

/** What the private link of a booking shows, or null for a link that we never made. */
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

/** For the calendar of the customer. */
export async function findCalendarByLink(touches: BookingTouches, link: string) {
  const id = readLink(touches, link);
  const booking = id === null ? null : await readBooking(touches, id);
  return booking && calendarOfBooking(booking, linkOf(touches, booking.id), touches.clock());
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBookingByLink>>>;
