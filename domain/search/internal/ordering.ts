import type { ReferenceNames } from "../reference.server.ts";
import type { SearchPosition } from "../search-query.ts";
import { degreesApart } from "./conditions.ts";
import type { ListingTable } from "./listing-table.server.ts";
import type { SearchCriteria } from "./search-criteria.ts";

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

/** Moves the nearest hits to the front, the rest unsorted. Unknown positions come last. */
export function nearestFirst(
  table: ListingTable,
  hits: number[],
  place: SearchPosition,
  wanted: number,
): number[] {
  const away = new Map(
    hits.map((slot) => {
      const { place: its } = table.at(slot);
      return [slot, its ? degreesApart(its, place) : Number.MAX_VALUE];
    }),
  );
  const compare = (one: number, other: number) =>
    (away.get(one) ?? 0) - (away.get(other) ?? 0) || table.at(one).id - table.at(other).id;
  let best: number[] = [];
  let worst = Number.POSITIVE_INFINITY;
  for (const slot of hits) {
    if ((away.get(slot) ?? 0) > worst) continue;
    best.push(slot);
    if (best.length < wanted * 4) continue;
    best = best.sort(compare).slice(0, wanted);
    worst = away.get(best.at(-1) ?? 0) ?? worst;
  }
  return best.sort(compare);
}
