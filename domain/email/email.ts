import type { Settings } from "#domain/settings/settings.ts";
import { type Letter, ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { type Foot, letterHtml } from "./internal/email-html.ts";
import { letterText } from "./internal/email-text.ts";

export type { Letter };

export type Leaving = { why: string; leave: string; preferences: string };

/** Renders an email as text and HTML without images, scripts, or external resources. */
export function writeLetter(
  letter: Letter,
  { contact }: Pick<Settings, "contact">,
  leaving?: Leaving,
) {
  const foot = footOf(contact, leaving);
  const whole = (part: string, address = contact.email) => part.replaceAll(ourAddress, address);
  return {
    text: whole(letterText(letter, foot)),
    html: whole(
      letterHtml(letter, foot),
      contact.email.replaceAll("&", "&amp;").replaceAll("'", "&#39;"),
    ),
  };
}

function footOf({ email, postalAddress }: Settings["contact"], leaving: Leaving | undefined): Foot {
  const signature = `${brand.name} · ${email}`;
  if (!leaving) return { lines: [signature], links: [] };
  const links = [
    { text: say("Unsubscribe"), href: leaving.leave },
    { text: say("Choose which emails you get"), href: leaving.preferences },
  ];
  return { lines: [leaving.why, signature, postalAddress], links };
}
