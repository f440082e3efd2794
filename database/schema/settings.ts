import { pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Admin overrides of the values in site/. Without a row, site/ applies. */
export const settings = pgTable("settings", (t) => ({
  name: t.text().primaryKey(),
  value: t.jsonb().$type<Record<string, string>>().notNull(),
  changedAt: moment().notNull(),
}));

/**
 * A known word encrypted with the site's secret. It detects a wrong secret before anything is
 * done with it.
 */
export const secretChecks = pgTable("secret_checks", (t) => ({
  id: t.integer().primaryKey(),
  encrypted: t.text().notNull(),
}));
