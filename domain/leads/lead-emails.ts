import type { EmailContent } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { durationInWords } from "./lead.ts";

/**
 * Builds the confirmation for the visitor. Neither this nor the listing's email repeats the
 * message, because several people may read a mailbox.
 */

export const leadReceivedEmail = (
  { listing, phone, usualMinutes }: { listing: string; phone: string; usualMinutes: number | null },
  listingUrl: string,
): EmailContent => ({
  title: say("We sent your callback request to {listing}", { listing }),
  paragraphs: [
    say("We passed your phone number on to {listing}.", { listing }),
    ...(usualMinutes === null
      ? []
      : [say("They usually answer {time}.", { time: durationInWords(usualMinutes) })]),
    say("If it is urgent, call them: {phone}.", { phone }),
  ],
  action: { text: say("See {listing}", { listing }), href: listingUrl },
});

type CallbackRequest = {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  treatment: string | null;
  bestTime: string;
};

export const newLeadEmail = (
  { customerName, customerPhone, customerEmail, treatment, bestTime }: CallbackRequest,
  href: string,
): EmailContent => ({
  title: "A customer requests a callback",
  paragraphs: [
    `${customerName}, ${customerPhone}, ${customerEmail}.`,
    `Best time: ${bestTime}.${treatment ? ` About: ${treatment}.` : ""}`,
  ],
  action: { text: "Open the request", href },
  after: [
    "Please answer within 24 hours and mark the request as answered: visitors see how fast you usually answer.",
  ],
});
