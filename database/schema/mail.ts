import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Mails to be sent: written in the transaction that causes them, carried out after it, each once. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The template: "reset password". */
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Text and HTML, sealed with the site's secret: links in them open accounts. Null once it need not be kept. */
    body: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What happens once is mailed once, however often its cause is tried again. */
    onceKey: text().unique("mails_once"),
    createdAt: moment().notNull(),
    dueAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Tried too often: a person has to look. */
    failedAt: moment(),
  },
  (table) => [index("mails_due").on(table.dueAt).where(sql`sent_at is null and failed_at is null`), index("mails_newest").on(table.createdAt)],
);
