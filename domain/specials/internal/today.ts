import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";

/** Local date in the region of the listings. */
export const siteToday = ({ clock }: { clock: () => Date }) =>
  localDay(clock(), brand.region.timeZone);
