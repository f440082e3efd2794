import { brand } from "#site/brand.ts";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: brand.region.timeZone });

export const momentInWords = (at: Date) => format.format(at);
