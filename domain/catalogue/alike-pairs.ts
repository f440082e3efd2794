import { areCoresAlike, type Core, coreOf } from "./alike-names.ts";

type Named = { id: number; name: string; cityId: number };
type Cored = { id: number; core: Core };

/** Pairs of one city whose names are alike, each once, the lower number first. Of names in the order of their lengths only near ones can be. */
export function alikePairs(listings: Named[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const inCity of Map.groupBy(listings, ({ cityId }) => cityId).values()) {
    const cored = inCity.map(({ id, name }): Cored => ({ id, core: coreOf(name) })).sort((one, other) => one.core.text.length - other.core.text.length);
    for (const [index, one] of cored.entries()) {
      const longest = one.core.text.length + Math.floor(one.core.text.length / 5);
      for (let next = index + 1; next < cored.length; next++) {
        const other = cored[next];
        if (!other || other.core.text.length > longest) break;
        if (areCoresAlike(one.core, other.core)) pairs.push(one.id < other.id ? [one.id, other.id] : [other.id, one.id]);
      }
    }
  }
  return pairs;
}
