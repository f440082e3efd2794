import { freeToken } from "#domain/catalogue/listings/facet-tokens.ts";
import { type Bounds, isWithin } from "#domain/catalogue/reference/bounds.ts";
import { type MinuteRanges, minuteOfWeek, rangesOfDay } from "#shared/hours.ts";
import { localDay } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { DollarRange } from "../search-piece.ts";
import { readPrice, type SearchPosition } from "../search-query.ts";
import type { FilterGroup } from "../ticks.ts";
import { listNamedTreatments } from "../treatments-named.ts";
import type { ListingTable } from "./listing-table.server.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { type SearchListing, tokenOf } from "./search-listing.ts";

/**
 * A condition on listings. `group` and `value` are the choice that can be removed, `value` only if
 * that is a single one. Conditions from the words do not apply to a listing with exactly that name.
 */
export type SearchCondition = {
  group: FilterGroup | null;
  value?: string | undefined;
  isSaid: boolean;
  matches: (slot: number) => boolean;
};

const milesPerDegree = 69;
const dayMinutes = 1440;

/** Orders conditions so that cheap and selective ones run first. */
export function listingConditions(
  table: ListingTable,
  criteria: SearchCriteria,
  mentioning: SearchCondition["matches"] | null,
  names: ReferenceNames,
  at: Date,
): SearchCondition[] {
  const { tokens } = table;
  const { bounds, near, radius, said, chosen } = criteria;
  const fromText = (matches: SearchCondition["matches"]): SearchCondition => ({
    group: null,
    isSaid: true,
    matches,
  });
  /** For groups where one of the values is enough. */
  const anyIn = (
    group: FilterGroup,
    make: (values: string[]) => SearchCondition["matches"],
  ): SearchCondition[] => {
    const values = said[group].concat(chosen[group]);
    if (values.length === 0) return [];
    return [
      {
        group,
        value: values.length === 1 ? values[0] : undefined,
        isSaid: said[group].length > 0,
        matches: make(values),
      },
    ];
  };
  const eachIn = (
    group: FilterGroup,
    make: (value: string) => SearchCondition["matches"],
  ): SearchCondition[] =>
    [said, chosen].flatMap((of) =>
      of[group].map((value) => ({ group, value, isSaid: of === said, matches: make(value) })),
    );
  const named = (content: string, kind: keyof ReferenceNames, slugs: string[]) =>
    names[kind].filter(({ slug }) => slugs.includes(slug)).map(({ id }) => content + id);
  const havingTreatment = (slugs: string[]) => tokens.anyOf(named("t", "treatments", slugs));
  return [
    ...criteria.treatments.map((family) => fromText(havingTreatment(family))),
    ...(mentioning ? [fromText(mentioning)] : []),
    ...anyIn("city", (slugs) => tokens.anyOf(named("c", "cities", slugs))),
    ...anyIn("category", (slugs) =>
      tokens.anyOf(
        slugs.flatMap((slug) =>
          treatmentFilterAt(slug)
            ? named("t", "treatments", listNamedTreatments(slug, names))
            : named("g", "categories", [slug]),
        ),
      ),
    ),
    ...chosen.treatment.map((slug) => ({
      group: "treatment" as const,
      value: slug,
      isSaid: false,
      matches: havingTreatment(listNamedTreatments(slug, names)),
    })),
    ...eachIn("premier", () => tokens.anyOf([tokenOf.premier])),
    ...anyIn("level", (levels) =>
      tokens.anyOf(levels.map(({ length }) => tokenOf.priceLevel(length))),
    ),
    ...anyIn("language", (languages) =>
      tokens.anyOf(languages.map((each) => freeToken("l", each))),
    ),
    ...eachIn("amenity", (amenity) => tokens.anyOf([freeToken("a", amenity)])),
    ...anyIn(
      "rating",
      ([least]) =>
        (slot) =>
          (table.at(slot).rating ?? 0) >= Number(least),
    ),
    ...eachIn("open", (time) =>
      time === "1" ? createOpenCheck(table, at) : tokens.anyOf([tokenOf.open(time)]),
    ),
    ...anyIn("price", (texts) => {
      const ranges = dollarRanges(texts);
      const families = pricedFamilies(criteria, names);
      return (slot) => isPriced(table.at(slot), ranges, families);
    }),
    ...eachIn("offers", () => createOfferCheck(table, at)),
    ...(bounds ? [{ group: null, isSaid: false, matches: inside(table, bounds) }] : []),
    ...(near ? [{ group: null, isSaid: false, matches: within(table, near, radius) }] : []),
  ];
}

