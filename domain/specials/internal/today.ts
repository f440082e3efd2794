import { localDay } from "#shared/local-day.ts";

/** Local date in the region of the listings. */
export const siteToday = ({ clock }: { clock: () => Date }) => localDay(clock());
