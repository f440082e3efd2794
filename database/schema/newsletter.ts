import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import type { EmailContent } from "#shared/email-parts.ts";
import { users } from "./accounts/accounts.ts";
import { moment } from "./columns.ts";

export const mailingList = pgEnum("mailing_list", ["newsletter", "offers"]);

/**
 * Subscriptions with the consent text and time. Nothing is sent before the address is confirmed.
 */
export const subscriptions = pgTable(
  "subscriptions",
  (t) => ({
    list: mailingList().notNull(),
    /** Lowercase. */
    email: t.text().notNull(),
    name: t.text(),
    consentText: t.text().notNull(),
    consentedAt: moment().notNull().defaultNow(),
    source: t.text().notNull(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    askedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.list, table.email] }),
    index("subscriptions_email").on(table.email),
  ],
);

/** Delivery figures, kept after the emails are deleted. */
export type StoredNewsletterFigures = {
  queued: number;
  delivered: number;
  waiting: number;
  failed: number;
  bounced: number;
  withheld: number;
  left: number;
};

/**
 * Newsletter campaigns: written by an admin, or by the site on its schedule. Recipients are in
 * the emails of the campaign.
 */
export const newsletterCampaigns = pgTable(
  "newsletter_campaigns",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    list: mailingList().notNull(),
    /** Day of an automatic issue; null if an admin wrote it. */
    day: t.date(),
    subject: t.text().notNull().default(""),
    preview: t.text().notNull().default(""),
    /** Markdown. Listings and specials are loaded when it is rendered. */
    body: t.text().notNull().default(""),
    joinedSince: t.date(),
    /** Incremented on each save, to detect conflicting edits. */
    version: t.integer().notNull().default(1),
    changedBy: t.integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** Scheduled time; null for a draft. */
    dueAt: moment(),
    problem: t.text(),
    startedAt: moment(),
    content: t.jsonb().$type<EmailContent>(),
    /** Number of recipients at the start. */
    audience: t.integer(),
    /** Last address sent to, in sort order. The next batch continues after it. */
    cursor: t.text().notNull().default(""),
    finishedAt: moment(),
    stoppedAt: moment(),
    figures: t.jsonb().$type<StoredNewsletterFigures>(),
  }),
  (table) => [
    unique("newsletter_campaigns_day").on(table.list, table.day),
    index("newsletter_campaigns_newest").on(table.createdAt),
    index("newsletter_campaigns_under_way")
      .on(table.dueAt)
      .where(sql`due_at is not null and finished_at is null`),
  ],
);
