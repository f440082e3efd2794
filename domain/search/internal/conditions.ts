import { type Bounds, isWithin } from "#domain/catalogue/reference/bounds.ts";
import type { Position } from "#shared/position.ts";
import { type FilterName, filters, type ListedFilter } from "../filters/all-filters.ts";
import type { FilterSearch, SlotTest } from "../filters/filter.ts";
import { havingTreatment } from "../filters/treatment.ts";
import type { ReferenceNames } from "../reference-names.ts";
import { listNamedTreatments } from "../treatments-named.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { ListingIndex } from "./search-listing.ts";

/**
 * A condition on listings. `group` and `value` are the choice that can be removed, `value` only if
 * that is a single one. Conditions from the words do not apply to a listing with exactly that name.
 */
export type SearchCondition = {
  group: FilterName | null;
  value?: string | undefined;
  isSaid: boolean;
  matches: SlotTest;
};

const milesPerDegree = 69;

const byCost = filters.toSorted(
  (one, other) => Number(one.isCostly ?? 0) - Number(other.isCostly ?? 0),
);

/** Orders conditions so that cheap and selective ones run first. */
export function listingConditions(
  search: FilterSearch,
  criteria: SearchCriteria,
  mentioning: SlotTest | null,
): SearchCondition[] {
  const { table, names } = search;
  const { bounds, near, radius } = criteria;
  const fromText = (matches: SlotTest): SearchCondition => ({ group: null, isSaid: true, matches });
  const fixed = (matches: SlotTest): SearchCondition => ({ group: null, isSaid: false, matches });
  return [
    ...criteria.treatments.map((family) => fromText(havingTreatment(table, names, family))),
    ...(mentioning ? [fromText(mentioning)] : []),
    ...byCost.flatMap((filter) => filterConditions(filter, search, criteria)),
    ...(bounds ? [fixed(inside(table, bounds))] : []),
    ...(near ? [fixed(within(table, near, radius))] : []),
  ];
}

function filterConditions(
  { name: group, isNarrowing, matches }: ListedFilter,
  search: FilterSearch,
  { said, chosen }: SearchCriteria,
): SearchCondition[] {
  // Treatments of the words have families.
  const inWords = group === "treatment" ? [] : said[group];
  if (isNarrowing) {
    const each = (values: string[], isSaid: boolean) =>
      values.map((value) => ({ group, value, isSaid, matches: matches([value], search) }));
    return [...each(inWords, true), ...each(chosen[group], false)];
  }
  const values = [...inWords, ...chosen[group]];
  if (values.length === 0) return [];
  return [
    {
      group,
      value: values.length === 1 ? values[0] : undefined,
      isSaid: inWords.length > 0,
      matches: matches(values, search),
    },
  ];
}

/** Lists treatments that the query text or the filters name, each with its subtypes. */
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

function inside(table: ListingIndex, bounds: Bounds) {
  return (slot: number) => {
    const { place } = table.at(slot);
    return place !== null && isWithin(bounds, place);
  };
}

function within(table: ListingIndex, place: Position, radius: number | null) {
  return (slot: number) => {
    const { place: its } = table.at(slot);
    return radius === null || (its !== null && degreesApart(its, place) * milesPerDegree <= radius);
  };
}

/**
 * Approximates a distance on a flat map, good enough within a county. Displayed distances use the
 * globe.
 */
export function degreesApart(one: Position, other: Position) {
  return Math.hypot((one.longitude - other.longitude) * 0.83, one.latitude - other.latitude);
}
