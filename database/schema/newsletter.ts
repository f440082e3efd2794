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
import type { Letter } from "#shared/email-parts.ts";
import { users } from "./accounts/accounts.ts";

export const mailingList = pgEnum("mailing_list", ["newsletter", "offers"]);

/** Who asked for which mails, and what they agreed to when. Nothing is sent before the address is confirmed. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    list: mailingList().notNull(),
    /** Lower case. */
    email: text().notNull(),
    name: text(),
    consentText: text().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    source: text().notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    /** When the last mail that asks for the confirmation went, or will. */
    askedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.email] }),
    index("subscriptions_email").on(table.email),
  ],
);

/** What a campaign is written in. Listings and specials are looked up when it is drawn. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "button"; text: string; href: string }
  | { kind: "listings"; slugs: string[] }
  /** The chosen ones, else the first of those that hold in a category and a city. */
  | { kind: "specials"; ids: number[]; category: string; city: string; most: number }
  | { kind: "divider" };

/** What became of its mails, once they are forgotten. */
export type KeptFigures = {
  queued: number;
  delivered: number;
  waiting: number;
  failed: number;
  bounced: number;
  withheld: number;
  left: number;
};

/** What goes to a whole list: written by a person, or by the site on a day of its own. Who got it stands in the mails of its campaign. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: mailingList().notNull(),
    /** Of the issue that the site writes by itself; null of what a person writes. */
    day: date(),
    subject: text().notNull().default(""),
    preview: text().notNull().default(""),
    blocks: jsonb().$type<Block[]>().notNull(),
    /** Only those who have been on the list since then. */
    joinedSince: date(),
    /** Grows with each save: whoever would write over what another saved is told. */
    version: integer().notNull().default(1),
    changedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is to go; null of a draft. */
    dueAt: timestamp({ withTimezone: true }),
    /** Why it did not go when it was due. */
    problem: text(),
    begunAt: timestamp({ withTimezone: true }),
    /** As it went. */
    letter: jsonb().$type<Letter>(),
    /** How many were to get it when it began. */
    audience: integer(),
    /** The last address that was reached, in their order: batches go on from here. */
    reached: text().notNull().default(""),
    finishedAt: timestamp({ withTimezone: true }),
    stoppedAt: timestamp({ withTimezone: true }),
    figures: jsonb().$type<KeptFigures>(),
  },
  (table) => [
    unique("campaigns_day").on(table.list, table.day),
    index("campaigns_newest").on(table.createdAt),
    index("campaigns_under_way")
      .on(table.dueAt)
      .where(sql`due_at is not null and finished_at is null`),
  ],
);
