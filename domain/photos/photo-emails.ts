import type { EmailContent } from "#shared/email-parts.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

/** Emails about listing photos. None names a treatment, because others may read the mailbox. */

const mistake = `If you think this is a mistake, write to ${ourAddress}.`;

/**
 * Builds the email to the person shown, at the address that the listing provided. Their language is
 * unknown.
 */
export const photoConsentEmail = (listing: string, href: string): EmailContent => ({
  title: say("Photos of you in the listing of {listing}", { listing }),
  paragraphs: [
    say(
      "{listing} would like to show two photos of you on {name}. They tell us that you agreed to it. The page behind this link has the whole authorization.",
      { listing, name: brand.name },
    ),
    say(
      "No one sees the photos until you say yes there. You can withdraw your consent at any time, and we remove them right away.",
    ),
  ],
  action: { text: say("See the photos, and say yes or no"), href },
  after: [
    say("If you never agreed, say no there. You don’t need to give a reason."),
    say("Keep this email. Anyone who has the link can do the same."),
  ],
});

export const pairPublishedEmail = (listing: string, href: string): EmailContent => ({
  title: `Before and after photos of ${listing} are published`,
  paragraphs: ["We reviewed the photos you sent, and everyone can see them now."],
  action: { text: "See the listing", href },
});

export const pairRejectedEmail = (listing: string, reason: string, href: string): EmailContent => ({
  title: `Before and after photos of ${listing} were not published`,
  paragraphs: [
    "We reviewed the photos you sent, and will not publish them. We deleted them.",
    `The reason: ${reason}`,
  ],
  action: { text: "Send other photos", href },
  after: [mistake],
});

export const pairEndedEmail = (
  listing: string,
  by: "person" | "admin",
  reason: string,
  href: string,
): EmailContent => ({
  title: `Before and after photos of ${listing} were removed`,
  paragraphs: [
    by === "person"
      ? "The person shown withdrew their consent. We removed the photos here; please remove them everywhere else you show them."
      : "We took down two photos that you sent.",
    ...(reason ? [`The reason: ${reason}`] : []),
  ],
  action: { text: "See your photos", href },
  ...(by === "admin" ? { after: [mistake] } : {}),
});

export const photoTakenDownEmail = (
  listing: string,
  photo: string,
  reason: string,
  href: string,
): EmailContent => ({
  title: `A photo of ${listing} was taken down`,
  paragraphs: [
    `We took down ${photo}. Your other photos stay where they are.`,
    `The reason: ${reason}`,
  ],
  action: { text: "See your photos", href },
  after: [mistake],
});
