import { date, index, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { medSpaId, medSpas } from "./listings.ts";

/** Who a field of a listing comes from. */
export const factSource = pgEnum("fact_source", [
  "submitted",
  "owner",
  "website",
  "operator",
  "import",
  "demo",
]);

/** Where each field of a listing comes from, and when it was last known to be true. What has no row is as the listing came. */
export const confirmations = pgTable(
  "confirmations",
  {
    medSpaId: medSpaId(),
    field: text().notNull(),
    source: factSource().notNull(),
    confirmedOn: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.medSpaId, table.field] })],
);

/** Addresses that listings had before. None is ever given to another: a listing that is gone leaves its row. */
export const oldSlugs = pgTable(
  "old_slugs",
  {
    slug: text().primaryKey(),
    medSpaId: integer().references(() => medSpas.id, { onDelete: "set null" }),
    until: moment().notNull(),
  },
  (table) => [index("old_slugs_med_spa").on(table.medSpaId)],
);
