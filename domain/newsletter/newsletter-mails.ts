import type { Letter } from "#domain/mail/letter.ts";
import { brand } from "#site/brand.ts";

/** The letters about mailings. */

export const confirmLetter = (href: string): Letter => ({
  title: "Please confirm your address",
  paragraphs: [`Somebody, probably you, asked for mails of ${brand.name} to this address. They begin when you confirm that it is yours.`],
  action: { text: "Confirm my address", href },
  after: ["If it was not you, you need not do anything: without your confirmation no mailing comes, and the address is forgotten after 30 days."],
});

export const preferencesLetter = (href: string): Letter => ({
  title: "Choose which mails you get",
  paragraphs: ["With this link you see which mailings go to this address, and switch each of them on or off. It needs no account."],
  action: { text: "See my mailings", href },
  after: ["If you did not ask for this, you need not do anything."],
});
