import type { OutgoingEmail } from "#integrations/email/mailer.ts";
import { decryptIfReadable, type Encryptor } from "#platform/encryption.ts";

export type RenderedEmail = Pick<OutgoingEmail, "text" | "html" | "attachments" | "headers">;

/** Decrypts an email's content; null if it is damaged. */
export function decryptEmail(
  { emailEncryptor }: { emailEncryptor: Encryptor },
  body: string,
): RenderedEmail | null {
  const content = decryptIfReadable(emailEncryptor, body);
  return content === null ? null : (JSON.parse(content) as RenderedEmail);
}
