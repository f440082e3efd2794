import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Admin overrides of the values in site/. Without a row, site/ applies. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, string>>().notNull(),
  changedAt: moment().notNull(),
});

/**
 * A known word encrypted with the site's secret. It detects a wrong secret before anything is
 * done with it.
 */
export const secretChecks = pgTable("secret_checks", {
  id: integer().primaryKey(),
  encrypted: text().notNull(),
});
