import { type FilterName, filterNames } from "../search-query.ts";
import type { Condition } from "./conditions.ts";

export type Swept = {
  /** All that suits, in order. */
  hits: number[];
  /** What one filter alone keeps out, by the filter. */
  nearly: Map<FilterName, number[]>;
  /** Everything but the treatment and the price suits. */
  priced: number[];
};

const bitOf = Object.fromEntries(filterNames.map((name, index) => [name, 1 << index])) as Record<FilterName, number>;
const nameOf = new Map(filterNames.map((name) => [bitOf[name], name]));
const never = -1;
const treatmentAndPrice = bitOf.treatment | bitOf.price;

/** One walk over the listings tells what a search finds, and what it would find without each of its filters. */
export function sweep(slots: readonly number[], conditions: Condition[], named: Set<number>): Swept {
  const swept: Swept = { hits: [], nearly: new Map(), priced: [] };
  const binding = conditions.filter(({ isSaid }) => !isSaid);
  for (const slot of slots) {
    const missed = missedBy(slot, named.size > 0 && named.has(slot) ? binding : conditions);
    if (missed === never) continue;
    if ((missed & ~treatmentAndPrice) === 0) swept.priced.push(slot);
    if (missed === 0) swept.hits.push(slot);
    const kind = nameOf.get(missed);
    if (!kind) continue;
    const others = swept.nearly.get(kind);
    if (others) others.push(slot);
    else swept.nearly.set(kind, [slot]);
  }
  return swept;
}

/** The filters that a listing does not meet, as bits; `never` when nothing would bring it back. */
function missedBy(slot: number, conditions: Condition[]) {
  let missed = 0;
  for (const { kind, suits } of conditions) {
    if (suits(slot)) continue;
    if (kind === null) return never;
    missed |= bitOf[kind];
    if ((missed & (missed - 1)) !== 0 && (missed & ~treatmentAndPrice) !== 0) return never;
  }
  return missed;
}
