import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { medSpas } from "./catalogue.ts";

export const specials = pgTable(
  "specials",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    title: text().notNull(),
    description: text().notNull(),
    originalPriceCents: integer(),
    specialPriceCents: integer(),
    discountPercentage: smallint(),
    /** Local days of the place; the last one counts whole. */
    validFrom: date().notNull(),
    validTo: date().notNull(),
    termsConditions: text(),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("specials_med_spa").on(table.medSpaId),
    index("specials_current").on(table.validTo).where(sql`is_active`),
    check("specials_days", sql`${table.validFrom} <= ${table.validTo}`),
    check(
      "specials_prices",
      sql`${table.specialPriceCents} is null or ${table.originalPriceCents} is null or ${table.specialPriceCents} < ${table.originalPriceCents}`,
    ),
    check("specials_discount", sql`${table.discountPercentage} is null or ${table.discountPercentage} between 1 and 99`),
  ],
);
