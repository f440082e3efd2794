import { sql } from "drizzle-orm";
import {
  boolean,
  type ExtraConfigColumn,
  index,
  pgTable,
  primaryKey,
  smallint,
} from "drizzle-orm/pg-core";
import { listingId } from "./listings.ts";
import { categoryId, cityId, treatmentId } from "./reference.ts";

const rank = () => ({
  cityId: cityId(),
  isListed: boolean().notNull(),
  isPremium: boolean().notNull(),
  score: smallint().notNull(),
});

const byRank = (table: Record<"isPremium" | "score" | "listingId", ExtraConfigColumn>) => [
  table.isPremium.desc().nullsFirst(),
  table.score.desc().nullsFirst(),
  table.listingId,
];

/**
 * Search keys of a published listing. Written together with it and including its rank, so lists
 * read in index order.
 */
export const listingCategories = pgTable(
  "listing_categories",
  { listingId: listingId(), categoryId: categoryId(), ...rank() },
  (table) => [
    primaryKey({ columns: [table.listingId, table.categoryId] }),
    index("listing_categories_ranked")
      .on(table.categoryId, ...byRank(table))
      .where(sql`is_listed`),
    index("listing_categories_city_ranked")
      .on(table.categoryId, table.cityId, ...byRank(table))
      .where(sql`is_listed`),
  ],
);

export const listingTreatments = pgTable(
  "listing_treatments",
  { listingId: listingId(), treatmentId: treatmentId(), ...rank() },
  (table) => [
    primaryKey({ columns: [table.listingId, table.treatmentId] }),
    index("listing_treatments_ranked")
      .on(table.treatmentId, ...byRank(table))
      .where(sql`is_listed`),
    index("listing_treatments_city_ranked")
      .on(table.treatmentId, table.cityId, ...byRank(table))
      .where(sql`is_listed`),
  ],
);

/**
 * Full-text search document. Only searches read it, so it is separate, which keeps its index
 * small.
 */
export const listingDocuments = pgTable(
  "listing_documents",
  (t) => ({
    listingId: listingId().primaryKey(),
    /** Normalized: lowercase without accents. */
    text: t.text().notNull(),
    /** Facet tokens, for the counts. */
    facets: t.text().notNull().default(""),
  }),
  // Indexes an expression instead of a column, so no plan reads every listing's text from its row.
  (table) => [
    index("listing_documents_words")
      .using("gin", sql`to_tsvector('english', ${table.text})`)
      .with({ fastupdate: false }),
  ],
);

/** Words from names, people, and menus, to correct misspelled searches. */
export const catalogueWords = pgTable(
  "catalogue_words",
  (t) => ({ word: t.text().primaryKey() }),
  (table) => [
    index("catalogue_words_alike")
      .using("gin", sql`${table.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
