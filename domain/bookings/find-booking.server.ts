import type { BookingDeps } from "./deps.ts";
import { calendarOfBooking } from "./internal/notify.server.ts";
import { bookingLink, readBookingByLink, readHistory } from "./internal/read-booking.server.ts";

export async function findBookingByLink(deps: BookingDeps, link: string) {
  const booking = await readBookingByLink(deps, link);
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
  const booking = await readBookingByLink(deps, link);
  return booking && calendarOfBooking(booking, bookingLink(deps, booking.id), deps.clock());
}

export type LinkedBooking = NonNullable<Awaited<ReturnType<typeof findBookingByLink>>>;
