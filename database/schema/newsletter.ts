import { date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";

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
  (table) => [primaryKey({ columns: [table.list, table.email] }), index("subscriptions_email").on(table.email)],
);

export type IssueLetter = {
  title: string;
  paragraphs: string[];
  items: { title: string; lines: string[]; href: string }[];
  action?: { text: string; href: string };
};

/** What went to a whole list on one day. Who got it stands in the mails of its campaign. */
export const issues = pgTable(
  "issues",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: mailingList().notNull(),
    day: date().notNull(),
    letter: jsonb().$type<IssueLetter>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The last address that was reached, in their order: batches go on from here. */
    reached: text().notNull().default(""),
    queued: integer().notNull().default(0),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique("issues_day").on(table.list, table.day)],
);
