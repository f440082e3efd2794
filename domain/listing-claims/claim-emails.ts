import type { EmailContent } from "#shared/email-parts.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { type ClaimProof, claimProofNames, codeMinutes } from "./listing-claim.ts";

/**
 * Emails about listing claims. The listing is always notified of a new owner, so that it can
 * object.
 */

const wrong = `If that is not right, write to ${ourAddress}: we will look into it right away.`;

/**
 * Builds the email with the code, which is not in the title, because subjects are not encrypted.
 */
export const claimCodeEmail = (listing: string, code: string): EmailContent => ({
  title: say("Your code for {listing}", { listing }),
  paragraphs: [
    say("Someone, probably you, says that {listing} is theirs. This code proves it: {code}.", {
      listing,
      code,
    }),
    say("It works for {codeMinutes} minutes.", { codeMinutes }),
  ],
  after: [
    say(
      "Anyone who has the code can change the listing at {name}. If you did not ask for it, do not share it. You do not need to do anything else.",
      { name: brand.name },
    ),
  ],
});

export const ownerAddedEmail = (
  listing: string,
  owner: string,
  proof: ClaimProof,
  href: string,
): EmailContent => ({
  title: `${owner} now manages ${listing}`,
  paragraphs: [
    `${owner} proved that the listing is theirs, by ${claimProofNames[proof]}, and manages it at ${brand.name} from now on.`,
  ],
  action: { text: "See the listing", href },
  after: [wrong],
});

export const claimPendingEmail = (listing: string): EmailContent => ({
  title: say("We are reviewing your claim to {listing}", { listing }),
  paragraphs: [
    say(
      "A person decides, usually within one business day. We may call the number that you gave. We will email you the outcome.",
    ),
  ],
});

export const claimApprovedEmail = (listing: string, href: string): EmailContent => ({
  title: say("You now manage {listing}", { listing }),
  paragraphs: [
    say("We reviewed what you sent, and you are now an owner of the listing. Sign in as usual."),
  ],
  action: { text: say("Manage the listing"), href },
});

export const claimRejectedEmail = (
  listing: string,
  reason: string,
  href: string,
): EmailContent => ({
  title: say("Your claim to {listing} was not accepted", { listing }),
  paragraphs: [
    say("We reviewed what you sent, but could not confirm that the business is yours."),
    say("The reason: {reason}", { reason }),
  ],
  action: { text: say("Try another proof"), href },
  after: [say("If you think this is a mistake, write to {ourAddress}.", { ourAddress })],
});

export const ownerReplacedEmail = (listing: string): EmailContent => ({
  title: `You no longer manage ${listing}`,
  paragraphs: [
    `Someone else proved that ${listing} is theirs, and manages the listing at ${brand.name} from now on.`,
  ],
  after: [wrong],
});
