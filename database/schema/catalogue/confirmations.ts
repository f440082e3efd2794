import { index, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { listingId, listings } from "./listings.ts";

export const factSource = pgEnum("fact_source", [
  "submitted",
  "owner",
  "website",
  "admin",
  "import",
  "demo",
]);

/**
 * Source and last confirmation of each field. Fields without a row are as originally submitted.
 */
export const confirmations = pgTable(
  "confirmations",
  (t) => ({
    listingId: listingId(),
    field: t.text().notNull(),
    source: factSource().notNull(),
    confirmedOn: t.date().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.listingId, table.field] })],
);

/** Former slugs of listings. They are never reused: even a deleted listing keeps its row. */
export const oldSlugs = pgTable(
  "old_slugs",
  (t) => ({
    slug: t.text().primaryKey(),
    listingId: t.integer().references(() => listings.id, { onDelete: "set null" }),
    until: moment().notNull(),
  }),
  (table) => [index("old_slugs_listing").on(table.listingId)],
);
