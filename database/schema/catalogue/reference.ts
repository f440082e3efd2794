import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { list, moment, refersTo } from "../columns.ts";

export const cities = pgTable("cities", (t) => ({
  id: t.smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: t.text().notNull().unique(),
  name: t.text().notNull(),
  description: t.text().notNull(),
  latitude: t.doublePrecision().notNull(),
  longitude: t.doublePrecision().notNull(),
  zipCodes: list(),
}));

export const cityId = () => refersTo(() => cities.id);

export const categories = pgTable("categories", (t) => ({
  id: t.smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: t.text().notNull().unique(),
  name: t.text().notNull(),
  position: t.smallint().notNull(),
  description: t.text().notNull(),
  detailedDescription: t.text().notNull(),
  benefits: list(),
  treatmentProcess: list(),
  recoveryTime: t.text().notNull(),
  idealCandidates: list(),
  precautions: list(),
  sideEffects: list(),
  expectedResults: t.text().notNull(),
  imageUrl: t.text(),
  createdAt: moment().notNull().defaultNow(),
}));

export const categoryId = () => refersTo(() => categories.id);

export const treatmentTrend = pgEnum("treatment_trend", ["rising", "stable", "declining"]);

export const treatments = pgTable(
  "treatments",
  (t) => ({
    id: t.smallint().primaryKey().generatedAlwaysAsIdentity(),
    slug: t.text().notNull().unique(),
    name: t.text().notNull(),
    group: t.text().notNull(),
    categoryId: categoryId(),
    synonyms: list(),
    description: t.text().notNull(),
    longDescription: t.text().notNull(),
    /** California requires a medical license. */
    isMedical: t.boolean().notNull().default(false),
    /**
     * Reveals reproductive or sexual health (Civil Code 56.05 and 56.06). Visitors arrange it by
     * phone: no booking, callback request, voucher or photo pair stores who had it or asks for it.
     */
    isPrivate: t.boolean().notNull().default(false),
    /** Rule of site/who-may.ts. */
    whoMay: t.text(),
    /** Clearances and approvals of the FDA, and their absence. */
    fdaStatus: t.text(),
    /** Set if no use is approved, or if a regulator has issued a warning. */
    warning: t.text(),
    benefits: list(),
    notFor: list(),
    /** Most serious first. */
    seriousSideEffects: list(),
    sideEffects: list(),
    idealFor: list(),
    /** Each is a title, a space, and a URL. */
    sources: list(),
    checkedOn: t.date({ mode: "string" }),
    /** Registers and search forms, written like sources, though no one can have read them whole. */
    lookUps: list(),
    /** Physician who signed off on the texts, with license and date. */
    reviewedBy: t.text(),
    reviewerLicense: t.text(),
    reviewedOn: t.date({ mode: "string" }),
    priceMinCents: t.integer().notNull(),
    priceMaxCents: t.integer().notNull(),
    priceUnit: t.text().notNull(),
    sessionMinutesMin: t.smallint().notNull(),
    sessionMinutesMax: t.smallint().notNull(),
    downtime: t.text().notNull(),
    recovery: t.text().notNull(),
    /** Editorial value for the treatments in the spec. It is computed for all others. */
    popularity: t.smallint(),
    trend: treatmentTrend().notNull(),
  }),
  (table) => [
    index("treatments_category").on(table.categoryId),
    check("treatments_price", sql`${table.priceMinCents} <= ${table.priceMaxCents}`),
  ],
);

export const treatmentId = () => refersTo(() => treatments.id);

export const referenceKind = pgEnum("reference_kind", ["treatments", "categories", "cities"]);

export const oldReferenceSlugs = pgTable(
  "old_reference_slugs",
  (t) => ({
    kind: referenceKind().notNull(),
    slug: t.text().notNull(),
    rowId: t.smallint().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
