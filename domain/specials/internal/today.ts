import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";

/** The day that the clocks of the places show. */
export const today = ({ clock }: { clock: () => Date }) => localDay(clock(), brand.region.timeZone);
