import { filterNames, type SearchFilterName } from "../search-query.ts";
import type { SearchCondition } from "./conditions.ts";

export type SlotScan = {
  hits: number[];
  /** Listings that only one filter excludes, by that filter. */
  nearly: Map<SearchFilterName, number[]>;
  /** Listings that meet everything except the treatment and the price. */
  priced: number[];
};

const bitOf = Object.fromEntries(filterNames.map((name, index) => [name, 1 << index])) as Record<
  SearchFilterName,
  number
>;
const nameOf = new Map(filterNames.map((name) => [bitOf[name], name]));
const never = -1;
const treatmentAndPrice = bitOf.treatment | bitOf.price;

/**
 * Finds the hits of a search, and the hits without each of its filters, in one pass over the
 * listings. Stops at `most` hits and collects no more per filter, so that a common search costs
 * no more than a rare one. Loops by index: iterators for ten thousand listings create a megabyte
 * of garbage per search.
 */
export function scanListings(
  slots: readonly number[],
  conditions: SearchCondition[],
  { named, isNamedFirst, most }: { named: Set<number>; isNamedFirst: boolean; most: number },
): SlotScan {
  const swept: SlotScan = { hits: [], nearly: new Map(), priced: [] };
  const binding = conditions.filter(({ isSaid }) => !isSaid);
  let needsPriced = conditions.some(({ kind }) => kind === "price");
  let full = 0;

  /** Bits of the filters that a listing misses; `never` if no wanted result could include it. */
  const missedBy = (slot: number, asked: SearchCondition[]) => {
    let missed = 0;
    for (let at = 0; at < asked.length; at++) {
      const { kind, matches } = asked[at] as SearchCondition;
      if (matches(slot)) continue;
      if (kind === null) return never;
      missed |= bitOf[kind];
      const isOne = (missed & (missed - 1)) === 0;
      const isForPrice = needsPriced && (missed & ~treatmentAndPrice) === 0;
      if (!isForPrice && (!isOne || (missed & full) !== 0)) return never;
    }
    return missed;
  };
  const look = (slot: number, asked: SearchCondition[]) => {
    const missed = missedBy(slot, asked);
    if (missed === never) return;
    if (needsPriced && (missed & ~treatmentAndPrice) === 0)
      needsPriced = swept.priced.push(slot) <= most;
    if (missed === 0) swept.hits.push(slot);
    const kind = nameOf.get(missed);
    if (!kind) return;
    const others = swept.nearly.get(kind) ?? [];
    swept.nearly.set(kind, others);
    if (others.push(slot) > most) full |= missed;
  };

  if (isNamedFirst) for (const slot of named) look(slot, binding);
  for (let at = 0; at < slots.length && swept.hits.length <= most; at++) {
    const slot = slots[at] ?? never;
    if (!named.has(slot)) look(slot, conditions);
    else if (!isNamedFirst) look(slot, binding);
  }
  return swept;
}
