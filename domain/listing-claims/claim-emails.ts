import type { Letter } from "#domain/email/email.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { codeMinutes, type Proof, proofNames } from "./listing-claim.ts";

/**
 * Emails about listing claims. The listing is always notified of a new owner, so that it can
 * object.
 */

const wrong = `If that is not right, write to ${ourAddress}: we look at it at once.`;

/** The code is not in the title, because subjects are not encrypted. */
export const codeLetter = (listing: string, code: string): Letter => ({
  title: say("Your code for {listing}", { listing }),
  paragraphs: [
    say("Somebody, probably you, says that {listing} is theirs. This code shows it: {code}.", {
      listing,
      code,
    }),
    say("It works for {codeMinutes} minutes.", { codeMinutes }),
  ],
  after: [
    say(
      "Whoever has the code can change the listing at {name}. If you did not ask for it, pass it to nobody, and do nothing.",
      { name: brand.name },
    ),
  ],
});

export const newOwnerLetter = (
  listing: string,
  owner: string,
  proof: Proof,
  href: string,
): Letter => ({
  title: `${listing} is looked after by ${owner}`,
  paragraphs: [
    `${owner} showed that the listing is theirs, by ${proofNames[proof]}, and looks after it at ${brand.name} from now on.`,
  ],
  action: { text: "See the listing", href },
  after: [wrong],
});

export const waitingLetter = (listing: string): Letter => ({
  title: say("We are looking at your claim of {listing}", { listing }),
  paragraphs: [
    say(
      "A person decides, usually within one business day. We may call the number that you gave. We will email you the outcome.",
    ),
  ],
});

export const approvedLetter = (listing: string, href: string): Letter => ({
  title: say("{listing} is yours to look after", { listing }),
  paragraphs: [
    say(
      "We looked at what you sent, and you are an owner of the listing now. Sign in as you always do.",
    ),
  ],
  action: { text: say("Look after the listing"), href },
});

export const rejectedLetter = (listing: string, reason: string, href: string): Letter => ({
  title: say("Your claim of {listing} was not accepted", { listing }),
  paragraphs: [
    say("We looked at what you sent, and could not tell from it that the place is yours."),
    say("The reason: {reason}", { reason }),
  ],
  action: { text: say("Try with another proof"), href },
  after: [say("If you think that this is a mistake, write to {ourAddress}.", { ourAddress })],
});

export const replacedLetter = (listing: string): Letter => ({
  title: `You no longer look after ${listing}`,
  paragraphs: [
    `Somebody else showed that ${listing} is theirs, and looks after the listing at ${brand.name} from now on.`,
  ],
  after: [wrong],
});
