import type { EmailContent } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const confirmSubscriptionEmail = (href: string): EmailContent => ({
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
      "If it was not you, you do not need to do anything: without your confirmation we send nothing, and we delete the address after 30 days.",
    ),
  ],
});

export const emailPreferencesEmail = (href: string): EmailContent => ({
  title: say("Choose which emails you get"),
  paragraphs: [
    say(
      "Use this link to see what this address is subscribed to, and to turn each subscription on or off. You don’t need an account.",
    ),
  ],
  action: { text: say("See my subscriptions"), href },
  after: [say("If you did not ask for this, you do not need to do anything.")],
});
