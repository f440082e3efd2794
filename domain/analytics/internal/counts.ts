type Key = Record<string, string | number>;
type Counts = Record<string, number>;

export type Pile = Map<string, { key: Key; counts: Counts }>;

export type Piles = { days: Pile; searches: Pile; hosts: Pile; hours: Pile };

export const emptyPiles = (): Piles => ({
  days: new Map(),
  searches: new Map(),
  hosts: new Map(),
  hours: new Map(),
});

export const rowsIn = (piles: Piles) =>
  Object.values(piles).reduce((sum, { size }) => sum + size, 0);

export function addTo(pile: Pile, key: Key, counts: Counts) {
  const name = Object.values(key).join(" ");
  const row = pile.get(name) ?? { key, counts: {} };
  pile.set(name, row);
  for (const [column, count] of Object.entries(counts))
    row.counts[column] = (row.counts[column] ?? 0) + count;
}

export function putBack(piles: Piles, unwritten: Piles) {
  for (const name of Object.keys(piles) as (keyof Piles)[])
    for (const { key, counts } of unwritten[name].values()) addTo(piles[name], key, counts);
}
