import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { missing } from "#app/http/not-found.server.ts";
import { takesPlace } from "#domain/bookings/booking.ts";
import { findBookingByLink } from "#domain/bookings/find-booking.server.ts";

export async function bookingOf(context: Readonly<RouterContextProvider>, link: string) {
  const services = context.get(servicesContext);
  const booking = await findBookingByLink(services, link);
  if (!booking) throw await missing(services, noSuchBooking);
  const isToCome = booking.startsAt > services.clock();
  return { ...booking, isToCome, isOpen: takesPlace(booking.status) && isToCome };
}

const noSuchBooking = {
  title: "No such booking",
  text: "This link does not lead to a booking. Please open the link in your email again.",
};
