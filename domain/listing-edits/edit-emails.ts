import type { Letter } from "#domain/email/email.ts";
import { ourAddress } from "#shared/email-parts.ts";

type Changed = { listing: string; sections: string[]; profilePage: string };

const listed = (titles: string[]) => titles.map((title) => title.toLowerCase()).join(", ");

export const approvedLetter = (
  { listing, sections, profilePage }: Changed,
  listingUrl: string,
): Letter => ({
  title: `Your changes of ${listing} are live`,
  paragraphs: [`We looked at what you changed: ${listed(sections)}. Visitors see it from now on.`],
  action: { text: "See the listing", href: listingUrl },
  after: [`All sections, and where each comes from: ${profilePage}`],
});

export const rejectedLetter = (
  { listing, sections, profilePage }: Changed,
  reason: string,
): Letter => ({
  title: `Your changes of ${listing} were not accepted`,
  paragraphs: [
    `We looked at what you changed: ${listed(sections)}. The listing stays as it was.`,
    `The reason: ${reason}`,
  ],
  action: { text: "Change it again", href: profilePage },
  after: [`If you think that this is a mistake, write to ${ourAddress}.`],
});

export const staleLetter = ({ listing, sections, profilePage }: Changed): Letter => ({
  title: `Is ${listing} still right?`,
  paragraphs: [
    `For more than half a year nobody has said whether this is still right: ${listed(sections)}.`,
    "One look and one click a section are enough. What was confirmed lately stands a little higher in the lists.",
  ],
  action: { text: "Look through the listing", href: profilePage },
});
