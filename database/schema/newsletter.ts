import { pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
  },
  (table) => [primaryKey({ columns: [table.list, table.email] })],
);
