import type { RouterContextProvider } from "react-router";
import { requireFound } from "#app/http/answers.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { occupiesSlot } from "#domain/bookings/booking.ts";
import { findBookingByLink } from "#domain/bookings/find-booking.server.ts";

export async function requireBookingByLink(context: Readonly<RouterContextProvider>, link: string) {
  const services = context.get(servicesContext);
  const booking = requireFound(await findBookingByLink(services, link), noSuchBooking);
  const isToCome = booking.startsAt > services.clock();
  return { ...booking, isToCome, isOpen: occupiesSlot(booking.status) && isToCome };
}

const noSuchBooking = {
  title: "Booking not found",
  text: "This link doesn’t open a booking. Please use the full link in your email.",
};
