import type { Settings } from "#domain/settings/settings.ts";
import { type EmailFooter, renderEmailHtml } from "#integrations/email/email-html.tsx";
import { type EmailContent, ourAddress } from "#shared/email-parts.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { renderEmailText } from "./internal/email-text.ts";

export type UnsubscribeInfo = { why: string; leave: string; preferences: string };

/** Renders an email as text and HTML without images, scripts, or external resources. */
export function renderEmail(
  content: EmailContent,
  { contact }: Pick<Settings, "contact">,
  leaving?: UnsubscribeInfo,
) {
  const foot = footOf(contact, leaving);
  const whole = (part: string, address = contact.email) => part.replaceAll(ourAddress, address);
  return {
    text: whole(renderEmailText(content, foot)),
    html: whole(
      renderEmailHtml(content, foot),
      contact.email.replaceAll("&", "&amp;").replaceAll("'", "&#39;"),
    ),
  };
}

function footOf(
  { email, postalAddress }: Settings["contact"],
  leaving: UnsubscribeInfo | undefined,
): EmailFooter {
  const signature = `${brand.name} · ${email}`;
  if (!leaving) return { lines: [signature], links: [] };
  const links = [
    { text: say("Unsubscribe"), href: leaving.leave },
    { text: say("Choose which emails you get"), href: leaving.preferences },
  ];
  return { lines: [leaving.why, signature, postalAddress], links };
}
