import { requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { findBooking } from "#domain/bookings/list-bookings.server.ts";
import { readId } from "#shared/read-id.ts";

type PageArgs = RouteArgs & { params: { id: string } };

/** Loads the booking in the URL for the team of its listing. Everyone else gets a 404. */
export async function requireBooking(args: PageArgs) {
  const { actor, services } = signedIn(args);
  const booking = requireFound(
    await findBooking(services, actor, readId(args.params.id)),
    noSuchBooking,
  );
  return { actor, services, booking };
}

export const noSuchBooking = {
  title: "Booking not found",
  text: "It does not exist, or it belongs to another listing. Find it in your bookings.",
};
