import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

export const adKind = pgEnum("ad_kind", ["paid", "house"]);

export const adCampaigns = pgTable(
  "ad_campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: adKind().notNull(),
    advertiser: text().notNull(),
    /** For medical services: the licensee with license number, or the fictitious name permit. */
    licensee: text().notNull().default(""),
    headline: text().notNull(),
    words: text().notNull(),
    invitation: text().notNull(),
    /** A path of this site, or an https URL. */
    destination: text().notNull(),
    /** Local days in the region, both inclusive. Without an end it runs until stopped. */
    fromDay: date().notNull(),
    untilDay: date(),
    /** Slot names from domain/advertising/slot.ts. */
    slots: text().array().notNull(),
    /** Target pages: "city/irvine", "category/injectables". Empty: all pages. */
    places: text().array().notNull(),
    /** Guaranteed share of a slot's impressions, in percent. */
    parts: smallint().notNull(),
    isPaused: boolean().notNull().default(false),
    /** Stopped early by an admin. */
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      "ad_campaigns_days",
      sql`${table.untilDay} is null or ${table.fromDay} <= ${table.untilDay}`,
    ),
    check("ad_campaigns_parts", sql`${table.parts} between 1 and 100`),
    check("ad_campaigns_slots", sql`cardinality(${table.slots}) > 0`),
    check("ad_campaigns_destination", sql`${table.destination} ~ '^(https://|/($|[^/\\\\]))'`),
  ],
);

/**
 * Daily impressions and clicks of an ad by position. Counts only: no visitor has a row anywhere.
 */
export const adDays = pgTable(
  "ad_days",
  {
    campaignId: integer()
      .notNull()
      .references(() => adCampaigns.id, { onDelete: "cascade" }),
    day: date().notNull(),
    slot: text().notNull(),
    /** Topic of the page, "city/irvine"; empty if none. */
    place: text().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day, table.slot, table.place] }),
    index("ad_days_day").on(table.day),
  ],
);
