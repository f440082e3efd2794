import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { findBooking } from "#domain/bookings/list-bookings.server.ts";
import { readId } from "#shared/read-id.ts";

type RouteArgs = {
  params: { id: string };
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
};

/** Loads the booking in the URL for the team of its listing. Everyone else gets a 404. */
export async function requireBooking(args: RouteArgs) {
  const actor = await requireSignedIn(args);
  const services = args.context.get(servicesContext);
  const booking = await findBooking(services, actor, readId(args.params.id));
  if (!booking) throw notFound(noSuchBooking);
  return { actor, services, booking };
}

export const staleText =
  "This booking changed after you opened the page. Its current state is below: check it, then choose again.";
export const noSuchBooking = {
  title: "Booking not found",
  text: "It is not one of yours. Start again from your bookings.",
};
