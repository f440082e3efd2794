import { customType } from "drizzle-orm/pg-core";
import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";

/** The database keeps the ranges sorted and apart. */
export const minuteRanges = customType<{ data: MinuteRanges; driverData: string }>({
  dataType: () => "int4multirange",
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join(",")}}`,
  fromDriver: readMinuteRanges,
});
