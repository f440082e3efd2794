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

/** Searches and their results, without the visitor. */
export const searchLog = pgTable(
  "search_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    query: text().notNull(),
    resultCount: integer().notNull(),
    searchedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    index("search_log_newest").on(table.searchedAt),
    index("search_log_empty").on(table.searchedAt).where(sql`result_count = 0`),
  ],
);

/**
 * Daily totals in the region's time zone. A day's rare searches are combined without their text.
 */
export const searchDays = pgTable(
  "search_days",
  {
    day: date().notNull(),
    query: text().notNull(),
    times: integer().notNull(),
    withoutResults: integer().notNull(),
    resultCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);

/** Shared lists of listings, visible to anyone with the link. */
export const shortlists = pgTable("shortlists", {
  id: text().primaryKey(),
  slugs: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
