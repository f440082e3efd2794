import type { Letter } from "#domain/mail/letter.ts";
import { ourAddress } from "#shared/letter.ts";
import { brand } from "#site/brand.ts";

/** Letters of the operator about a listing as a whole. */

export const liveLetter = (medSpa: string, page: string): Letter => ({
  title: `${medSpa} is live`,
  paragraphs: [`We looked at the listing, and visitors of ${brand.name} find it from now on.`],
  action: { text: "See the listing", href: page },
});

export const notAcceptedLetter = (medSpa: string, reason: string): Letter => ({
  title: `${medSpa} was not accepted`,
  paragraphs: ["We looked at the listing that you sent, and do not show it.", `The reason: ${reason}`],
  after: [`When that is mended, or if you think that this is a mistake, write to ${ourAddress}.`],
});

export const hiddenLetter = (medSpa: string, reason: string): Letter => ({
  title: `${medSpa} is no longer shown`,
  paragraphs: [`Visitors of ${brand.name} do not find the listing for now. Nothing of it is lost.`, `The reason: ${reason}`],
  after: [`If you think that this is a mistake, write to ${ourAddress}.`],
});

export const mergedLetter = (gone: string, kept: string, page: string, staysOn: boolean): Letter => ({
  title: `${gone} and ${kept} are one listing now`,
  paragraphs: [
    `${brand.name} had two listings of the same business. We made one of them: reviews, bookings and all else of ${gone} stand at ${kept}, and its address leads there.`,
    staysOn ? "You run it as before." : "Others run that listing, and you no longer do.",
  ],
  action: { text: "See the listing", href: page },
  after: [`If you think that this is a mistake, write to ${ourAddress}.`],
});
