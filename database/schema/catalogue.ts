import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { minuteRanges } from "./columns.ts";

const list = () => text().array().notNull().default(sql`'{}'`);
const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const cities = pgTable("cities", {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  zipCodes: list(),
});

export const categories = pgTable("categories", {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: smallint().notNull(),
  description: text().notNull(),
  detailedDescription: text().notNull(),
  benefits: list(),
  treatmentProcess: list(),
  recoveryTime: text().notNull(),
  idealCandidates: list(),
  precautions: list(),
  sideEffects: list(),
  expectedResults: text().notNull(),
  imageUrl: text(),
  createdAt: moment().notNull().defaultNow(),
});

export const treatmentTrend = pgEnum("treatment_trend", ["rising", "stable", "declining"]);

export const treatments = pgTable(
  "treatments",
  {
    id: smallint().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    group: text().notNull(),
    categoryId: smallint()
      .notNull()
      .references(() => categories.id),
    synonyms: list(),
    description: text().notNull(),
    longDescription: text().notNull(),
    benefits: list(),
    sideEffects: list(),
    idealFor: list(),
    priceMinCents: integer().notNull(),
    priceMaxCents: integer().notNull(),
    priceUnit: text().notNull(),
    sessionMinutesMin: smallint().notNull(),
    sessionMinutesMax: smallint().notNull(),
    downtime: text().notNull(),
    recovery: text().notNull(),
    /** Editorial, for the documented rows; the others' popularity is computed. */
    popularity: smallint(),
    trend: treatmentTrend().notNull(),
  },
  (table) => [index("treatments_category").on(table.categoryId), check("treatments_price", sql`${table.priceMinCents} <= ${table.priceMaxCents}`)],
);

export const medSpaStatus = pgEnum("med_spa_status", ["pending", "active", "inactive"]);

export const medSpas = pgTable(
  "med_spas",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Lower case, without accents: both databases sort it alike. */
    sortName: text().notNull(),
    status: medSpaStatus().notNull().default("pending"),
    /** Demonstration data, announced as such to visitors. */
    isDemo: boolean().notNull().default(false),
    cityId: smallint()
      .notNull()
      .references(() => cities.id),
    categoryId: smallint()
      .notNull()
      .references(() => categories.id),
    address: text().notNull(),
    zipCode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    website: text(),
    bookingEmail: text(),
    /** Whether visitors can book here: told by the bookings. */
    takesBookings: boolean().notNull().default(false),
    logoUrl: text(),
    profileImageUrl: text(),
    socialMediaLinks: jsonb().$type<Record<string, string>>().notNull().default({}),
    description: text().notNull(),
    detailedDescription: text(),
    treatmentPhilosophy: text(),
    consultationProcess: text(),
    establishedYear: smallint(),
    priceLevel: smallint().notNull(),
    acceptsInsurance: boolean().notNull().default(false),
    financingAvailable: boolean().notNull().default(false),
    specialties: list(),
    awards: list(),
    certifications: list(),
    equipmentTechnology: list(),
    facilityAmenities: list(),
    safetyProtocols: list(),
    paymentOptions: list(),
    languages: list(),
    hoursText: text().notNull().default(""),
    weeklyHours: minuteRanges().notNull().default(sql`'{}'`),
    scrapedContent: jsonb().$type<{ aboutText: string; services: string[] }>(),
    lastWebsiteScrape: moment(),
    isPremium: boolean().notNull().default(false),
    premiumExpiresAt: moment(),
    /** Totals over the published reviews; null while there are none. */
    rating: numeric({ precision: 3, scale: 2, mode: "number" }),
    reviewCount: integer().notNull().default(0),
    /** Order within a list, 0 to 1000: kept by the catalogue, explained to visitors. It is `base_score` and what freshness adds on the day. */
    score: smallint().notNull().default(0),
    baseScore: smallint().notNull().default(0),
    /** When its own facts were last known to be true. */
    confirmedOn: date().notNull().default(sql`current_date`),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("med_spas_ranked").on(table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.id).where(sql`status = 'active'`),
    index("med_spas_city_ranked")
      .on(table.cityId, table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.id)
      .where(sql`status = 'active'`),
    index("med_spas_category").on(table.categoryId),
    index("med_spas_name").on(table.sortName, table.id).where(sql`status = 'active'`),
    index("med_spas_rating").on(sql`rating desc nulls last`, table.reviewCount.desc().nullsFirst(), table.id).where(sql`status = 'active'`),
    index("med_spas_place").using("gist", sql`point(longitude * 0.83, latitude)`).where(sql`status = 'active'`),
    index("med_spas_newest").on(table.createdAt, table.id).where(sql`status = 'active'`),
    check("med_spas_price_level", sql`${table.priceLevel} between 1 and 4`),
    check("med_spas_rating", sql`(${table.rating} is null) = (${table.reviewCount} = 0) and (${table.rating} is null or ${table.rating} between 1 and 5)`),
    check("med_spas_hours", sql`${table.weeklyHours} <@ int4multirange(int4range(0, 10080))`),
  ],
);

