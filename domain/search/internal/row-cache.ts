/** What is shown of listings, for those that were shown last: the first pages of most searches hold the same ones. */
export class KeptRows<Row extends { id: number }> {
  readonly #rows = new Map<number, Row>();
  readonly #most: number;
  #changes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The rows of these in their order; those that are not kept are read, all at once. */
  async of(ids: number[], read: (ids: number[]) => Promise<Row[]>): Promise<Row[]> {
    const known = new Map(
      ids.flatMap((id) => this.#rows.get(id) ?? []).map((row) => [row.id, row]),
    );
    const missing = ids.filter((id) => !known.has(id));
    const before = this.#changes;
    for (const row of missing.length > 0 ? await read(missing) : []) known.set(row.id, row);
    // What changed meanwhile may have been read as it was before.
    if (before === this.#changes) for (const row of known.values()) this.#keep(row);
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  forget(id: number) {
    this.#changes++;
    this.#rows.delete(id);
  }

  /** Last in, last out. */
  #keep(row: Row) {
    this.#rows.delete(row.id);
    this.#rows.set(row.id, row);
    if (this.#rows.size <= this.#most) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }
}
