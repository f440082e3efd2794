import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { list, moment } from "../columns.ts";

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
    /** Performed by medical staff in California. */
    isMedical: boolean().notNull().default(false),
    /** Set if no use is approved, or if a regulator has issued a warning. */
    warning: text(),
    benefits: list(),
    notFor: list(),
    /** Most serious first. */
    seriousSideEffects: list(),
    sideEffects: list(),
    idealFor: list(),
    /** Each is a title, a space, and a URL. */
    sources: list(),
    checkedOn: date({ mode: "string" }),
    /** Physician who signed off on the texts, with license and date. */
    reviewedBy: text(),
    reviewerLicense: text(),
    reviewedOn: date({ mode: "string" }),
    priceMinCents: integer().notNull(),
    priceMaxCents: integer().notNull(),
    priceUnit: text().notNull(),
    sessionMinutesMin: smallint().notNull(),
    sessionMinutesMax: smallint().notNull(),
    downtime: text().notNull(),
    recovery: text().notNull(),
    /** Editorial value for the treatments in the spec. It is computed for all others. */
    popularity: smallint(),
    trend: treatmentTrend().notNull(),
  },
  (table) => [
    index("treatments_category").on(table.categoryId),
    check("treatments_price", sql`${table.priceMinCents} <= ${table.priceMaxCents}`),
  ],
);

export const referenceKind = pgEnum("reference_kind", ["treatments", "categories", "cities"]);

export const oldReferenceSlugs = pgTable(
  "old_reference_slugs",
  { kind: referenceKind().notNull(), slug: text().notNull(), rowId: smallint().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
