import { priceSteps } from "#domain/catalogue/listings/facet-tokens.ts";
import { weekdays } from "#shared/hours.ts";
import type { FacetChoice } from "../facets.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { FilterGroup } from "../ticks.ts";
import type { ListingTable } from "./listing-table.server.ts";
import { ratingSteps, tokenOf } from "./search-listing.ts";
import type { TokenTally } from "./tokens.ts";

const longestList = 20;
const alphabet = new Intl.Collator("en");
const levels = ["$", "$$", "$$$", "$$$$"].map((value) => ({ value, label: value }));
const openTimes = [
  { value: "1", label: "Open now" },
  ...weekdays.slice(5).map((day) => ({ value: day.toLowerCase(), label: `Open ${day}` })),
  { value: "evening", label: "Open evenings" },
];
const ratings = ratingSteps.map((step) => ({ step, value: String(step), label: `${step} and up` }));

export type FacetContext = {
  table: ListingTable;
  names: ReferenceNames;
  families: Set<number>[];
  /** A chosen value is a choice even where nothing has it. */
  isTicked: (group: FilterGroup, value: string) => boolean;
  isOpen: (slot: number) => boolean;
  hasOffer: (slot: number) => boolean;
};

type FacetCounters = Record<FilterGroup, () => FacetChoice[]>;

/**
 * Counts facets of listings by group, in an order that does not depend on these counts: choices keep
 * their place while others are ticked. catalogue/facet-tokens.ts defines the tokens; `tally` counts
 * those of the slots.
 */
export function facetCounters(
  { table, names, families, isTicked, isOpen, hasOffer }: FacetContext,
  slots: number[],
  tally: TokenTally,
): FacetCounters {
  const of = (token: string) => table.tokens.countOf(token, tally);
  const named = (
    group: FilterGroup,
    content: string,
    all: { id: number; slug: string; name: string }[],
  ) =>
    all
      .map(
        ({ id, slug, name }): FacetChoice => ({
          value: slug,
          label: name,
          count: of(content + id),
        }),
      )
      .filter(({ count, value }) => count || isTicked(group, value));
  const free = (content: string) => {
    const usual = table.usualCounts();
    return table.tokens
      .countsOf(content, tally)
      .map(([token, count]) => ({ token, count, often: table.tokens.countOf(token, usual) }))
      .sort((a, b) => b.often - a.often || alphabet.compare(a.token, b.token))
      .slice(0, longestList)
      .map(({ token, count }) => ({ value: spaced(token), label: spaced(token), count }));
  };
  return {
    city: () => named("city", "c", names.cities),
    category: () => named("category", "g", names.categories),
    treatment: () => named("treatment", "t", names.treatments),
    level: () =>
      levels.map((choice) => ({ ...choice, count: of(tokenOf.priceLevel(choice.value.length)) })),
    price: () =>
      priceSteps.map(({ value, label }, step) => ({
        value,
        label,
        count: countPriced(table, slots, families, step) ?? of(tokenOf.priceStep(step)),
      })),
    rating: () =>
      ratings.map(({ step, value, label }) => ({ value, label, count: of(tokenOf.rating(step)) })),
    open: () =>
      openTimes.map((choice) => ({
        ...choice,
        count: choice.value === "1" ? countOf(slots, isOpen) : of(tokenOf.open(choice.value)),
      })),
    language: () => free("l"),
    amenity: () => free("a"),
    premier: () => [{ value: "1", label: "Premier", count: of(tokenOf.premier) }],
    offers: () => [{ value: "1", label: "With specials", count: countOf(slots, hasOffer) }],
  };
}

/** The same choices without counts, for result sets that are too large to count. */
export function uncountedFacets({
  cities,
  categories,
  treatments,
}: ReferenceNames): Record<FilterGroup, FacetChoice[]> {
  const choices = (all: { value: string; label: string }[]): FacetChoice[] =>
    all.map(({ value, label }) => ({ value, label, count: null }));
  const named = (all: { slug: string; name: string }[]) =>
    choices(all.map(({ slug, name }) => ({ value: slug, label: name })));
  return {
    city: named(cities),
    category: named(categories),
    treatment: named(treatments),
    level: choices(levels),
    price: choices([...priceSteps]),
    rating: choices(ratings),
    open: choices(openTimes),
    language: [],
    amenity: [],
    premier: choices([{ value: "1", label: "Premier" }]),
    offers: choices([{ value: "1", label: "With specials" }]),
  };
}

/** Counts listings that price every wanted treatment within the step; null if none is wanted. */
function countPriced(
  { tokens }: ListingTable,
  slots: number[],
  families: Set<number>[],
  step: number,
): number | null {
  if (families.length === 0) return null;
  const [first, ...others] = families.map((family) =>
    tokens.anyOf([...family].map((id) => tokenOf.treatmentPriceStep(id, step))),
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
