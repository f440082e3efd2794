import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { medSpas } from "./catalogue/listings.ts";

const medSpaId = () =>
  integer()
    .notNull()
    .references(() => medSpas.id, { onDelete: "cascade" });
const count = () => integer().notNull().default(0);

/** What visitors did about a listing on a day of the region, by where they came from. Counts alone: no visitor has a row anywhere. */
export const listingDays = pgTable(
  "listing_days",
  {
    medSpaId: medSpaId(),
    day: date().notNull(),
    /** Kinds of pages and of other sites: domain/analytics/sources.ts. */
    source: text().notNull(),
    /** As the listing was when its first event of the day was written. */
    isPremium: boolean().notNull(),
    impressions: count(),
    /** The places in lists at which these impressions stood, added up. */
    places: bigint({ mode: "number" }).notNull().default(0),
    views: count(),
    calls: count(),
    emails: count(),
    directions: count(),
    websites: count(),
    saves: count(),
    shares: count(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.day, table.source] }),
    index("listing_days_day").on(table.day),
  ],
);

/** Which searches showed a listing, and how often it was opened from them: what was understood of them, "treatment/botox city/irvine", never what was typed. Empty: all others. */
export const listingSearchDays = pgTable(
  "listing_search_days",
  {
    medSpaId: medSpaId(),
    day: date().notNull(),
    name: text().notNull(),
    times: integer().notNull(),
    opens: count(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.day, table.name] }),
    index("listing_search_days_day").on(table.day),
  ],
);

/** From which other sites a profile was opened: their hosts alone. Empty: all others. */
export const listingHostDays = pgTable(
  "listing_host_days",
  {
    medSpaId: medSpaId(),
    day: date().notNull(),
    name: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.day, table.name] }),
    index("listing_host_days_day").on(table.day),
  ],
);

/** At which hours of a day profiles were opened, as the clocks of the region show them. */
export const listingHours = pgTable(
  "listing_hours",
  {
    medSpaId: medSpaId(),
    day: date().notNull(),
    hour: smallint().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.day, table.hour] }),
    index("listing_hours_day").on(table.day),
    check("listing_hours_hour", sql`${table.hour} between 0 and 23`),
  ],
);
