import { type MinuteRanges, minuteOfWeek, rangesOfDay, weekdays } from "#shared/hours.ts";
import { localDay } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { DollarRange } from "../search-piece.ts";
import type { SearchFilterName, SearchPosition, SearchQuery } from "../search-query.ts";
import { listNamedTreatments } from "../treatments-named.ts";
import type { ListingTable } from "./listing-table.server.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { type SearchListing, tokenOf } from "./search-listing.ts";

/**
 * A condition on listings. `kind` is the filter that can be removed.
 * Conditions from the words do not apply to a listing with exactly that name.
 */
export type SearchCondition = {
  kind: SearchFilterName | null;
  isSaid: boolean;
  matches: (slot: number) => boolean;
};

const milesPerDegree = 69;
const dayMinutes = 1440;

/** Orders conditions so that cheap and selective ones run first. */
export function listingConditions(
  table: ListingTable,
  query: SearchQuery,
  criteria: SearchCriteria,
  mentioning: SearchCondition["matches"] | null,
  names: ReferenceNames,
  at: Date,
): SearchCondition[] {
  const { tokens } = table;
  const { cities, category, price, level, rating, open, language, offers, near, radius } = criteria;
  const fromFilter = (
    kind: SearchFilterName,
    matches: SearchCondition["matches"],
  ): SearchCondition => ({
    kind,
    isSaid: false,
    matches,
  });
  const fromText = (matches: SearchCondition["matches"]): SearchCondition => ({
    kind: null,
    isSaid: true,
    matches,
  });
  const whenSet = <Value>(
    value: Value | null | undefined | "" | false,
    make: (value: Value) => SearchCondition,
  ) => (value ? [make(value)] : []);
  const idsOf = (kind: keyof ReferenceNames, slugs: string[]) =>
    names[kind].filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const tokensFor = (content: string, kind: keyof ReferenceNames, slugs: string[]) =>
    tokens.anyOf(idsOf(kind, slugs).map((id) => content + id));
  return [
    ...criteria.treatments.map((family) => fromText(tokensFor("t", "treatments", family))),
    ...whenSet(mentioning, fromText),
    ...whenSet(cities, ({ value, isSaid }) => ({
      kind: "city",
      isSaid,
      matches: tokensFor("c", "cities", value),
    })),
    ...whenSet(category, ({ value, isSaid }) => ({
      kind: "category",
      isSaid,
      matches: treatmentFilterAt(value)
        ? tokensFor("t", "treatments", listNamedTreatments(value, names))
        : tokensFor("g", "categories", [value]),
    })),
    ...whenSet(query.treatment, (slug) =>
      fromFilter("treatment", tokensFor("t", "treatments", listNamedTreatments(slug, names))),
    ),
    ...whenSet(query.premier, () => fromFilter("premier", tokens.anyOf([tokenOf.premier]))),
    ...whenSet(level, ({ value, isSaid }) => ({
      kind: "price",
      isSaid,
      matches: tokens.anyOf([tokenOf.priceLevel(value)]),
    })),
    ...whenSet(language, ({ value, isSaid }) => ({
      kind: "language",
      isSaid,
      matches: tokens.anyOf([`l${value.replaceAll(" ", "_")}`]),
    })),
    ...whenSet(query.amenity, (amenity) =>
      fromFilter("amenity", tokens.anyOf([`a${amenity.replaceAll(" ", "_")}`])),
    ),
    ...whenSet(rating, ({ value, isSaid }) => ({
      kind: "rating",
      isSaid,
      matches: (slot) => (table.at(slot).rating ?? 0) >= value,
    })),
    ...whenSet(open, ({ value, isSaid }) => ({
      kind: "open",
      isSaid,
      matches:
        value === "now"
          ? createOpenCheck(table, at)
          : tokens.anyOf([tokenOf.day(weekdays.indexOf(value))]),
    })),
    ...whenSet(price, ({ value, isSaid }) => {
      const families = pricedFamilies(query, criteria, names).map(
        (family) => new Set(idsOf("treatments", family)),
      );
      return {
        kind: "price",
        isSaid,
        matches: (slot) => isPriced(table.at(slot), value, families),
      };
    }),
    ...whenSet(offers, ({ isSaid }) => ({
      kind: "offers",
      isSaid,
      matches: createOfferCheck(table, at),
    })),
    ...whenSet(near, (place) => ({
      kind: null,
      isSaid: false,
      matches: within(table, place, radius),
    })),
  ];
}

