import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What the webmaster set in place of what site/ says. No row: as site/ says. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, string>>().notNull(),
  changedAt: moment().notNull(),
});

/** One word, encrypted with the site's secret: whether another secret fits is seen before anything is done with it. */
export const secretChecks = pgTable("secret_checks", {
  id: integer().primaryKey(),
  sealed: text().notNull(),
});
