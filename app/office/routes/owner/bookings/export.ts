import { authorize } from "#app/http/authorize.server.ts";
import { csvResponse } from "#app/http/file-response.ts";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { bookingStatusNames } from "#domain/bookings/booking.ts";
import { listBookings } from "#domain/bookings/list-bookings.server.ts";
import type { Route } from "./+types/export.ts";
import { readBookingQuery } from "./booking-query.server.ts";

const most = 10_000;
const head = [
  "Number",
  "Day",
  "Time",
  "Minutes",
  "Treatment",
  "Special",
  "Customer",
  "Email",
  "Phone",
  "Status",
  "No-show",
  "Note",
  "Listing",
];

export const middleware = [authorize("bookings.list")];

/**
 * Exports the filtered list. It leaves out customers' messages, because those have a retention
 * limit here.
 */
export async function loader(args: Route.LoaderArgs) {
  const { actor, services, named } = await requireListingOrAll(args);
  const { filter, isPast } = readBookingQuery(args.url, services.clock());
  const { bookings } = await listBookings(
    services,
    actor,
    { ...filter, listingId: named?.id },
    { limit: most, latestFirst: isPast },
  );
  const rows = bookings.map((booking) => [
    ...[
      booking.id,
      booking.date,
      booking.time,
      booking.minutes,
      booking.treatment.name,
      booking.special ?? "",
    ],
    ...[
      booking.customerName,
      booking.customerEmail,
      booking.customerPhone,
      bookingStatusNames[booking.status],
    ],
    ...[booking.noShow ? "yes" : "", booking.note, booking.listing.name],
  ]);
  return csvResponse("bookings", head, rows);
}
