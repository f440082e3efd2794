import type { OutgoingEmail } from "#integrations/email/mailer.ts";
import { decryptIfReadable, type Encryptor } from "#platform/encryption.ts";

export type RenderedEmail = Pick<OutgoingEmail, "text" | "html" | "attachments" | "headers">;

/**
 * Decrypts an email's content; null if it is damaged. Emails queued by earlier versions have fewer
 * parts.
 */
export function decryptEmail(
  { emailEncryptor }: { emailEncryptor: Encryptor },
  body: string,
): RenderedEmail | null {
  const content = decryptIfReadable(emailEncryptor, body);
  if (content === null) return null;
  const {
    text = "",
    html = "",
    attachments = [],
    headers = {},
  } = JSON.parse(content) as Partial<RenderedEmail>;
  return { text, html, attachments, headers };
}
