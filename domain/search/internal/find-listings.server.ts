import { listParentTreatments } from "#domain/catalogue/reference/treatment-kinds.ts";
import type { FacetChoice, FacetChoices } from "../facets.ts";
import type { ReferenceNames } from "../reference.server.ts";
import type { DollarRange } from "../search-piece.ts";
import type { SearchQuery } from "../search-query.ts";
import { type FilterGroup, filterGroups, isNarrowing } from "../ticks.ts";
import {
  createOfferCheck,
  createOpenCheck,
  dollarRanges,
  isInRange,
  listingConditions,
  pricedFamilies,
  treatmentIds,
  wantedFamilies,
} from "./conditions.ts";
import { type FacetContext, facetCounters } from "./count-facets.ts";
import type { ListingTable } from "./listing-table.server.ts";
import { byRelevance, distanceFrom, firstPrice, lowestFirst } from "./ordering.ts";
import { type SlotScan, scanListings } from "./scan-slots.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { listingsMentioning, type SearchDeps } from "./words.server.ts";

/** Counting stops here: the page says "5,000+", and the cost does not grow with the catalogue. */
const maxCountedHits = 5_000;

/** Without `isCounted`, computes only the page itself. */
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
  wanted: SearchCriteria,
  { limit, offset = 0, isCounted = true }: SearchPaging,
) {
  const { names, listings } = await reference();
  const table = await listings();
  const mentioning =
    wanted.words.length > 0 ? await listingsMentioning({ db }, table, wanted.words) : null;
  const at = clock();
  const named = listingsNamed(table, wanted);
  const conditions = listingConditions(table, wanted, mentioning, names, at);
  const most = Math.max(maxCountedHits, offset + limit);
  const treatments = wantedFamilies(wanted, names).flat();
  const numberOf = orderedNumber(table, query, wanted, treatmentIds(names, treatments));
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
      ? byRelevance(table, hits, named, wanted, names, offset + limit)
      : hits;
  return {
    ids: inOrder.slice(offset, offset + limit).map((slot) => table.at(slot).id),
    slots: hits,
    total: Math.min(hits.length, most),
    isMore: hits.length > most,
    paidFirst: isByRelevance ? countPaidFirst(table, hits, named) : null,
    treatments,
    facets: countAll(table, wanted, names, swept, named, at, isCounted),
    /** Choices without which there are hits. */
    removable: [...swept.nearly.keys()].flatMap(({ group, value }) =>
      group && value ? [{ group, value }] : [],
    ),
  };
}

/** Known distances or prices, by which a search for the nearest or the cheapest is sorted. */
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

/** How many Premier listings come before the rest, and how many exact names before them. */
function countPaidFirst(table: ListingTable, hits: number[], named: Set<number>): PaidFirst {
  const exact = hits.filter((slot) => named.has(slot)).length;
  const sponsored = hits.filter((slot) => !named.has(slot) && table.at(slot).isPremium).length;
  return { exact, sponsored };
}

/**
 * Listings with exactly this name, whose name begins with these words if there are several, or
 * the few with a name that holds words of no other meaning: "contouring".
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

function countAll(
  table: ListingTable,
  wanted: SearchCriteria,
  names: ReferenceNames,
  { hits, nearly }: SlotScan,
  named: Set<number>,
  at: Date,
  isCounted: boolean,
): FacetChoices {
  const { said, chosen } = wanted;
  const counting = {
    table,
    names,
    families: pricedFamilies(wanted, names),
    isTicked: (group: FilterGroup, value: string) =>
      said[group].includes(value) || chosen[group].includes(value),
    isOpen: createOpenCheck(table, at),
    hasOffer: createOfferCheck(table, at),
  };
  const uncounted = facetCounters(counting, [], null);
  const ofHits = isCounted && hits.length <= maxCountedHits ? table.tokens.tally(hits) : null;
  const main = ofHits ? facetCounters(counting, hits, ofHits) : uncounted;
  const choices = Object.fromEntries(filterGroups.map((group) => [group, main[group]()])) as Record<
    FilterGroup,
    FacetChoice[]
  >;
  if (ofHits && said.price.length + chosen.price.length > 0)
    choices.treatment = countTreatments(
      table,
      hits,
      dollarRanges([...said.price, ...chosen.price]),
      said.price.length > 0 ? named : new Set(),
      counting,
    );
  for (const [{ group }, others] of nearly) {
    if (!ofHits || !group || isNarrowing(group)) continue;
    const all = [...hits, ...others];
    const counters =
      all.length > maxCountedHits
        ? uncounted
        : facetCounters(counting, all, table.tokens.tally(others, ofHits));
    choices[group] = counters[group]();
  }
  const { level, ...facets } = choices;
  return { ...facets, price: [...level, ...facets.price] };
}

/**
 * Counts listings per treatment with a price in the range, because selecting a treatment makes the
 * price refer to it.
 */
function countTreatments(
  table: ListingTable,
  slots: number[],
  ranges: DollarRange[],
  named: Set<number>,
  { names: { treatments }, isTicked }: Pick<FacetContext, "names" | "isTicked">,
) {
  const counts = new Map<number, number>();
  const idOf = new Map(treatments.map(({ id, slug }) => [slug, id]));
  const countedAs = new Map(
    treatments.map(({ id, slug }) => [
      id,
      [id, ...listParentTreatments(slug).flatMap((general) => idOf.get(general) ?? [])],
    ]),
  );
  for (const slot of slots) {
    const { prices } = table.at(slot);
    const its = new Set<number>();
    for (let at = 0; at < prices.length; at += 3)
      if (named.has(slot) || isInRange(prices[at + 1], prices[at + 2], ranges))
        for (const id of countedAs.get(prices[at] ?? 0) ?? []) its.add(id);
    for (const id of its) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return treatments
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: counts.get(id) ?? 0 }))
    .filter(({ count, value }) => count > 0 || isTicked("treatment", value));
}
