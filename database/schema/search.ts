import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** What was searched for and what it found; never by whom. */
export const searchLog = pgTable(
  "search_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    query: text().notNull(),
    found: integer().notNull(),
    searchedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    index("search_log_newest").on(table.searchedAt),
    index("search_log_empty").on(table.searchedAt).where(sql`found = 0`),
  ],
);

/** The same, added up by day of the place: what is rare on a day goes together under no words. */
export const searchDays = pgTable(
  "search_days",
  {
    day: date().notNull(),
    query: text().notNull(),
    times: integer().notNull(),
    withoutResults: integer().notNull(),
    found: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);

/** Listings that somebody put together to show to somebody. Whoever has the link sees it. */
export const shortlists = pgTable("shortlists", {
  id: text().primaryKey(),
  slugs: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
