import type { Letter } from "#domain/email/email.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const confirmLetter = (href: string): Letter => ({
  title: say("Please confirm your address"),
  paragraphs: [
    say(
      "Someone, probably you, asked to receive emails from {name} at this address. They begin when you confirm that it is yours.",
      { name: brand.name },
    ),
  ],
  action: { text: say("Confirm my address"), href },
  after: [
    say(
      "If it was not you, you need not do anything: without your confirmation no mailing comes, and the address is forgotten after 30 days.",
    ),
  ],
});

export const preferencesLetter = (href: string): Letter => ({
  title: say("Choose which emails you get"),
  paragraphs: [
    say(
      "With this link you see which mailings go to this address, and switch each of them on or off. It needs no account.",
    ),
  ],
  action: { text: say("See my mailings"), href },
  after: [say("If you did not ask for this, you need not do anything.")],
});
