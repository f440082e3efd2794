import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Searches and their results, without the visitor. */
export const searchLog = pgTable(
  "search_log",
  (t) => ({
    id: t.bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    query: t.text().notNull(),
    resultCount: t.integer().notNull(),
    searchedAt: moment().notNull().defaultNow(),
  }),
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
  (t) => ({
    day: t.date().notNull(),
    query: t.text().notNull(),
    times: t.integer().notNull(),
    withoutResults: t.integer().notNull(),
    resultCount: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);

/** Shared lists of listings, visible to anyone with the link. */
export const shortlists = pgTable("shortlists", (t) => ({
  id: t.text().primaryKey(),
  slugs: t.text().array().notNull(),
  createdAt: moment().notNull().defaultNow(),
}));