const medSpaId = () =>
  integer()
    .notNull()
    .references(() => medSpas.id, { onDelete: "cascade" });

/** What a published med spa can be found under. Written with it, carrying its rank, so that each list is read in index order. */
export const medSpaCategories = pgTable(
  "med_spa_categories",
  {
    medSpaId: medSpaId(),
    categoryId: smallint()
      .notNull()
      .references(() => categories.id),
    cityId: smallint()
      .notNull()
      .references(() => cities.id),
    isListed: boolean().notNull(),
    isPremium: boolean().notNull(),
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.categoryId] }),
    index("med_spa_categories_ranked")
      .on(table.categoryId, table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.medSpaId)
      .where(sql`is_listed`),
    index("med_spa_categories_city_ranked")
      .on(table.categoryId, table.cityId, table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.medSpaId)
      .where(sql`is_listed`),
  ],
);

export const medSpaTreatments = pgTable(
  "med_spa_treatments",
  {
    medSpaId: medSpaId(),
    treatmentId: smallint()
      .notNull()
      .references(() => treatments.id),
    cityId: smallint()
      .notNull()
      .references(() => cities.id),
    isListed: boolean().notNull(),
    isPremium: boolean().notNull(),
    score: smallint().notNull(),
    priceMinCents: integer(),
    priceMaxCents: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.treatmentId] }),
    index("med_spa_treatments_ranked")
      .on(table.treatmentId, table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.medSpaId)
      .where(sql`is_listed`),
    index("med_spa_treatments_city_ranked")
      .on(table.treatmentId, table.cityId, table.isPremium.desc().nullsFirst(), table.score.desc().nullsFirst(), table.medSpaId)
      .where(sql`is_listed`),
  ],
);

/** What a med spa is found by: read by searches alone, and apart from the rest, so that its index has little to walk through. */
export const medSpaDocuments = pgTable(
  "med_spa_documents",
  {
    medSpaId: medSpaId().primaryKey(),
    /** Plain: lower case, without accents. */
    text: text().notNull(),
    /** What it is counted under, as tokens. */
    facets: text().notNull().default(""),
  },
  // Of an expression and not of a column: no plan then takes the words of each listing out of its row.
  (table) => [index("med_spa_documents_words").using("gin", sql`to_tsvector('english', ${table.text})`).with({ fastupdate: false })],
);

/** Words of names, people and menus: what a misspelled word may have meant. */
export const catalogueWords = pgTable("catalogue_words", { word: text().primaryKey() }, (table) => [
  index("catalogue_words_alike").using("gin", sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
]);

/** The priced menu. The date says when the price was last known to be true. */
export const services = pgTable(
  "services",
  {
    medSpaId: medSpaId(),
    position: smallint().notNull(),
    treatmentId: smallint().references(() => treatments.id),
    name: text().notNull(),
    description: text().notNull().default(""),
    priceMinCents: integer(),
    priceMaxCents: integer(),
    priceUnit: text(),
    pricedOn: date(),
    minutes: smallint(),
  },
  (table) => [primaryKey({ columns: [table.medSpaId, table.position] })],
);

export const staffMembers = pgTable(
  "staff_members",
  {
    medSpaId: medSpaId(),
    position: smallint().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    certifications: list(),
  },
  (table) => [primaryKey({ columns: [table.medSpaId, table.position] })],
);

/** Who performs what, as the provider states it. */
export const staffTreatments = pgTable(
  "staff_treatments",
  {
    medSpaId: integer().notNull(),
    position: smallint().notNull(),
    treatmentId: smallint()
      .notNull()
      .references(() => treatments.id),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.position, table.treatmentId] }),
    foreignKey({
      columns: [table.medSpaId, table.position],
      foreignColumns: [staffMembers.medSpaId, staffMembers.position],
      name: "staff_treatments_member",
    }).onDelete("cascade"),
  ],
);

export const hourExceptions = pgTable(
  "hour_exceptions",
  {
    medSpaId: medSpaId(),
    day: date().notNull(),
    /** Empty: closed all day. */
    hours: minuteRanges().notNull().default(sql`'{}'`),
    note: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.medSpaId, table.day] }), check("hour_exceptions_hours", sql`${table.hours} <@ int4multirange(int4range(0, 1440))`)],
);

export const photoKind = pgEnum("photo_kind", ["facility", "gallery", "before", "after"]);

export const photos = pgTable(
  "photos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    kind: photoKind().notNull(),
    /** A before and its after carry the same number. */
    pair: smallint(),
    position: smallint().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
  },
  (table) => [index("photos_med_spa").on(table.medSpaId, table.position)],
);

export const licenceKind = pgEnum("licence_kind", ["medical director", "practitioner", "facility"]);

export const licences = pgTable(
  "licences",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    kind: licenceKind().notNull(),
    holder: text().notNull(),
    number: text().notNull(),
    /** Only when the operator has looked it up. */
    checkedOn: date(),
  },
  (table) => [uniqueIndex("licences_number").on(table.medSpaId, table.number)],
);
