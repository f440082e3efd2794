import type { OutgoingEmail } from "#integrations/email/mailer.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type RenderedEmail = Pick<OutgoingEmail, "text" | "html" | "attachments" | "headers">;

/** Decrypts an email's content. Emails queued by earlier versions have fewer parts. */
export function decryptEmail(
  { emailEncryptor }: { emailEncryptor: Encryptor },
  body: string,
): RenderedEmail {
  const {
    text = "",
    html = "",
    attachments = [],
    headers = {},
  } = JSON.parse(emailEncryptor.open(body)) as Partial<RenderedEmail>;
  return { text, html, attachments, headers };
}
