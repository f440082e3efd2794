import { dateFormat } from "#shared/language.ts";
import { brand } from "#site/brand.ts";

const format = dateFormat({
  dateStyle: "long",
  timeStyle: "short",
  timeZone: brand.region.timeZone,
});

export const momentInWords = (at: Date) => format(at);
