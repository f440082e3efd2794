import type { EmailContent } from "#shared/email-parts.ts";
import { say, sayStored } from "#shared/say.ts";
import { type ReviewFault, reviewFaultNames } from "./review.ts";

/** Emails about a review. None quotes the review, because several people may read a mailbox. */

/**
 * Builds the invitation to review. `isCompleted`: the listing marked the visit as completed, and
 * this email informs the customer.
 */
export const reviewInvitationEmail = (
  listing: string,
  href: string,
  days: number,
  isCompleted = false,
): EmailContent => ({
  title: say("How was your visit?"),
  paragraphs: [
    ...(isCompleted ? [say("{listing} marked your visit as completed.", { listing })] : []),
    say(
      "You can write a review of {listing}. This private link works once, for {days} days. Praise and criticism are published alike.",
      { listing, days },
    ),
  ],
  action: { text: say("Write a review"), href },
  after: [say("If you would rather not, you do not need to do anything.")],
});

export const reviewPublishedEmail = (listing: string, href: string): EmailContent => ({
  title: say("Your review is published"),
  paragraphs: [say("Your review of {listing} is now live.", { listing })],
  action: { text: say("See the review"), href },
});

export const reviewRefusedEmail = (
  listing: string,
  fault: ReviewFault,
  act: "refused" | "removed",
  href: string,
): EmailContent => ({
  title: act === "refused" ? say("Your review was not published") : say("Your review was removed"),
  paragraphs: [
    say("It is about {listing}. The reason: {reason}.", {
      listing,
      reason: sayStored(reviewFaultNames[fault]),
    }),
    act === "refused"
      ? say(
          "You can change it and submit it again. If you think this is wrong, reply through the contact form: a person will look at it again.",
        )
      : say("If you think this is wrong, reply through the contact form."),
  ],
  action: { text: say("Your reviews"), href },
});

export const reviewPhotoExcludedEmail = (
  listing: string,
  fault: ReviewFault,
  href: string,
): EmailContent => ({
  title: say("A photo of your review was not published"),
  paragraphs: [
    say("It is about {listing}. The reason: {reason}.", {
      listing,
      reason: sayStored(reviewFaultNames[fault]),
    }),
    say("Your text and your other photos are not affected."),
  ],
  action: { text: say("Your reviews"), href },
});

export const newReviewEmail = (listing: string, href: string): EmailContent => ({
  title: `A new review of ${listing}`,
  paragraphs: [
    "A visitor wrote about your business, and everyone can now read it. You can answer once.",
  ],
  action: { text: "Read the review", href },
  after: ["Never confirm that someone was a patient: answers are public."],
});

export const replyRemovedEmail = (
  listing: string,
  fault: ReviewFault,
  href: string,
): EmailContent => ({
  title: "Your answer to a review was taken down",
  paragraphs: [
    `It is about ${listing}. The reason: ${reviewFaultNames[fault]}.`,
    "If you think this is wrong, reply through the contact form.",
  ],
  action: { text: "Reviews of your business", href },
});

export const replyRestoredEmail = (listing: string, href: string): EmailContent => ({
  title: "Your answer to a review is shown again",
  paragraphs: [`It is about ${listing}. We reviewed it again.`],
  action: { text: "Reviews of your business", href },
});
