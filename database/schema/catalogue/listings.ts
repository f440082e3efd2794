import { sql } from "drizzle-orm";
import { boolean, check, index, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Ownership } from "#shared/credential-kinds.ts";
import {
  forEachListingField,
  type ListingFieldName,
  type listingFields,
} from "#shared/listing-fields.ts";
import { listingPlanNames } from "#site/plans.ts";
import { users } from "../accounts/accounts.ts";
import { list, minuteRanges, moment, partOf } from "../columns.ts";
import { categoryId, cityId } from "./reference.ts";

export const listingStatus = pgEnum("listing_status", ["pending", "active", "inactive"]);

const columnOfKind = {
  "yes-no": () => boolean(),
  list,
  text: () => text(),
  year: () => smallint(),
  "price level": () => smallint(),
};
type FieldColumns = {
  [Name in ListingFieldName]: ReturnType<
    (typeof columnOfKind)[(typeof listingFields)[Name]["kind"]]
  >;
};
const fieldColumns = forEachListingField<FieldColumns>(({ kind }) => columnOfKind[kind]());

export const listings = pgTable(
  "listings",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: t.text().notNull().unique(),
    name: t.text().notNull(),
    /** Lowercase without accents, so both databases sort it the same way. */
    sortName: t.text().notNull(),
    status: listingStatus().notNull().default("pending"),
    isDemo: t.boolean().notNull().default(false),
    cityId: cityId(),
    categoryId: categoryId(),
    address: t.text().notNull(),
    zipCode: t.text().notNull(),
    /** Community in the address if it is not a listed city. Shown instead of the city. */
    locality: t.text(),
    /** Null until the position of the entrance is known. */
    latitude: t.doublePrecision(),
    longitude: t.doublePrecision(),
    phone: t.text().notNull(),
    email: t.text().notNull(),
    website: t.text(),
    bookingEmail: t.text(),
    /** Valid only while this account runs the listing. */
    bookingEmailSetBy: t.integer().references(() => users.id, { onDelete: "set null" }),
    /** Set by the bookings module. */
    takesBookings: t.boolean().notNull().default(false),
    socialMediaLinks: t.jsonb().$type<Record<string, string>>().notNull().default({}),
    description: t.text().notNull(),
    ...fieldColumns,
    /** The owner's statement that HIPAA covers the practice. */
    hipaaApplies: t.boolean().notNull().default(false),
    /** Day on which the business associate agreement was signed, entered by an admin. */
    agreementSignedOn: t.date(),
    /** Owner of the practice and their license; null until stated. */
    ownership: t.jsonb().$type<Ownership>(),
    hoursText: t.text().notNull().default(""),
    weeklyHours: minuteRanges().notNull().default(sql`'{}'`),
    scrapedContent: t.jsonb().$type<{ aboutText: string; services: string[] }>(),
    lastWebsiteScrape: moment(),
    plan: t.text({ enum: listingPlanNames }).notNull().default("standard"),
    /** Any paid plan: first in lists, labeled as paid. */
    isPremium: t.boolean().notNull().generatedAlwaysAs(sql`plan <> 'standard'`),
    premiumExpiresAt: moment(),
    /** Totals of the published reviews; null if there are none. */
    rating: t.numeric({ precision: 3, scale: 2, mode: "number" }),
    reviewCount: t.integer().notNull().default(0),
    /**
     * Rank in lists, 0 to 1000: `base_score` plus the day's freshness. Maintained by the catalogue
     * and explained to visitors.
     */
    score: t.smallint().notNull().default(0),
    baseScore: t.smallint().notNull().default(0),
    confirmedOn: t.date().notNull().default(sql`current_date`),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    index("listings_ranked")
      .on(table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.id)
      .where(sql`status = 'active'`),
    index("listings_city_ranked")
      .on(
        table.cityId,
        table.isPremium.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.id,
      )
      .where(sql`status = 'active'`),
    index("listings_category").on(table.categoryId),
    index("listings_name").on(table.sortName, table.id).where(sql`status = 'active'`),
    index("listings_rating")
      .on(sql`rating desc nulls last`, table.reviewCount.desc().nullsFirst(), table.id)
      .where(sql`status = 'active'`),
    index("listings_position")
      .using("gist", sql`point(longitude * 0.83, latitude)`)
      .where(sql`status = 'active'`),
    index("listings_newest").on(table.createdAt, table.id).where(sql`status = 'active'`),
    index("listings_waiting").on(table.createdAt).where(sql`status = 'pending'`),
    check("listings_price_level", sql`${table.priceLevel} between 1 and 4`),
    check("listings_position", sql`(${table.latitude} is null) = (${table.longitude} is null)`),
    check(
      "listings_rating",
      sql`(${table.rating} is null) = (${table.reviewCount} = 0) and (${table.rating} is null or ${table.rating} between 1 and 5)`,
    ),
    check("listings_hours", sql`${table.weeklyHours} <@ int4multirange(int4range(0, 10080))`),
  ],
);

export const listingId = () => partOf(() => listings.id);
