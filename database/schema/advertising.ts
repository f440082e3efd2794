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

/** House: of this site itself, where nobody else advertises. */
export const adKind = pgEnum("ad_kind", ["paid", "house"]);

export const adCampaigns = pgTable(
  "ad_campaigns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: adKind().notNull(),
    /** Who pays for it, as the advertisement says. */
    advertiser: text().notNull(),
    /** Of a medical service: who is licensed, with the number, or the fictitious name permit. */
    licensee: text().notNull().default(""),
    headline: text().notNull(),
    words: text().notNull(),
    /** What its link says. */
    invitation: text().notNull(),
    /** A path of this site, or an https address. */
    destination: text().notNull(),
    /** Local days of the region; the last one counts whole. Without one it runs until it is ended. */
    fromDay: date().notNull(),
    untilDay: date(),
    /** Names of domain/advertising/slot.ts. */
    slots: text().array().notNull(),
    /** "city/irvine", "category/injectables": shown on pages about any of them. Empty: everywhere. */
    places: text().array().notNull(),
    /** Of a hundred times that a slot is shown, at least so many are promised. */
    parts: smallint().notNull(),
    isPaused: boolean().notNull().default(false),
    /** Before its last day, by an operator. */
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

/** How often an advertisement was seen and followed on a day of the region, by where it stood. Counts alone: no visitor has a row anywhere. */
export const adDays = pgTable(
  "ad_days",
  {
    campaignId: integer()
      .notNull()
      .references(() => adCampaigns.id, { onDelete: "cascade" }),
    day: date().notNull(),
    slot: text().notNull(),
    /** What the page was about, "city/irvine"; empty: nothing in particular. */
    place: text().notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.day, table.slot, table.place] }),
    index("ad_days_day").on(table.day),
  ],
);
