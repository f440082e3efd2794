import { priceSteps } from "#domain/catalogue/listings/facet-tokens.ts";
import { type MinuteRanges, rangesOfDay, readMinuteRanges, weekdays } from "#shared/hours.ts";
import { zipPositions } from "#site/zip-positions.ts";
import type { SearchPosition } from "../search-query.ts";

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
  /** Position of the pin, else of the ZIP code; null if both are unknown. */
  place: SearchPosition | null;
  hours: MinuteRanges;
  /** Hours of specific dates, which replace the usual ones. */
  datedHours: { day: string; hours: MinuteRanges }[];
  /** Dates, the last one inclusive. */
  offers: { from: string; to: string }[];
  /**
   * Triples for each priced menu entry: treatment id (0 for none), lowest and highest price of a
   * visit in cents.
   */
  prices: number[];
};

export type ListingRow = Omit<SearchListing, "place" | "hours" | "datedHours"> & {
  latitude: number | null;
  longitude: number | null;
  zipCode: string;
  priceLevel: number | null;
  tokens: string;
  hours: string;
  datedHours: { day: string; hours: string }[];
};

export const ratingSteps = [4.5, 4, 3];

export const tokenOf = {
  priceLevel: (level: number) => `p${level}`,
  rating: (step: number) => `s${step}`,
  /** "saturday", or "evening". */
  open: (time: string) => `d${time}`,
  premier: "x",
  priceStep: (step: number) => `r${step}`,
  treatmentPriceStep: (treatment: number, step: number) => `t${treatment}r${step}`,
};

export function tokensOf(
  { tokens, priceLevel, rating, isPremium, prices }: ListingRow,
  hours: MinuteRanges,
) {
  return [
    // A comma would end the value in a URL.
    ...tokens.replaceAll(",", "").split(" "),
    ...(priceLevel === null ? [] : [tokenOf.priceLevel(priceLevel)]),
    ...ratingSteps.filter((step) => (rating ?? 0) >= step).map(tokenOf.rating),
    ...openTimes(hours).map(tokenOf.open),
    ...(isPremium ? [tokenOf.premier] : []),
    ...priceTokens(prices),
  ];
}

const workdays = 5;
const eveningMinute = 18 * 60;

/** Weekdays with hours, and "evening" if one from Monday to Friday has hours after 6 PM. */
function openTimes(hours: MinuteRanges) {
  const ofDays = weekdays.map((_, day) => rangesOfDay(hours, day));
  const days = weekdays.filter((_, day) => ofDays[day]?.length);
  const isOpenLate = ofDays
    .slice(0, workdays)
    .flat()
    .some(([, to]) => to > eveningMinute);
  return [...days.map((day) => day.toLowerCase()), ...(isOpenLate ? ["evening"] : [])];
}

function priceTokens(prices: number[]) {
  const tokens: string[] = [];
  for (let at = 0; at < prices.length; at += 3) {
    const [treatment = 0, low = 0, high = 0] = prices.slice(at, at + 3);
    for (const [step, { from, to }] of priceSteps.entries())
      if (high >= from * 100 && (to === null || low <= to * 100))
        tokens.push(tokenOf.priceStep(step), tokenOf.treatmentPriceStep(treatment, step));
  }
  return tokens;
}

const known = new Map<string, MinuteRanges>();
const mostKnown = 5_000;

/** Listings with the same hours share one object. */
function readHours(text: string): MinuteRanges {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const ranges = readMinuteRanges(text);
  known.set(text, ranges);
  return ranges;
}

function placeOf({ latitude, longitude, zipCode }: ListingRow): SearchPosition | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const [north, east] = zipPositions[zipCode] ?? [];
  return north === undefined || east === undefined ? null : { latitude: north, longitude: east };
}

export function readListing(given: ListingRow): SearchListing {
  const {
    tokens: _tokens,
    priceLevel: _level,
    latitude: _latitude,
    longitude: _longitude,
    zipCode: _zip,
    ...row
  } = given;
  return {
    ...row,
    place: placeOf(given),
    hours: readHours(row.hours),
    datedHours: row.datedHours.map(({ day, hours }) => ({ day, hours: readHours(hours) })),
  };
}
