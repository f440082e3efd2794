import { sql } from "drizzle-orm";
import { customType, text, timestamp } from "drizzle-orm/pg-core";
import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";

export const list = () => text().array().notNull().default(sql`'{}'`);
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** The database keeps the ranges sorted and apart. */
export const minuteRanges = customType<{ data: MinuteRanges; driverData: string }>({
  dataType: () => "int4multirange",
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join(",")}}`,
  fromDriver: readMinuteRanges,
});
