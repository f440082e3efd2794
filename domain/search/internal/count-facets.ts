import { textOfToken } from "#domain/catalogue/listings/facet-tokens.ts";
import type { FacetCount, FilterSearch, SlotTest } from "../filters/filter.ts";
import type { TokenTally } from "./tokens.ts";

const longestList = 20;
const alphabet = new Intl.Collator("en");

/** Counts the slots. `tally` has their tokens; it is null if there are too many to count. */
export function facetCount(
  search: FilterSearch,
  { said, chosen }: Record<"said" | "chosen", Record<string, string[]>>,
  named: Set<number>,
  slots: number[],
  tally: TokenTally | null,
): FacetCount {
  const { tokens } = search.table;
  const having = (token: string) => tally && tokens.countOf(token, tally);
  const tickedIn = (filter: string) => [...(said[filter] ?? []), ...(chosen[filter] ?? [])];
  return {
    ...search,
    slots,
    isCounted: tally !== null,
    having,
    suiting: (suits) => tally && countOf(slots, suits),
    named(filter, prefix, all) {
      const ticked = tickedIn(filter);
      return all
        .map(({ id, slug, name }) => ({ value: slug, label: name, count: having(prefix + id) }))
        .filter(({ count, value }) => count !== 0 || ticked.includes(value));
    },
    common(prefix) {
      if (!tally) return [];
      const usual = search.table.usualCounts();
      return tokens
        .countsOf(prefix, tally)
        .map(([token, count]) => ({ token, count, often: tokens.countOf(token, usual) }))
        .sort((a, b) => b.often - a.often || alphabet.compare(a.token, b.token))
        .slice(0, longestList)
        .map(({ token, count }) => ({
          value: textOfToken(token),
          label: textOfToken(token),
          count,
        }));
    },
    tickedIn,
    exemptFrom: (filter) => (said[filter]?.length ? named : new Set()),
  };
}

function countOf(slots: number[], suits: SlotTest) {
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (suits(slots[at] ?? -1)) count++;
  return count;
}
