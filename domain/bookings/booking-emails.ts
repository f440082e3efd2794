import { addressLine } from "#shared/address-line.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { languageEntry } from "#shared/language.ts";
import { directionsUrl } from "#shared/outbound-url.ts";
import { bookingCalendarPath, telHref } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { BookingDetails } from "./internal/read-booking.server.ts";
import { whenInWords, zoneName } from "./when.ts";

/**
 * Booking emails. None of them repeats the customer's message, because several people may read a
 * mailbox.
 */

type BookingSummary = Pick<
  BookingDetails,
  | "date"
  | "time"
  | "minutes"
  | "treatment"
  | "listing"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "status"
  | "special"
  | "specialSetsPrice"
  | "language"
>;

const specialOf = ({ special, specialSetsPrice, treatment }: BookingSummary) =>
  specialSetsPrice
    ? `${special}`
    : `${special}. ${say("It doesn’t change the price of {treatment}.", { treatment: sayStored(treatment.name) })}`;
const visitOf = (booking: BookingSummary) => [
  {
    label: say("Treatment"),
    text: say("{treatment}, about {minutes} minutes", {
      treatment: sayStored(booking.treatment.name),
      minutes: booking.minutes,
    }),
  },
  ...(booking.special ? [{ label: say("Special"), text: specialOf(booking) }] : []),
  { label: say("When"), text: `${whenInWords(booking)} (${zoneName()})` },
];
const placeOf = ({ listing }: BookingSummary) => [
  { label: say("Where"), text: `${listing.name}, ${addressLine(listing)}` },
  ...(listing.phone ? [{ label: say("Phone"), text: listing.phone }] : []),
];
const linksOf = ({ listing }: BookingSummary, calendar: string | null) => [
  ...(calendar ? [{ text: say("Add to calendar"), href: calendar }] : []),
  { text: say("Directions"), href: directionsUrl(listing) },
  ...(listing.phone ? [{ text: say("Call"), href: telHref(listing.phone) }] : []),
];
const byLink = "Use this link to change or cancel your booking. Don’t share it.";
const policy =
  "You pay the provider at your visit. If your plans change, reschedule or cancel so that someone else can have the time.";

export type CustomerEmailKind =
  | "requested"
  | "confirmed"
  | "moved"
  | "cancelled"
  | "reminded"
  | "completed"
  | "missed";

const customerTitles: Record<CustomerEmailKind, (listing: string) => string> = {
  requested: (listing) => say("{listing} received your booking request", { listing }),
  confirmed: (listing) => say("You’re booked at {listing}", { listing }),
  moved: (listing) => say("Your booking at {listing} has a new time", { listing }),
  cancelled: (listing) => say("Your booking at {listing} is canceled", { listing }),
  reminded: (listing) => say("Reminder: {listing} tomorrow", { listing }),
  completed: (listing) => say("Your booking at {listing} is completed", { listing }),
  missed: (listing) => say("You were marked as a no-show at {listing}", { listing }),
};

export function customerBookingEmail(
  booking: BookingSummary,
  news: CustomerEmailKind,
  link: string,
  { reason = "", price = null }: { reason?: string; price?: string | null } = {},
): EmailContent {
  const awaits =
    booking.status === "pending"
      ? [
          say(
            "The provider will confirm it or suggest another time. The time is held for you until then.",
          ),
        ]
      : [];
  const marked =
    news === "missed"
      ? [say("The provider marked you as a no-show. If that’s a mistake, please call them.")]
      : [];
  const isToCome = ["requested", "confirmed", "moved", "reminded"].includes(news);
  const said = reason ? [say("The provider writes: {reason}", { reason })] : [];
  return {
    title: customerTitles[news](booking.listing.name),
    paragraphs: [
      say("Hi {name},", { name: booking.customerName.split(" ")[0] ?? "" }),
      ...(news === "cancelled" ? [] : awaits),
      ...marked,
      ...said,
    ],
    facts: [
      ...visitOf(booking),
      ...(price ? [{ label: say("Price"), text: price }] : []),
      ...placeOf(booking),
    ],
    action:
      news === "cancelled"
        ? { text: say("Find another time"), href: link }
        : { text: say("See your booking"), href: link },
    links: linksOf(booking, isToCome ? bookingCalendarPath(link) : null),
    ...(news === "cancelled" ? {} : { after: [...(isToCome ? [say(policy)] : []), say(byLink)] }),
  };
}

export type ListingEmailKind = "made" | "moved" | "cancelled";

const placeTitles: Record<ListingEmailKind, (booking: BookingSummary) => string> = {
  made: ({ status, treatment }) =>
    status === "pending" ? `New request: ${treatment.name}` : `New booking: ${treatment.name}`,
  moved: ({ treatment }) => `Moved by the customer: ${treatment.name}`,
  cancelled: ({ treatment }) => `Canceled by the customer: ${treatment.name}`,
};

export function ownerBookingEmail(
  booking: BookingSummary,
  news: ListingEmailKind,
  href: string,
): EmailContent {
  const { customerName, customerPhone, customerEmail, status, language } = booking;
  return {
    title: placeTitles[news](booking),
    paragraphs:
      news === "made" && status === "pending"
        ? ["Please confirm or cancel it: the time is held until you do."]
        : [],
    facts: [
      ...visitOf(booking),
      { label: "Customer", text: `${customerName}, ${customerPhone}, ${customerEmail}` },
      ...(language === "en"
        ? []
        : [
            {
              label: "Language",
              text: `Booked on the ${languageEntry(language).englishName} site`,
            },
          ]),
    ],
    action: { text: "Open your bookings", href },
  };
}

/**
 * Builds an email to an unverified address: it contains only the listing's name, and not even that
 * before review (null).
 */
export const confirmBookingAddressEmail = (listing: string | null, href: string): EmailContent => ({
  title: `Confirm this address for ${listing ?? "a listing"}`,
  paragraphs: [
    `${listing ?? "A listing"} wants its emails about bookings and callback requests at ${brand.name} to go to this address. Nothing is sent to it until you agree.`,
    "The link works once, for seven days.",
  ],
  action: { text: "Confirm the address", href },
  after: ["If you do not know what this is about, you do not need to do anything."],
});
