import { attestationStatements } from "#domain/catalogue/licenses/attestation.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const listingPublishedEmail = (listing: string, page: string): EmailContent => ({
  title: say("{listing} is live", { listing }),
  paragraphs: [
    say("We reviewed the listing, and visitors of {name} can find it now.", { name: brand.name }),
  ],
  action: { text: say("See the listing"), href: page },
});

export const listingRejectedEmail = (
  listing: string,
  reason: string,
  href: string,
): EmailContent => ({
  title: say("{listing} was not accepted", { listing }),
  paragraphs: [
    say("We reviewed the listing you submitted, and cannot publish it yet."),
    say("The reason: {reason}", { reason }),
    say("Sign in, correct the listing and submit it for review again."),
  ],
  action: { text: say("Correct the listing"), href },
  after: [say("If you think this is a mistake, write to {ourAddress}.", { ourAddress })],
});

export const listingHiddenEmail = (listing: string, reason: string): EmailContent => ({
  title: say("{listing} is no longer shown", { listing }),
  paragraphs: [
    say("Visitors of {name} cannot find the listing for now. Nothing in it is lost.", {
      name: brand.name,
    }),
    say("The reason: {reason}", { reason }),
  ],
  after: [say("If you think this is a mistake, write to {ourAddress}.", { ourAddress })],
});

export const listingsMergedEmail = (
  gone: string,
  kept: string,
  page: string,
  staysOn: boolean,
): EmailContent => ({
  title: `${gone} and ${kept} are now one listing`,
  paragraphs: [
    `${brand.name} had two listings for the same business. We merged them: the reviews, bookings and everything else of ${gone} are now at ${kept}, and its address redirects there.`,
    staysOn
      ? "You manage it as before."
      : "Other people manage that listing, and you no longer do.",
  ],
  action: { text: "See the listing", href: page },
  after: [`If you think this is a mistake, write to ${ourAddress}.`],
});

export const requestAttestationEmail = (listing: string, href: string): EmailContent => ({
  title: say("Please confirm the statements for {listing}", { listing }),
  paragraphs: [
    say(
      "You submitted {listing} to {name}. Before we publish it, someone who may act for the business has to confirm these statements:",
      { listing, name: brand.name },
    ),
    ...attestationStatements.map((statement) => say(statement)),
  ],
  action: { text: say("Read and confirm"), href },
  after: [say("If you did not submit the listing, you do not need to do anything.")],
});
