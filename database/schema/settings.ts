import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What the webmaster set in place of what site/ says. No row: as site/ says. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().$type<Record<string, string>>().notNull(),
  changedAt: moment().notNull(),
});
