import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";
import type { Position } from "#shared/position.ts";
import { zipPositions } from "#site/zip-positions.ts";
import type { Tokens, TokenTally } from "./tokens.ts";

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
  place: Position | null;
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

/** The facts from which filters make tokens. */
export type TokenSource = Omit<ListingRow, "hours"> & Pick<SearchListing, "hours">;

/** The part of the listing table that filters and counts read. */
export type ListingIndex = {
  tokens: Tokens;
  at(slot: number): SearchListing;
  inOrder(order: "relevance"): readonly number[];
  usualCounts(): TokenTally;
};

const known = new Map<string, MinuteRanges>();
const mostKnown = 5_000;

/** Parses hours. Listings with the same hours share one object. */
function readHours(text: string): MinuteRanges {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const ranges = readMinuteRanges(text);
  known.set(text, ranges);
  return ranges;
}

function placeOf({ latitude, longitude, zipCode }: ListingRow): Position | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const [north, east] = zipPositions[zipCode] ?? [];
  return north === undefined || east === undefined ? null : { latitude: north, longitude: east };
}

export function readListing(source: ListingRow): SearchListing {
  const {
    tokens: _tokens,
    priceLevel: _level,
    latitude: _latitude,
    longitude: _longitude,
    zipCode: _zip,
    ...row
  } = source;
  return {
    ...row,
    place: placeOf(source),
    hours: readHours(row.hours),
    datedHours: row.datedHours.map(({ day, hours }) => ({ day, hours: readHours(hours) })),
  };
}
