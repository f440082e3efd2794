import { profileTabs } from "#app/components/catalogue/listing-tabs.ts";
import { canonicalBounds } from "#domain/catalogue/reference/bounds.ts";
import { contactCategories } from "#domain/contact/contact-category.ts";
import { reviewOrders } from "#domain/reviews/list-reviews.server.ts";
import { filterParameters } from "#domain/search/filters/all-filters.ts";
import { category } from "#domain/search/filters/category.ts";
import { city } from "#domain/search/filters/city.ts";
import { canonicalNumber, valuesOf } from "#domain/search/filters/parameter.ts";
import { treatment } from "#domain/search/filters/treatment.ts";
import { maxSearchMiles } from "#domain/search/search-query.ts";
import { isSort } from "#domain/search/search-sort.ts";
import type { Services } from "#domain/services.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { badgeLooks } from "../components/owner/badge-look.ts";

/** Returns the canonical spelling of a value, or "" if no page accepts it. */
type QueryReader = (value: string) => string;

const among =
  (words: readonly string[]): QueryReader =>
  (value) =>
    words.includes(value) ? value : "";
const matching =
  (pattern: RegExp): QueryReader =>
  (value) =>
    pattern.test(value) ? value : "";
const text: QueryReader = (value) =>
  value
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
/** Normalizes parameters of cached pages, so that variants and junk add no cache entries. */
export const queryReaders: Record<string, QueryReader> = {
  page: matching(/^[1-9]\d{0,3}$/),
  q: text,
  near: text,
  ...Object.fromEntries(filterParameters.map(({ name, canonical }) => [name, canonical])),
  radius: (value) => canonicalNumber(value, 1, maxSearchMiles),
  stars: matching(/^[1-5]$/),
  literal: among(["1"]),
  sort: (value) => (isSort(value) || among(reviewOrders)(value) ? value : ""),
  view: among(["all", "treatments"]),
  tab: among(profileTabs),
  look: among(badgeLooks),
  bounds: canonicalBounds,
};

/**
 * Detects unknown cities, categories, and treatments. Each junk name would add a page to the
 * cache.
 */
export async function hasUnknownFilter(
  { reference }: Pick<Services, "reference">,
  { searchParams }: URL,
) {
  const filters = [city, category, treatment].flatMap(({ name, parameter }) =>
    valuesOf(parameter.parse(searchParams.get(name) ?? "")).map((value) => ({ name, value })),
  );
  if (filters.length === 0) return false;
  const { nameOf } = await reference();
  const isOffer = (value: string) =>
    nameOf("category", value) !== null ||
    nameOf("treatment", value) !== null ||
    treatmentFilterAt(value) !== undefined;
  return filters.some(({ name, value }) =>
    name === "city"
      ? nameOf("city", value) === null
      : !(isOffer(value) || value in contactCategories),
  );
}
