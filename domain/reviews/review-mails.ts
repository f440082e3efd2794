import type { Letter } from "#domain/mail/letter.ts";
import { type Fault, faultNames } from "./review.ts";

/** The letters about a review. None repeats what was written: mail is read by more than one. */

export const invitationLetter = (medSpa: string, href: string, days: number): Letter => ({
  title: "How was it?",
  paragraphs: [`You may write a review of ${medSpa}. The link is yours alone and works once, for ${days} days. Praise and criticism are published alike.`],
  action: { text: "Write a review", href },
  after: ["If you would rather not, you need not do anything."],
});

export const publishedLetter = (medSpa: string, href: string): Letter => ({
  title: "Your review is published",
  paragraphs: [`Everybody can now read your review of ${medSpa}.`],
  action: { text: "See it", href },
});

export const refusedLetter = (medSpa: string, fault: Fault, act: "refused" | "removed", href: string): Letter => ({
  title: act === "refused" ? "Your review was not published" : "Your review was removed",
  paragraphs: [
    `It is about ${medSpa}. The reason: ${faultNames[fault]}.`,
    act === "refused" ? "You may change it and send it again." : "If you think that this is wrong, answer us through the contact form.",
  ],
  action: { text: "Your reviews", href },
});
