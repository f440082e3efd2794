import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { medSpaId } from "./listings.ts";
import { categories, cities, treatments } from "./reference.ts";

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
      .on(
        table.categoryId,
        table.isPremium.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.medSpaId,
      )
      .where(sql`is_listed`),
    index("med_spa_categories_city_ranked")
      .on(
        table.categoryId,
        table.cityId,
        table.isPremium.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.medSpaId,
      )
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
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.treatmentId] }),
    index("med_spa_treatments_ranked")
      .on(
        table.treatmentId,
        table.isPremium.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.medSpaId,
      )
      .where(sql`is_listed`),
    index("med_spa_treatments_city_ranked")
      .on(
        table.treatmentId,
        table.cityId,
        table.isPremium.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.medSpaId,
      )
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
  (table) => [
    index("med_spa_documents_words")
      .using("gin", sql`to_tsvector('english', ${table.text})`)
      .with({ fastupdate: false }),
  ],
);

/** Words of names, people and menus: what a misspelled word may have meant. */
export const catalogueWords = pgTable("catalogue_words", { word: text().primaryKey() }, (table) => [
  index("catalogue_words_alike")
    .using("gin", sql`${table.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
]);
