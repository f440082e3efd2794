import { type MinuteRanges, rangesOfDay, readMinuteRanges, weekdays } from "#shared/hours.ts";

/** What a search knows of a published listing, apart from its words. */
export type SearchListing = {
  id: number;
  slug: string;
  name: string;
  sortName: string;
  cityId: number;
  isPremium: boolean;
  score: number;
  rating: number | null;
  reviewCount: number;
  latitude: number;
  longitude: number;
  hours: MinuteRanges;
  /** Of days with dates, in place of the usual ones. */
  datedHours: { day: string; hours: MinuteRanges }[];
  /** Days, the last one included. */
  offers: { from: string; to: string }[];
  /** Treatment, lowest and highest price in cents, one after the other; -1 where no price is known. */
  treatmentPrices: number[];
  /** Lowest and highest price of each entry of the menu. */
  menuPrices: number[];
};

export type ListingRow = Omit<SearchListing, "hours" | "datedHours" | "treatmentPrices" | "menuPrices"> & {
  priceLevel: number;
  tokens: string;
  hours: string;
  datedHours: { day: string; hours: string }[];
  treatmentPrices: string;
  menuPrices: string;
};

export const ratingSteps = [4.5, 4, 3];

/** What a listing is counted under beyond the catalogue's own tokens. */
export const tokenOf = {
  priceLevel: (level: number) => `p${level}`,
  rating: (step: number) => `s${step}`,
  day: (day: number) => `d${day}`,
  premier: "x",
};

export function tokensOf({ tokens, priceLevel, rating, isPremium }: ListingRow, hours: MinuteRanges) {
  return [
    ...tokens.split(" "),
    tokenOf.priceLevel(priceLevel),
    ...ratingSteps.filter((step) => (rating ?? 0) >= step).map(tokenOf.rating),
    ...weekdays.flatMap((_, day) => (rangesOfDay(hours, day).length > 0 ? [tokenOf.day(day)] : [])),
    ...(isPremium ? [tokenOf.premier] : []),
  ];
}

const known = new Map<string, MinuteRanges>();
const mostKnown = 5_000;

/** Many keep the same hours: those are one object. */
function readHours(text: string): MinuteRanges {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const ranges = readMinuteRanges(text);
  known.set(text, ranges);
  return ranges;
}

export function readListing({ tokens: _tokens, priceLevel: _level, ...row }: ListingRow): SearchListing {
  const numbers = (text: string) => (text === "" ? [] : text.split(" ").map(Number));
  return {
    ...row,
    hours: readHours(row.hours),
    datedHours: row.datedHours.map(({ day, hours }) => ({ day, hours: readHours(hours) })),
    treatmentPrices: numbers(row.treatmentPrices),
    menuPrices: numbers(row.menuPrices),
  };
}