export const dollarRanges = (texts: string[]) =>
  texts.flatMap((text) => {
    const range = readPrice(text);
    return range && "from" in range ? [range] : [];
  });

/** Treatments that the words or the filters name, each with its kinds. */
export const wantedFamilies = (
  { treatments, chosen }: SearchCriteria,
  names: ReferenceNames,
): string[][] => [
  ...treatments,
  ...chosen.treatment.map((slug) => listNamedTreatments(slug, names)),
];

export const treatmentIds = ({ treatments }: ReferenceNames, slugs: string[]) =>
  slugs.flatMap((slug) => treatments.find((each) => each.slug === slug)?.id ?? []);

/** Ids of the treatments that a price refers to, those of each wanted one; empty means any. */
export const pricedFamilies = (criteria: SearchCriteria, names: ReferenceNames) =>
  wantedFamilies(criteria, names).map((family) => new Set(treatmentIds(names, family)));

/** Has a price in a range for each wanted treatment, or for any if none is wanted. */
function isPriced(
  { prices }: SearchListing,
  ranges: DollarRange[],
  families: Set<number>[],
): boolean {
  const hasPrice = (family: Set<number> | null) => {
    for (let at = 0; at < prices.length; at += 3)
      if (
        (family === null || family.has(prices[at] ?? 0)) &&
        isInRange(prices[at + 1], prices[at + 2], ranges)
      )
        return true;
    return false;
  };
  return families.length === 0 ? hasPrice(null) : families.every(hasPrice);
}

export function isInRange(low = -1, high = -1, ranges: DollarRange[]) {
  return (
    low >= 0 &&
    ranges.some(({ from, to }) => high >= from * 100 && (to === null || low <= to * 100))
  );
}

/** Tells if a listing is open; null if its hours on that day are unknown. */
export function openStateAt(table: ListingTable, at: Date) {
  const today = localDay(at);
  const isOpen = createOpenCheck(table, at);
  return (slot: number) => {
    const { hours, datedHours } = table.at(slot);
    return hours.length > 0 || datedHours.some(({ day }) => day === today) ? isOpen(slot) : null;
  };
}

/** Mirrors `openingAt` for all listings: dated hours replace the usual hours of that day. */
export function createOpenCheck(table: ListingTable, at: Date) {
  const minute = minuteOfWeek(at);
  const midnight = minute - (minute % dayMinutes);
  const today = localDay(at);
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
  const day = localDay(at);
  const weekday = weekdayOf(day);
  return (slot: number): MinuteRanges | null => {
    const { hours, datedHours } = table.at(slot);
    const dated = datedHours.find((each) => each.day === day);
    if (dated) return dated.hours;
    return hours.length > 0 ? rangesOfDay(hours, weekday) : null;
  };
}

export function createOfferCheck(table: ListingTable, at: Date) {
  const today = localDay(at);
  return (slot: number) => {
    const { offers } = table.at(slot);
    return offers.length > 0 && offers.some(({ from, to }) => from <= today && today <= to);
  };
}

function inside(table: ListingTable, bounds: Bounds) {
  return (slot: number) => {
    const { place } = table.at(slot);
    return place !== null && isWithin(bounds, place);
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
