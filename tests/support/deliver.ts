import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { deliverMails } from "#domain/mail/deliver-mails.server.ts";
import { createSmtp } from "#integrations/email/smtp.ts";
import { createSealer } from "#platform/sealer.ts";

/** A process that delivers mails when it is told the time, and may be killed at any moment. */
const [address = "", smtpUrl = "", secret = ""] = process.argv.slice(2);
const db = drizzle(new pg.Pool({ connectionString: address, max: 2 }), { casing: "snake_case" });
const mailer = createSmtp(smtpUrl, { name: "Guide", address: "hello@guide.example" });
const mailSealer = createSealer(secret, "mail");

process.on("message", async (now: string) => {
  await deliverMails({ db, clock: () => new Date(now), mailSealer, mailer });
  process.send?.("done");
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
