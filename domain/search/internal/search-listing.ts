import { type MinuteRanges, rangesOfDay, readMinuteRanges, weekdays } from "#shared/hours.ts";
import { zipPositions } from "#site/zip-positions.ts";
import type { Place } from "../search-query.ts";

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
  /** Of the pin; of the ZIP code where there is none; null where neither is known. */
  place: Place | null;
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

export type ListingRow = Omit<SearchListing, "place" | "hours" | "datedHours" | "treatmentPrices" | "menuPrices"> & {
  latitude: number | null;
  longitude: number | null;
  zipCode: string;
  priceLevel: number | null;
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
    ...(priceLevel === null ? [] : [tokenOf.priceLevel(priceLevel)]),
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

function placeOf({ latitude, longitude, zipCode }: ListingRow): Place | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const [north, east] = zipPositions[zipCode] ?? [];
  return north === undefined || east === undefined ? null : { latitude: north, longitude: east };
}

export function readListing(given: ListingRow): SearchListing {
  const { tokens: _tokens, priceLevel: _level, latitude: _latitude, longitude: _longitude, zipCode: _zip, ...row } = given;
  const numbers = (text: string) => (text === "" ? [] : text.split(" ").map(Number));
  return {
    ...row,
    place: placeOf(given),
    hours: readHours(row.hours),
    datedHours: row.datedHours.map(({ day, hours }) => ({ day, hours: readHours(hours) })),
    treatmentPrices: numbers(row.treatmentPrices),
    menuPrices: numbers(row.menuPrices),
  };
}
