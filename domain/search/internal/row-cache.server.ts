import { LRUCache } from "lru-cache";

/** Rendered listing rows: most searches share the rows of their first pages. */
export class RowCache<Row extends { id: number }> {
  readonly #rows: LRUCache<number, Row>;
  #changes = 0;

  constructor(max: number) {
    this.#rows = new LRUCache({ max });
  }

  /** Returns the rows in the given order and reads all missing ones in one query. */
  async of(ids: number[], read: (ids: number[]) => Promise<Row[]>): Promise<Row[]> {
    const known = new Map(
      ids.flatMap((id) => this.#rows.get(id) ?? []).map((row) => [row.id, row]),
    );
    const missing = ids.filter((id) => !known.has(id));
    const before = this.#changes;
    for (const row of missing.length > 0 ? await read(missing) : []) {
      known.set(row.id, row);
      // An invalidation during the read may have left stale rows.
      if (before === this.#changes) this.#rows.set(row.id, row);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  evict(id: number) {
    this.#changes++;
    this.#rows.delete(id);
  }
}
