import { sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";
import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";
import { language } from "#shared/language.ts";

export const list = () => text().array().notNull().default(sql`'{}'`);
/** In which language somebody asked: what is written to him about it later is written in it. */
export const written = () =>
  text({ enum: ["en", "es"] })
    .notNull()
    .default("en")
    .$defaultFn(language);
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** The database keeps the ranges sorted and apart. */
export const minuteRanges = customType<{ data: MinuteRanges; driverData: string }>({
  dataType: () => "int4multirange",
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join(",")}}`,
  fromDriver: readMinuteRanges,
});