/** Treatments that a price refers to: those in the words, else the chosen one; empty means any. */
export function pricedFamilies(
  { treatment }: SearchQuery,
  { treatments }: SearchCriteria,
  names: ReferenceNames,
): string[][] {
  if (treatments.length > 0) return treatments;
  return treatment ? [listNamedTreatments(treatment, names)] : [];
}

/** Has a price in the range for each wanted treatment, or for any if none is wanted. */
function isPriced({ prices }: SearchListing, range: DollarRange, families: Set<number>[]): boolean {
  const hasPrice = (family: Set<number> | null) => {
    for (let at = 0; at < prices.length; at += 3)
      if (
        (family === null || family.has(prices[at] ?? 0)) &&
        isInRange(prices[at + 1], prices[at + 2], range)
      )
        return true;
    return false;
  };
  return families.length === 0 ? hasPrice(null) : families.every(hasPrice);
}

export function isInRange(low = -1, high = -1, { from, to }: DollarRange) {
  return low >= 0 && high >= from * 100 && (to === null || low <= to * 100);
}

/** Tells if a listing is open; null if its hours on that day are unknown. */
export function openStateAt(table: ListingTable, at: Date) {
  const today = localDay(at, brand.region.timeZone);
  const isOpen = createOpenCheck(table, at);
  return (slot: number) => {
    const { hours, datedHours } = table.at(slot);
    return hours.length > 0 || datedHours.some(({ day }) => day === today) ? isOpen(slot) : null;
  };
}

/** Mirrors `openingAt` for all listings: dated hours replace the usual hours of that day. */
export function createOpenCheck(table: ListingTable, at: Date) {
  const minute = minuteOfWeek(at, brand.region.timeZone);
  const midnight = minute - (minute % dayMinutes);
  const today = localDay(at, brand.region.timeZone);
  // Many listings share the same hours, so each set is checked once.
  const known = new Map<MinuteRanges, boolean>();
  const usually = (hours: MinuteRanges) => {
    const answer = hours.some(([from, to]) => from <= minute && minute < to);
    known.set(hours, answer);
    return answer;
  };
  return (slot: number) => {
    const { hours, datedHours } = table.at(slot);
    const dated = datedHours.length > 0 ? datedHours.find(({ day }) => day === today) : undefined;
    if (!dated) return known.get(hours) ?? usually(hours);
    const sinceYesterday = hours.some(([from, to]) => from < midnight && minute < to);
    return (
      sinceYesterday ||
      dated.hours.some(([from, to]) => from <= minute - midnight && minute - midnight < to)
    );
  };
}

/** A listing's open minutes today; null for unknown weekly hours. */
export function createHoursLookup(table: ListingTable, at: Date) {
  const day = localDay(at, brand.region.timeZone);
  const weekday = weekdayOf(day);
  return (slot: number): MinuteRanges | null => {
    const { hours, datedHours } = table.at(slot);
    const dated = datedHours.find((each) => each.day === day);
    if (dated) return dated.hours;
    return hours.length > 0 ? rangesOfDay(hours, weekday) : null;
  };
}

export function createOfferCheck(table: ListingTable, at: Date) {
  const today = localDay(at, brand.region.timeZone);
  return (slot: number) => {
    const { offers } = table.at(slot);
    return offers.length > 0 && offers.some(({ from, to }) => from <= today && today <= to);
  };
}

function within(table: ListingTable, place: SearchPosition, radius: number | null) {
  return (slot: number) => {
    const { place: its } = table.at(slot);
    return radius === null || (its !== null && degreesApart(its, place) * milesPerDegree <= radius);
  };
}

/** Flat approximation, good enough within a county. Displayed distances use the globe. */
export function degreesApart(one: SearchPosition, other: SearchPosition) {
  return Math.hypot((one.longitude - other.longitude) * 0.83, one.latitude - other.latitude);
}
