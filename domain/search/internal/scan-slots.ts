import type { SearchCondition } from "./conditions.ts";

export type SlotScan = {
  hits: number[];
  /** Listings that only this condition excludes. */
  nearly: Map<SearchCondition, number[]>;
};

const none = -1;
const many = -2;

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
  const swept: SlotScan = { hits: [], nearly: new Map() };
  const binding = conditions.filter(({ isSaid }) => !isSaid);
  const full = new Set<SearchCondition>();

  /** Returns the index of the only condition that a listing misses, if its group can be changed. */
  const missedBy = (slot: number, conditions: SearchCondition[]) => {
    let missed = none;
    for (let at = 0; at < conditions.length; at++) {
      const condition = conditions[at] as SearchCondition;
      if (condition.matches(slot)) continue;
      if (condition.group === null || missed !== none || full.has(condition)) return many;
      missed = at;
    }
    return missed;
  };
  const look = (slot: number, conditions: SearchCondition[]) => {
    const missed = missedBy(slot, conditions);
    if (missed === none) swept.hits.push(slot);
    const condition = conditions[missed];
    if (!condition) return;
    const others = swept.nearly.get(condition) ?? [];
    swept.nearly.set(condition, others);
    if (others.push(slot) > most) full.add(condition);
  };

  if (isNamedFirst) for (const slot of named) look(slot, binding);
  for (let at = 0; at < slots.length && swept.hits.length <= most; at++) {
    const slot = slots[at] ?? none;
    if (!named.has(slot)) look(slot, conditions);
    else if (!isNamedFirst) look(slot, binding);
  }
  return swept;
}
