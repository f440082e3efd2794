import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Why a mail was given up: nobody lives there, the server refused it, it was tried too often; or it was not to go any more. */
export const mailFailure = pgEnum("mail_failure", [
  "bounced",
  "refused",
  "tried",
  "suppressed",
  "left",
  "stopped",
  "unreadable",
  "limited",
]);

/** Mails to be sent: written in the transaction that causes them, carried out after it, each once. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its Message-ID, the same however often it is tried. */
    messageId: uuid().notNull().defaultRandom(),
    /** The template: "reset password". */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The mailbox whose hourly limit it counts against. Null where no stranger can cause it. */
    countedFor: text(),
    subject: text().notNull(),
    /** Text, HTML and what goes with them, sealed with the site's secret: links in them open accounts. Null once it need not be kept. */
    body: text(),
    /** What a recipient may leave: "newsletter", "offers", "alerts", "reports". Null for mails that answer what somebody did. */
    list: text(),
    /** Those that were sent together: "campaign 12". */
    campaign: text(),
    /** What happens once is mailed once, however often its cause is tried again. */
    onceKey: text().unique("mails_once"),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Tried too often: a person has to look. */
    failedAt: moment(),
    failure: mailFailure(),
    /** When its recipient left the list by a link of this mail. */
    leftAt: moment(),
  },
  (table) => [
    index("mails_due").on(table.dueAt).where(sql`sent_at is null and failed_at is null`),
    index("mails_newest").on(table.createdAt),
    index("mails_campaign").on(table.campaign).where(sql`campaign is not null`),
    index("mails_recipient").on(table.recipient),
    index("mails_counted")
      .on(table.countedFor, table.createdAt)
      .where(sql`counted_for is not null`),
  ],
);

export const suppressionReason = pgEnum("suppression_reason", [
  "unsubscribed",
  "bounced",
  "complained",
  "operator",
]);

/** Addresses that get no bulk mail, and where mail bounced, none at all. */
export const suppressions = pgTable("suppressions", {
  /** Lower case. */
  email: text().primaryKey(),
  reason: suppressionReason().notNull(),
  since: moment().notNull(),
});
