import type { EmailContent } from "#shared/email-parts.ts";
import { ourAddress } from "#shared/email-parts.ts";

type ListingEditNotice = { listing: string; sections: string[]; profilePage: string };

const listed = (titles: string[]) => titles.map((title) => title.toLowerCase()).join(", ");

export const editApprovedEmail = (
  { listing, sections, profilePage }: ListingEditNotice,
  listingUrl: string,
): EmailContent => ({
  title: `Your changes to ${listing} are live`,
  paragraphs: [`We reviewed your changes: ${listed(sections)}. Visitors can see them now.`],
  action: { text: "See the listing", href: listingUrl },
  after: [`All sections, and where each comes from: ${profilePage}`],
});

export const editRejectedEmail = (
  { listing, sections, profilePage }: ListingEditNotice,
  reason: string,
): EmailContent => ({
  title: `Your changes to ${listing} were not accepted`,
  paragraphs: [
    `We reviewed your changes: ${listed(sections)}. The listing stays as it was.`,
    `The reason: ${reason}`,
  ],
  action: { text: "Edit it again", href: profilePage },
  after: [`If you think this is a mistake, write to ${ourAddress}.`],
});

export const staleListingEmail = ({
  listing,
  sections,
  profilePage,
}: ListingEditNotice): EmailContent => ({
  title: `Is ${listing} still up to date?`,
  paragraphs: [
    `For more than six months, no one has confirmed these sections: ${listed(sections)}.`,
    "A quick look and one click per section are enough. Recently confirmed listings rank a little higher.",
  ],
  action: { text: "Review the listing", href: profilePage },
});
