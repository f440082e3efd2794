import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/**
 * Reason an email was given up: it bounced, the server refused it, retries ran out, or it must no
 * longer be sent.
 */
export const emailFailure = pgEnum("email_failure", [
  "bounced",
  "refused",
  "out of retries",
  "suppressed",
  "unsubscribed",
  "stopped",
  "unreadable",
  "limited",
]);

/**
 * Email queue: written in the transaction that causes an email, sent after the commit, each
 * exactly once.
 */
export const emails = pgTable(
  "emails",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Message-ID, the same for every attempt. */
    messageId: t.uuid().notNull().defaultRandom(),
    /** Template, such as "reset password". */
    kind: t.text().notNull(),
    recipient: t.text().notNull(),
    /** Mailbox whose hourly limit it counts against. Null if strangers cannot trigger it. */
    limitedMailbox: t.text(),
    subject: t.text().notNull(),
    /**
     * Text, HTML, and attachments, encrypted because they contain sign-in links. Null once no longer
     * needed.
     */
    body: t.text(),
    /**
     * List to unsubscribe from: "newsletter", "offers", "alerts", "reports". Null for transactional
     * emails.
     */
    list: t.text(),
    /** Groups emails that were sent together: "campaign 12". */
    campaign: t.text(),
    /** Idempotency key: one event sends one email, however often it is retried. */
    idempotencyKey: t.text().unique("emails_once"),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    sentAt: moment(),
    attempts: t.integer().notNull().default(0),
    lastError: t.text(),
    /** Retries ran out. An admin has to check. */
    failedAt: moment(),
    failure: emailFailure(),
    /** Unsubscribed through a link in this email. */
    unsubscribedAt: moment(),
  }),
  (table) => [
    index("emails_due").on(table.dueAt).where(sql`sent_at is null and failed_at is null`),
    index("emails_newest").on(table.createdAt),
    index("emails_campaign").on(table.campaign).where(sql`campaign is not null`),
    index("emails_recipient").on(table.recipient),
    index("emails_counted")
      .on(table.limitedMailbox, table.createdAt)
      .where(sql`limited_mailbox is not null`),
  ],
);

export const suppressionReason = pgEnum("suppression_reason", [
  "unsubscribed",
  "bounced",
  "complained",
  "admin",
]);

/** Addresses excluded from bulk email, and after a bounce from all email. */
export const suppressions = pgTable("suppressions", (t) => ({
  /** Lowercase. */
  email: t.text().primaryKey(),
  reason: suppressionReason().notNull(),
  since: moment().notNull(),
}));
