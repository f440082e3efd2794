import { dateFormat } from "#shared/language.ts";
import { brand } from "#site/brand.ts";

export const momentInWords = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: brand.region.timeZone });
