/** LRU cache of rendered listing rows: most searches share the rows of their first pages. */
export class KeptRows<Row extends { id: number }> {
  readonly #rows = new Map<number, Row>();
  readonly #most: number;
  #changes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the rows in the given order and reads all missing ones in one query. */
  async of(ids: number[], read: (ids: number[]) => Promise<Row[]>): Promise<Row[]> {
    const known = new Map(
      ids.flatMap((id) => this.#rows.get(id) ?? []).map((row) => [row.id, row]),
    );
    const missing = ids.filter((id) => !known.has(id));
    const before = this.#changes;
    for (const row of missing.length > 0 ? await read(missing) : []) known.set(row.id, row);
    // An invalidation during the read may have left stale rows.
    if (before === this.#changes) for (const row of known.values()) this.#keep(row);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  evict(id: number) {
    this.#changes++;
    this.#rows.delete(id);
  }

  /** Re-inserts the row, so that the least recently used row comes first. */
  #keep(row: Row) {
    this.#rows.delete(row.id);
    this.#rows.set(row.id, row);
    if (this.#rows.size <= this.#most) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }
}
