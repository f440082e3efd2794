import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment, partOf } from "./columns.ts";

export const adKind = pgEnum("ad_kind", ["paid", "house"]);

export const adCampaigns = pgTable(
  "ad_campaigns",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: adKind().notNull(),
    advertiser: t.text().notNull(),
    /** For medical services: the licensee with license number, or the fictitious name permit. */
    licensee: t.text().notNull().default(""),
    headline: t.text().notNull(),
    words: t.text().notNull(),
    invitation: t.text().notNull(),
    /** A path of this site, or an https URL. */
    destination: t.text().notNull(),
    /** Local days in the region, both inclusive. Without an end it runs until stopped. */
    fromDay: t.date().notNull(),
    untilDay: t.date(),
    /** Slot names from domain/advertising/slot.ts. */
    slots: t.text().array().notNull(),
    /** Target pages: "city/irvine", "category/injectables". Empty: all pages. */
    places: t.text().array().notNull(),
    /** Guaranteed share of a slot's impressions, in percent. */
    parts: t.smallint().notNull(),
    isPaused: t.boolean().notNull().default(false),
    /** Stopped early by an admin. */
    endedAt: moment(),
    createdAt: moment().notNull(),
  }),
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
  (t) => ({
    campaignId: partOf(() => adCampaigns.id),
    day: t.date().notNull(),
    slot: t.text().notNull(),
    /** Topic of the page, "city/irvine"; empty if none. */
    place: t.text().notNull(),
    impressions: t.integer().notNull().default(0),
    clicks: t.integer().notNull().default(0),
  }),
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day, table.slot, table.place] }),
    index("ad_days_day").on(table.day),
  ],
);
