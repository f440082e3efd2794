import nodemailer from "nodemailer";
import { type EmailSender, messageOf } from "./compose.ts";
import { EmailFailure, type Mailer } from "./mailer.ts";

const second = 1000;
/** Timeouts of a delivery, long before another process may retry the same email. */
const patience = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 45 * second,
  dnsTimeout: 10 * second,
};
const away = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EREQUIRETLS",
  "EAUTH",
  "ENOAUTH",
  "EPROXY",
  "EMAXLIMIT",
]);

type SmtpOptions = { onFailure?: (reason: string) => void };

/** Keeps SMTP connections open while there is something to send. */
export function createSmtp(
  url: string,
  from: EmailSender,
  { onFailure }: SmtpOptions = {},
): Mailer & { close(): void } {
  // Without a name, a container greets with its IP address, which many relays reject.
  const name = from.address.split("@")[1];
  const transport = nodemailer.createTransport({
    url,
    name,
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    ...patience,
  });
  return {
    async send(email) {
      try {
        await transport.sendMail(messageOf(email, from));
      } catch (error) {
        const failure = failureOf(error);
        onFailure?.(failure instanceof Error ? failure.message : String(failure));
        throw failure;
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/**
 * Converts an SMTP error: 5xx is permanent, and marks the address as dead if it is the reason; 4xx
 * is temporary.
 */
function failureOf(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { code = "", responseCode = 0, command, message }: SmtpError = error;
  if (away.has(code) || responseCode === 421) return new EmailFailure(message, { why: "away" });
  const isDead =
    command === "RCPT TO" &&
    (responseCode === 550 || responseCode === 551 || responseCode === 553) &&
    !/5\.7\.|spam|policy|blocked/i.test(message);
  return responseCode >= 500 || (code === "EENVELOPE" && responseCode === 0)
    ? new EmailFailure(message, { why: "refused", isDead })
    : error;
}
