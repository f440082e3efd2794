import type { Letter } from "#domain/email/email.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { consentText } from "./photos.ts";

/** Emails about listing photos. None names a treatment, because others may read the mailbox. */

const mistake = `If you think that this is a mistake, write to ${ourAddress}.`;

/** For the person shown, at the address that the listing provided. Their language is unknown. */
export const consentLetter = (listing: string, until: string, href: string): Letter => ({
  title: say("Pictures of you in the listing of {listing}", { listing }),
  paragraphs: [
    say(
      "{listing} asks to show two pictures of you at {name}. It tells us that you agreed to these words:",
      { listing, name: brand.name },
    ),
    `“${consentText(listing, until)}”`,
    say(
      "Nobody sees the pictures before you say yes there. You can take it back at any moment: they are then removed at once.",
    ),
  ],
  action: { text: say("See the pictures, and say yes or no"), href },
  after: [
    say("If you never agreed, say no there: nobody asks you for a reason."),
    say("Keep this email. Whoever has the link can do the same."),
  ],
});

export const pairShownLetter = (listing: string, href: string): Letter => ({
  title: `Before and after pictures of ${listing} are shown`,
  paragraphs: ["We looked at the pictures that you sent, and everybody can see them now."],
  action: { text: "See the listing", href },
});

export const pairRefusedLetter = (listing: string, reason: string, href: string): Letter => ({
  title: `Before and after pictures of ${listing} are not shown`,
  paragraphs: [
    "We looked at the pictures that you sent, and do not show them. They are removed.",
    `The reason: ${reason}`,
  ],
  action: { text: "Send others", href },
  after: [mistake],
});

export const pairEndedLetter = (
  listing: string,
  by: "person" | "operator",
  reason: string,
  href: string,
): Letter => ({
  title: `Before and after pictures of ${listing} are removed`,
  paragraphs: [
    by === "person"
      ? "The person shown took the consent back. The pictures are removed here; please remove them wherever else you show them."
      : "We took two pictures down that you had sent.",
    ...(reason ? [`The reason: ${reason}`] : []),
  ],
  action: { text: "See your pictures", href },
  ...(by === "operator" ? { after: [mistake] } : {}),
});

export const takenDownLetter = (
  listing: string,
  photo: string,
  reason: string,
  href: string,
): Letter => ({
  title: `A photo of ${listing} is taken down`,
  paragraphs: [
    `We took ${photo} down. Your other photos stay where they are.`,
    `The reason: ${reason}`,
  ],
  action: { text: "See your photos", href },
  after: [mistake],
});
