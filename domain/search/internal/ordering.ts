import type { Position } from "#shared/position.ts";
import type { ReferenceNames } from "../reference-names.ts";
import { degreesApart } from "./conditions.ts";
import type { ListingTable } from "./listing-table.server.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import type { SearchListing } from "./search-listing.ts";

/**
 * Returns the first hits by relevance: an exact name, then Premier, then the named treatment before
 * its kinds, then the rank.
 */
export function byRelevance(
  table: ListingTable,
  hits: number[],
  named: Set<number>,
  { treatments: searched }: SearchCriteria,
  { treatments }: ReferenceNames,
  most: number,
): number[] {
  const mains = searched.flatMap((family) => (family.length > 1 ? family.slice(0, 1) : []));
  if (mains.length === 0 && named.size === 0) return hits;
  const having = (content: string, main: string) =>
    table.tokens.anyOf(
      treatments.filter(({ slug }) => slug === main).map(({ id }) => content + id),
    );
  const exactly = mains.map((main) => {
    const [isCounted, isByKind] = [having("t", main), having("k", main)];
    return (slot: number) => isCounted(slot) && !isByKind(slot);
  });
  const groups: number[][] = [[], [], [], [], []];
  for (const slot of hits) {
    const isExactly = exactly.every((suits) => suits(slot));
    const group =
      groups[named.has(slot) ? 0 : (table.at(slot).isPremium ? 1 : 3) + (isExactly ? 0 : 1)];
    if (group && group.length < most) group.push(slot);
  }
  return groups.flat();
}

/**
 * Returns the first hits by a number. Equal ones keep their order; those without a number come
 * last.
 */
export function lowestFirst(
  hits: number[],
  numberOf: (slot: number) => number | null,
  count: number,
): number[] {
  let best: { slot: number; value: number }[] = [];
  let worst = Number.MAX_VALUE;
  const sorted = () => best.sort((one, other) => one.value - other.value).slice(0, count);
  for (const slot of hits) {
    const value = numberOf(slot) ?? Number.MAX_VALUE;
    if (value > worst) continue;
    best.push({ slot, value });
    if (best.length < count * 4) continue;
    best = sorted();
    worst = best.at(-1)?.value ?? worst;
  }
  return sorted().map(({ slot }) => slot);
}

export function distanceFrom(table: ListingTable, place: Position) {
  return (slot: number) => {
    const { place: its } = table.at(slot);
    return its && degreesApart(its, place);
  };
}

/**
 * Returns the price that the card of a listing shows: that of the first chosen treatment with one.
 */
export function firstPrice({ prices }: SearchListing, treatments: number[]) {
  for (const treatment of treatments)
    for (let at = 0; at < prices.length; at += 3)
      if (prices[at] === treatment) return prices[at + 1] ?? null;
  return null;
}
