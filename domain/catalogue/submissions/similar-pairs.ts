import { areCoresAlike, buildNameCore, type NameCore } from "./similar-names.ts";

type NamedListing = { id: number; name: string; cityId: number };
type ListingCore = { id: number; core: NameCore };

/**
 * Yields pairs of similar names in one city, lower id first, listing by listing so that the
 * caller can pause. Names with different digits never match. Names are sorted by length, so only
 * close ones are compared.
 */
export function* alikePairs(listings: NamedListing[]): Generator<[number, number][]> {
  const cored = listings.map(({ id, name, cityId }) => ({ id, cityId, core: buildNameCore(name) }));
  for (const group of Map.groupBy(
    cored,
    ({ cityId, core }) => `${cityId} ${core.digits}`,
  ).values()) {
    const inOrder: ListingCore[] = group.sort(
      (one, other) => one.core.text.length - other.core.text.length,
    );
    for (const [index, one] of inOrder.entries()) {
      const pairs: [number, number][] = [];
      const longest = one.core.text.length + Math.floor(one.core.text.length / 5);
      for (let next = index + 1; next < inOrder.length; next++) {
        const other = inOrder[next];
        if (!other || other.core.text.length > longest) break;
        if (areCoresAlike(one.core, other.core))
          pairs.push(one.id < other.id ? [one.id, other.id] : [other.id, one.id]);
      }
      yield pairs;
    }
  }
}
