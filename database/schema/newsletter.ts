import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { EmailContent } from "#shared/email-parts.ts";
import { users } from "./accounts/accounts.ts";

export const mailingList = pgEnum("mailing_list", ["newsletter", "offers"]);

/**
 * Subscriptions with the consent text and time. Nothing is sent before the address is confirmed.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    list: mailingList().notNull(),
    /** Lowercase. */
    email: text().notNull(),
    name: text(),
    consentText: text().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    source: text().notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    askedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.email] }),
    index("subscriptions_email").on(table.email),
  ],
);

/**
 * Content blocks of a newsletter campaign. Listings and specials are loaded when it is rendered.
 */
export type NewsletterBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "listings"; slugs: string[] }
  /** The chosen ones, else the first of those that hold in a category and a city. */
  | { kind: "specials"; ids: number[]; category: string; city: string; most: number }
  | { kind: "divider" };

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
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: mailingList().notNull(),
    /** Day of an automatic issue; null if an admin wrote it. */
    day: date(),
    subject: text().notNull().default(""),
    preview: text().notNull().default(""),
    blocks: jsonb().$type<NewsletterBlock[]>().notNull(),
    joinedSince: date(),
    /** Incremented on each save, to detect conflicting edits. */
    version: integer().notNull().default(1),
    changedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Scheduled time; null for a draft. */
    dueAt: timestamp({ withTimezone: true }),
    problem: text(),
    startedAt: timestamp({ withTimezone: true }),
    content: jsonb().$type<EmailContent>(),
    /** Number of recipients at the start. */
    audience: integer(),
    /** Last address sent to, in sort order. The next batch continues after it. */
    cursor: text().notNull().default(""),
    finishedAt: timestamp({ withTimezone: true }),
    stoppedAt: timestamp({ withTimezone: true }),
    figures: jsonb().$type<StoredNewsletterFigures>(),
  },
  (table) => [
    unique("newsletter_campaigns_day").on(table.list, table.day),
    index("newsletter_campaigns_newest").on(table.createdAt),
    index("newsletter_campaigns_under_way")
      .on(table.dueAt)
      .where(sql`due_at is not null and finished_at is null`),
  ],
);
