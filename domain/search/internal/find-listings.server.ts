import { emptyFacets, type FacetChoices } from "../facets.ts";
import { filterNamed, filters } from "../filters/all-filters.ts";
import type { FilterSearch } from "../filters/filter.ts";
import type { SearchQuery } from "../search-query.ts";
import { isNarrowing } from "../ticks.ts";
import { listingConditions, pricedFamilies, treatmentIds, wantedFamilies } from "./conditions.ts";
import { facetCount } from "./count-facets.ts";
import type { ListingTable } from "./listing-table.server.ts";
import { byRelevance, distanceFrom, firstPrice, lowestFirst } from "./ordering.ts";
import { type SlotScan, scanListings } from "./scan-slots.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { TokenTally } from "./tokens.ts";
import { listingsMentioning, type SearchDeps } from "./words.server.ts";

/** Counting stops here: the page says "5,000+", and the cost does not grow with the catalogue. */
const maxCountedHits = 5_000;

/** Range of results. Without `isCounted`, the search computes only the page itself. */
export type SearchPaging = { limit: number; offset?: number; isCounted?: boolean };

/** A list in default order: exact names, then Premier, then the rest by rank. */
export type PaidFirst = { exact: number; sponsored: number };

const mostNamed = 5;

/**
 * Finds a page of hits and counts every choice: where a listing needs each one, what ticking it
 * leaves; where one is enough, its own listings, as if no other of the group were ticked.
 */
export async function findListingPage(
  { db, clock, reference }: SearchDeps,
  query: SearchQuery,
  criteria: SearchCriteria,
  { limit, offset = 0, isCounted = true }: SearchPaging,
) {
  const { names, listings } = await reference();
  const table = await listings();
  const mentioning =
    criteria.words.length > 0 ? await listingsMentioning({ db }, table, criteria.words) : null;
  const named = listingsNamed(table, criteria);
  const search = { table, names, at: clock(), families: pricedFamilies(criteria, names) };
  const conditions = listingConditions(search, criteria, mentioning);
  const most = Math.max(maxCountedHits, offset + limit);
  const treatments = wantedFamilies(criteria, names).flat();
  const numberOf = orderedNumber(table, query, criteria, treatmentIds(names, treatments));
  const { sort } = query;
  const hasOwnOrder = sort === "distance" || sort === "price";
  const swept = scanListings(table.inOrder(hasOwnOrder ? "relevance" : sort), conditions, {
    named,
    isNamedFirst: sort === "relevance",
    most: numberOf ? table.size : most,
  });
  const { hits } = swept;
  const isByRelevance = !numberOf && (sort === "relevance" || hasOwnOrder);
  const inOrder = numberOf
    ? lowestFirst(hits, numberOf, offset + limit)
    : isByRelevance
      ? byRelevance(table, hits, named, criteria, names, offset + limit)
      : hits;
  return {
    ids: inOrder.slice(offset, offset + limit).map((slot) => table.at(slot).id),
    slots: hits,
    total: Math.min(hits.length, most),
    isMore: hits.length > most,
    paidFirst: isByRelevance ? countPaidFirst(table, hits, named) : null,
    treatments,
    facets: countAll(search, criteria, swept, named, isCounted),
    /** Choices without which there are hits. */
    removable: [...swept.nearly.keys()].flatMap(({ group, value }) =>
      group && value ? [{ group, value }] : [],
    ),
  };
}

/**
 * Returns known distances or prices, by which a search for the nearest or the cheapest is sorted.
 */
function orderedNumber(
  table: ListingTable,
  { sort }: SearchQuery,
  { near }: SearchCriteria,
  treatments: number[],
) {
  if (sort === "distance" && near) return distanceFrom(table, near);
  if (sort === "price" && treatments.length > 0)
    return (slot: number) => firstPrice(table.at(slot), treatments);
  return null;
}

/** Counts the Premier listings that come before the rest, and the exact names before them. */
function countPaidFirst(table: ListingTable, hits: number[], named: Set<number>): PaidFirst {
  const exact = hits.filter((slot) => named.has(slot)).length;
  const sponsored = hits.filter((slot) => !named.has(slot) && table.at(slot).isPremium).length;
  return { exact, sponsored };
}

/**
 * Finds listings with exactly this name, whose name begins with these words if there are several,
 * or the few with a name that holds words of no other meaning: "contouring".
 */
function listingsNamed(table: ListingTable, { name, words }: SearchCriteria): Set<number> {
  if (name === "") return new Set();
  const beginning = table.beginning(name, mostNamed);
  const found = name.includes(" ")
    ? beginning
    : beginning.filter((slot) => table.at(slot).sortName === name);
  if (found.length > 0 || words.join(" ") !== name) return new Set(found);
  const holding = table.holding(words, mostNamed + 1);
  return new Set(holding.length > mostNamed ? [] : holding);
}

/** Choices by parameter. */
function countAll(
  search: FilterSearch,
  criteria: SearchCriteria,
  { hits, nearly }: SlotScan,
  named: Set<number>,
  isCounted: boolean,
): FacetChoices {
  const { tokens } = search.table;
  const counting = (slots: number[], tally: TokenTally | null) =>
    facetCount(search, criteria, named, slots, tally);
  const uncounted = counting([], null);
  const ofHits = isCounted && hits.length <= maxCountedHits ? tokens.tally(hits) : null;
  const main = ofHits ? counting(hits, ofHits) : uncounted;
  const choices = new Map(filters.map(({ name, choices: list }) => [name, list(main)]));
  for (const [{ group }, others] of nearly) {
    if (!ofHits || !group || isNarrowing(group)) continue;
    const all = [...hits, ...others];
    const count =
      all.length > maxCountedHits ? uncounted : counting(all, tokens.tally(others, ofHits));
    choices.set(group, filterNamed(group).choices(count));
  }
  const facets = emptyFacets();
  // Levels come before ranges.
  for (const { name, parameter } of filters)
    facets[parameter.name].unshift(...(choices.get(name) ?? []));
  return facets;
}
