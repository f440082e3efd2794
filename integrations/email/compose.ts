import MailComposer from "nodemailer/lib/mail-composer";
import type Mail from "nodemailer/lib/mailer";
import { brand } from "#site/brand.ts";
import { EmailFailure, type OutgoingEmail } from "./mailer.ts";

export type EmailSender = { name: string; address: string };

/** Exactly one address: no list for nodemailer, no command for an SMTP server. */
const plainAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** Builds the message. Header values must be single lines; nodemailer encodes and folds them. */
export function messageOf(
  { messageId, kind, to, subject, text, html, attachments, headers, at }: OutgoingEmail,
  from: EmailSender,
): Mail.Options {
  if (!plainAddress.test(to))
    throw new EmailFailure("Emails cannot be sent to this address.", {
      why: "refused",
      isDead: false,
    });
  return {
    from,
    to: { name: "", address: to },
    subject,
    date: at,
    messageId: `<${messageId}@${brand.contactEmail.split("@")[1]}>`,
    // RFC 3834: suppresses automatic replies, which no one would read.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Mail-Kind": oneLine(kind),
      ...mapValues(headers, oneLine),
    },
    text,
    html,
    textEncoding: "base64",
    attachments: attachments.map(({ name, type, content }) => ({
      filename: oneLine(name),
      contentType: oneLine(type),
      content,
    })),
    envelope: { from: from.address, to: [to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function composeEmail(email: OutgoingEmail, from: EmailSender): Promise<Buffer> {
  const node = new MailComposer(messageOf(email, from)).compile();
  return node.build();
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

const mapValues = (record: Record<string, string>, change: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.replace(/[^\w-]/g, ""), change(value)]),
  );
