type Key = Record<string, string | number>;
type Counts = Record<string, number>;

export type CountsByKey = Map<string, { key: Key; counts: Counts }>;

export type AnalyticsCounts = {
  days: CountsByKey;
  searches: CountsByKey;
  hosts: CountsByKey;
  hours: CountsByKey;
};

export const createEmptyCounts = (): AnalyticsCounts => ({
  days: new Map(),
  searches: new Map(),
  hosts: new Map(),
  hours: new Map(),
});

export const rowsIn = (piles: AnalyticsCounts) =>
  Object.values(piles).reduce((sum, { size }) => sum + size, 0);

export function addToCounts(pile: CountsByKey, key: Key, counts: Counts) {
  const name = Object.values(key).join(" ");
  const row = pile.get(name) ?? { key, counts: {} };
  pile.set(name, row);
  for (const [column, count] of Object.entries(counts))
    row.counts[column] = (row.counts[column] ?? 0) + count;
}

export function restoreCounts(piles: AnalyticsCounts, unwritten: AnalyticsCounts) {
  for (const name of Object.keys(piles) as (keyof AnalyticsCounts)[])
    for (const { key, counts } of unwritten[name].values()) addToCounts(piles[name], key, counts);
}
