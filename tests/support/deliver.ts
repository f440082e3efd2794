import { isNull } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { emails } from "#database/schema/email.ts";
import { deliverEmails } from "#domain/email/deliver-emails.server.ts";
import { createSmtp } from "#integrations/email/smtp.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createLogger } from "#platform/logger.ts";

/** Process that sends emails on request, reports the remaining number, and may be killed. */
const [address = "", smtpUrl = "", secret = ""] = process.argv.slice(2);
const isShared = address.startsWith("postgres");
const open = () =>
  openDatabase(
    isShared ? { databaseUrl: address, dataDir: "" } : { databaseUrl: undefined, dataDir: address },
    createLogger("silent"),
  );
const mailer = createSmtp(smtpUrl, { name: "Guide", address: "hello@guide.example" });
const emailEncryptor = createEncryptor(secret, "mail");
// The embedded database allows one process, so a waiting one must not open it yet.
const opened = isShared ? await open() : null;

process.on("message", async (now: string) => {
  const { db } = opened ?? (await open());
  await deliverEmails({ db, clock: () => new Date(now), emailEncryptor, mailer });
  process.send?.(await db.$count(emails, isNull(emails.sentAt)));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
