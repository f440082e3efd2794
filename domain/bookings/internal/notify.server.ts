import { priceWithEstimate } from "#domain/catalogue/listings/price-text.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { addressLine } from "#shared/address-line.ts";
import { bookAtListingPath, ownerBookingPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import {
  type CustomerEmailKind,
  customerBookingEmail,
  type ListingEmailKind,
  ownerBookingEmail,
} from "../booking-emails.ts";
import { writeCalendar } from "../calendar.server.ts";
import type { BookingDeps } from "../deps.ts";
import { findBookable } from "../find-bookable.server.ts";
import { type BookingDetails, bookingLink, readBooking } from "./read-booking.server.ts";

/** Queues the email in the same transaction: it is sent after the commit, or never. */
export async function notifyCustomer(
  deps: BookingDeps,
  id: number,
  news: CustomerEmailKind,
  { reason = "", idempotencyKey }: { reason?: string; idempotencyKey?: string } = {},
) {
  const booking = await readBooking(deps, id);
  // Customers who booked by phone may have no email address.
  if (!booking?.customerEmail) return;
  const entry = await findEntry(deps, booking);
  await runInLanguage(booking.language, () => {
    const link = bookingLink(deps, id);
    const href =
      news === "cancelled" ? deps.siteUrl + to(bookAtListingPath(booking.listing.slug)) : link;
    return queueEmail(deps, {
      kind: `booking ${news}`,
      to: booking.customerEmail,
      content: customerBookingEmail(booking, news, href, {
        reason,
        price: entry && priceWithEstimate({ ...entry, treatment: booking.treatment.slug }),
      }),
      replyTo: booking.listing.publicEmail || undefined,
      attachments: [invitationOf(booking, link, deps.clock())],
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  });
}

/** Finds the menu entry with the listed price, unless a special for the treatment replaces it. */
async function findEntry(
  deps: BookingDeps,
  { listing, treatment, specialSetsPrice }: BookingDetails,
) {
  if (specialSetsPrice) return null;
  const found = await findBookable(deps, listing.slug);
  return found?.treatments.find(({ slug }) => slug === treatment.slug) ?? null;
}

export async function notifyListing(deps: BookingDeps, id: number, news: ListingEmailKind) {
  const booking = await readBooking(deps, id);
  if (!booking) return;
  const href = deps.siteUrl + ownerBookingPath(id);
  await runInLanguage("en", () =>
    queueEmail(deps, {
      kind: `booking ${news} (listing)`,
      to: booking.listing.email,
      replyTo: booking.customerEmail || undefined,
      content: ownerBookingEmail(booking, news, href),
    }),
  );
}

/** Builds a calendar invitation for emails, so that the customer's calendar follows each change. */
function invitationOf(booking: BookingDetails, link: string, now: Date) {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  return {
    name: "booking.ics",
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarOfBooking(booking, link, now, method),
  };
}

export function calendarOfBooking(
  booking: BookingDetails,
  link: string,
  now: Date,
  method: "PUBLISH" | "REQUEST" | "CANCEL" = "PUBLISH",
) {
  const { listing, treatment, status, customerEmail } = booking;
  const event = {
    id: `booking-${booking.id}@${new URL(link).host}`,
    title: say("{treatment} at {name}", {
      treatment: sayStored(treatment.name),
      name: listing.name,
    }),
    startsAt: booking.startsAt,
    minutes: booking.minutes,
    place: `${listing.name}, ${addressLine(listing)}`,
    description: say("See, move or cancel: {link}", { link }),
    url: link,
    version: booking.version,
    organizer: { name: listing.name, email: brand.contactEmail },
    ...(customerEmail ? { attendee: { name: customerEmail, email: customerEmail } } : {}),
    isCancelled: status === "cancelled",
    isTentative: status === "pending",
  };
  return writeCalendar([event], { now, method });
}
