import { canonicalBounds } from "#domain/catalogue/reference/bounds.ts";
import { contactCategories } from "#domain/contact/contact-category.ts";
import { reviewOrders } from "#domain/reviews/list-reviews.server.ts";
import { isSort, maxSearchMiles, readValues, valuesOf } from "#domain/search/search-query.ts";
import type { Services } from "#domain/services.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { profileTabs } from "../components/catalogue/listing-tabs.ts";
import { badgeLooks } from "../components/owner/badge-look.ts";

/** Returns the canonical spelling of a value, or "" if no page accepts it. */
type QueryReader = (given: string) => string;

const among =
  (words: readonly string[]): QueryReader =>
  (given) =>
    words.includes(given) ? given : "";
const matching =
  (pattern: RegExp): QueryReader =>
  (given) =>
    pattern.test(given) ? given : "";
const number =
  (least: number, most: number): QueryReader =>
  (given) => {
    const value = Math.round(Number(given.trim() || Number.NaN) * 10) / 10;
    return value >= least && value <= most ? String(value) : "";
  };
const text: QueryReader = (given) =>
  given
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
const values =
  (name: Parameters<typeof readValues>[0]): QueryReader =>
  (given) =>
    readValues(name, given);

/** Normalizes parameters of cached pages, so that variants and junk add no cache entries. */
export const queryReaders: Record<string, QueryReader> = {
  page: matching(/^[1-9]\d{0,3}$/),
  q: text,
  near: text,
  language: values("language"),
  amenity: values("amenity"),
  city: values("city"),
  category: values("category"),
  treatment: values("treatment"),
  price: values("price"),
  rating: number(1, 5),
  radius: number(1, maxSearchMiles),
  stars: matching(/^[1-5]$/),
  open: values("open"),
  premier: among(["1"]),
  offers: among(["1"]),
  literal: among(["1"]),
  sort: (given) => (isSort(given) || among(reviewOrders)(given) ? given : ""),
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
  const asked = (["city", "category", "treatment"] as const).flatMap((name) =>
    valuesOf(readValues(name, searchParams.get(name) ?? "")).map((given) => ({ name, given })),
  );
  if (asked.length === 0) return false;
  const { nameOf } = await reference();
  const isOffer = (given: string) =>
    nameOf("category", given) !== null ||
    nameOf("treatment", given) !== null ||
    treatmentFilterAt(given) !== undefined;
  return asked.some(({ name, given }) =>
    name === "city"
      ? nameOf("city", given) === null
      : !(isOffer(given) || given in contactCategories),
  );
}
