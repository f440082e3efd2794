import type { OutgoingMail } from "#integrations/email/mailer.ts";
import type { Sealer } from "#platform/encryption.ts";

export type MailContent = Pick<OutgoingMail, "text" | "html" | "attachments" | "headers">;

/** Decrypts an email's content. Emails queued by earlier versions have fewer parts. */
export function openMail({ mailSealer }: { mailSealer: Sealer }, body: string): MailContent {
  const {
    text = "",
    html = "",
    attachments = [],
    headers = {},
  } = JSON.parse(mailSealer.open(body)) as Partial<MailContent>;
  return { text, html, attachments, headers };
}
