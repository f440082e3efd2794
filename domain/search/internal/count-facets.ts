import { priceSteps, textOfToken } from "#domain/catalogue/listings/facet-tokens.ts";
import { weekdays } from "#shared/hours.ts";
import type { FacetChoice } from "../facets.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { FilterGroup } from "../ticks.ts";
import type { ListingTable } from "./listing-table.server.ts";
import { ratingSteps, tokenOf } from "./search-listing.ts";
import type { TokenTally } from "./tokens.ts";

const longestList = 20;
const alphabet = new Intl.Collator("en");
const openTimes = [
  ...weekdays.slice(5).map((day) => ({ value: day.toLowerCase(), label: `Open ${day}` })),
  { value: "evening", label: "Open evenings" },
];

export type FacetContext = {
  table: ListingTable;
  names: ReferenceNames;
  families: Set<number>[];
  /** A chosen value is a choice even where nothing has it. */
  isTicked: (group: FilterGroup, value: string) => boolean;
  isOpen: (slot: number) => boolean;
  hasOffer: (slot: number) => boolean;
};

/**
 * Choices by group, in an order that does not depend on their counts: they keep their place while
 * others are ticked. catalogue/facet-tokens.ts defines the tokens; `tally` counts those of the slots
 * and is null if there are too many to count.
 */
export function facetCounters(
  { table, names, families, isTicked, isOpen, hasOffer }: FacetContext,
  slots: number[],
  tally: TokenTally | null,
): Record<FilterGroup, () => FacetChoice[]> {
  const of = (token: string) => tally && table.tokens.countOf(token, tally);
  const suiting = (suits: (slot: number) => boolean) => tally && countOf(slots, suits);
  const named = (
    group: FilterGroup,
    content: string,
    all: { id: number; slug: string; name: string }[],
  ) =>
    all
      .map(({ id, slug, name }) => ({ value: slug, label: name, count: of(content + id) }))
      .filter(({ count, value }) => count !== 0 || isTicked(group, value));
  const free = (content: string) => {
    if (!tally) return [];
    const usual = table.usualCounts();
    return table.tokens
      .countsOf(content, tally)
      .map(([token, count]) => ({ token, count, often: table.tokens.countOf(token, usual) }))
      .sort((a, b) => b.often - a.often || alphabet.compare(a.token, b.token))
      .slice(0, longestList)
      .map(({ token, count }) => ({ value: textOfToken(token), label: textOfToken(token), count }));
  };
  const flag = (label: string, count: number | null) => [{ value: "1", label, count }];
  return {
    city: () => named("city", "c", names.cities),
    category: () => named("category", "g", names.categories),
    treatment: () => named("treatment", "t", names.treatments),
    level: () =>
      ["$", "$$", "$$$", "$$$$"].map((level) => ({
        value: level,
        label: level,
        count: of(tokenOf.priceLevel(level.length)),
      })),
    price: () =>
      priceSteps.map(({ value, label }, step) => ({
        value,
        label,
        count: tally && (countPriced(table, slots, families, step) ?? of(tokenOf.priceStep(step))),
      })),
    rating: () =>
      ratingSteps.map((step) => ({
        value: String(step),
        label: `${step} and up`,
        count: of(tokenOf.rating(step)),
      })),
    open: () => [
      ...flag("Open now", suiting(isOpen)),
      ...openTimes.map(({ value, label }) => ({ value, label, count: of(tokenOf.open(value)) })),
    ],
    language: () => free("l"),
    amenity: () => free("a"),
    premier: () => flag("Premier", of(tokenOf.premier)),
    offers: () => flag("With specials", suiting(hasOffer)),
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
