import { priceSteps } from "#domain/catalogue/listings/facet-tokens.ts";
import type { FacetChoice, FacetChoices } from "../facets.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { ListingTable } from "./listing-table.server.ts";
import { ratingSteps, tokenOf } from "./search-listing.ts";
import type { TokenTally } from "./tokens.ts";

const longestList = 20;
const alphabet = new Intl.Collator("en");
const levels = [1, 2, 3, 4].map((level) => ({
  level,
  value: "$".repeat(level),
  label: "$".repeat(level),
}));
const ratings = ratingSteps.map((step) => ({ step, value: String(step), label: `${step} and up` }));

type FacetContext = {
  table: ListingTable;
  names: ReferenceNames;
  families: number[][];
  isOpen: (slot: number) => boolean;
  hasOffer: (slot: number) => boolean;
};

type FacetCounters = { [Kind in keyof FacetChoices]: () => FacetChoice[] };

/**
 * Counts facets of listings by kind. catalogue/facet-tokens.ts defines the tokens;
 * `tally` counts those of the slots.
 */
export function facetCounters(
  { table, names, families, isOpen, hasOffer }: FacetContext,
  slots: number[],
  tally: TokenTally,
): FacetCounters {
  const of = (token: string) => table.tokens.countOf(token, tally);
  const named = (content: string, all: { id: number; slug: string; name: string }[]) =>
    all
      .map(
        ({ id, slug, name }): FacetChoice => ({
          value: slug,
          label: name,
          count: of(content + id),
        }),
      )
      .filter(({ count }) => count);
  const free = (content: string) =>
    table.tokens
      .countsOf(content, tally)
      .map(([token, count]): FacetChoice => ({ value: spaced(token), label: spaced(token), count }))
      .sort(compareByCount)
      .slice(0, longestList);
  return {
    city: () => named("c", names.cities).sort(compareByCount),
    category: () => named("g", names.categories).sort(compareByCount),
    treatment: () => named("t", names.treatments).sort(compareByCount),
    price: () => [
      ...levels.map(
        ({ level, value, label }): FacetChoice => ({
          value,
          label,
          count: of(tokenOf.priceLevel(level)),
        }),
      ),
      ...priceSteps.map(
        ({ value, label }, step): FacetChoice => ({
          value,
          label,
          count: countPriced(table, slots, families, step) ?? of(tokenOf.priceStep(step)),
        }),
      ),
    ],
    rating: () =>
      ratings.map(({ step, value, label }) => ({ value, label, count: of(tokenOf.rating(step)) })),
    open: () => [{ value: "1", label: "Open now", count: countOf(slots, isOpen) }],
    language: () => free("l"),
    amenity: () => free("a"),
    premier: () => [{ value: "1", label: "Premier", count: of(tokenOf.premier) }],
    offers: () => [{ value: "1", label: "With specials", count: countOf(slots, hasOffer) }],
  };
}

/** The same choices without counts, for result sets that are too large to count. */
export function uncountedFacets({ cities, categories, treatments }: ReferenceNames): FacetChoices {
  const choices = (all: { value: string; label: string }[]): FacetChoice[] =>
    all.map(({ value, label }) => ({ value, label, count: null }));
  const named = (all: { slug: string; name: string }[]) =>
    choices(all.map(({ slug, name }) => ({ value: slug, label: name })));
  return {
    city: named(cities),
    category: named(categories),
    treatment: named(treatments),
    price: choices([...levels, ...priceSteps]),
    rating: choices(ratings),
    open: choices([{ value: "1", label: "Open now" }]),
    language: [],
    amenity: [],
    premier: choices([{ value: "1", label: "Premier" }]),
    offers: choices([{ value: "1", label: "With specials" }]),
  };
}

export function compareByCount(one: FacetChoice, other: FacetChoice) {
  return (other.count ?? 0) - (one.count ?? 0) || alphabet.compare(one.label, other.label);
}

/** Counts listings that price every wanted treatment within the step; null if none is wanted. */
function countPriced(
  { tokens }: ListingTable,
  slots: number[],
  families: number[][],
  step: number,
): number | null {
  if (families.length === 0) return null;
  const [first, ...others] = families.map((family) =>
    tokens.anyOf(family.map((id) => tokenOf.treatmentPriceStep(id, step))),
  );
  return countOf(
    slots,
    others.reduce((both, suits) => (slot) => both(slot) && suits(slot), first ?? (() => false)),
  );
}

function countOf(slots: number[], suits: (slot: number) => boolean) {
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (suits(slots[at] ?? -1)) count++;
  return count;
}

function spaced(token: string) {
  return token.slice(1).replaceAll("_", " ");
}
