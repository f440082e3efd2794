import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  customType,
  integer,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";
import { type Language, language } from "#shared/language.ts";

export const list = () => text().array().notNull().default(sql`'{}'`);
/** Creates the column for the locale of a request. Later messages about it use the same locale. */
export const written = () => text().$type<Language>().notNull().default("en").$defaultFn(language);
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** PostgreSQL keeps the ranges sorted and disjoint. */
export const minuteRanges = customType<{ data: MinuteRanges; driverData: string }>({
  dataType: () => "int4multirange",
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join(",")}}`,
  fromDriver: readMinuteRanges,
});

/** Creates a reference to the row that this one is deleted with. */
export const partOf = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: "cascade" });

/** Creates a reference to a city, category, or treatment. */
export const refersTo = (column: () => AnyPgColumn) => smallint().notNull().references(column);
