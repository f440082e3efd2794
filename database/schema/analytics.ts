import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { listingId } from "./catalogue/listings.ts";

const count = () => integer().notNull().default(0);

/** Daily visitor actions per listing and source. Counts only: no visitor has a row anywhere. */
export const listingDays = pgTable(
  "listing_days",
  (t) => ({
    listingId: listingId(),
    day: t.date().notNull(),
    /** Page types and kinds of other sites: domain/analytics/sources.ts. */
    source: t.text().notNull(),
    /** Status at the listing's first event of the day. */
    isPremium: t.boolean().notNull(),
    impressions: count(),
    /** Sum of the list positions of these impressions. */
    places: t.bigint({ mode: "number" }).notNull().default(0),
    views: count(),
    calls: count(),
    emails: count(),
    directions: count(),
    websites: count(),
    saves: count(),
    shares: count(),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.source] }),
    index("listing_days_day").on(table.day),
  ],
);

/**
 * Searches that showed a listing, and how often it was opened from them. Stores the understood
 * terms, "treatment/botox city/irvine", never the input. Empty: all others.
 */
export const listingSearchDays = pgTable(
  "listing_search_days",
  (t) => ({
    listingId: listingId(),
    day: t.date().notNull(),
    name: t.text().notNull(),
    times: t.integer().notNull(),
    opens: count(),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.name] }),
    index("listing_search_days_day").on(table.day),
  ],
);

/** Referring hosts of profile views. Empty: all others. */
export const listingHostDays = pgTable(
  "listing_host_days",
  (t) => ({
    listingId: listingId(),
    day: t.date().notNull(),
    name: t.text().notNull(),
    times: t.integer().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.name] }),
    index("listing_host_days_day").on(table.day),
  ],
);

/** Profile views by hour of day in the region's time zone. */
export const listingHours = pgTable(
  "listing_hours",
  (t) => ({
    listingId: listingId(),
    day: t.date().notNull(),
    hour: t.smallint().notNull(),
    times: t.integer().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.day, table.hour] }),
    index("listing_hours_day").on(table.day),
    check("listing_hours_hour", sql`${table.hour} between 0 and 23`),
  ],
);
