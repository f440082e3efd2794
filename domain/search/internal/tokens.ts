const wordBits = 32;
const nothing = new Uint32Array();

export type TokenTally = Uint32Array;

/**
 * Bit matrix of listings (by slot) and tokens. Stored twice: by token, to test all listings for one
 * token, and by listing, to count the tokens of some listings.
 */
export class Tokens {
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #columns: Uint32Array[] = [];
  readonly #rows: Uint32Array[] = [];

  write(slot: number, names: string[]) {
    this.clear(slot);
    const ids = Uint32Array.from(new Set(names.map((name) => this.#idOf(name))));
    for (const id of ids) {
      const column = this.#columnFor(id, slot);
      column[slot >>> 5] = (column[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    this.#rows[slot] = ids;
  }

  clear(slot: number) {
    for (const id of this.#rows[slot] ?? []) {
      const column = this.#columnFor(id, slot);
      column[slot >>> 5] = (column[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
    }
    this.#rows[slot] = new Uint32Array();
  }

  anyOf(names: string[]): (slot: number) => boolean {
    const columns = names.flatMap((name) => this.#columns[this.#ids.get(name) ?? -1] ?? []);
    const bits = new Uint32Array(Math.max(0, ...columns.map(({ length }) => length)));
    for (const column of columns)
      for (let word = 0; word < column.length; word++)
        bits[word] = (bits[word] ?? 0) | (column[word] ?? 0);
    return (slot) => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  allOf(names: string[]): number[] {
    const columns = names.map(
      (name) => this.#columns[this.#ids.get(name) ?? -1] ?? new Uint32Array(),
    );
    const shortest = Math.min(...columns.map(({ length }) => length));
    const slots: number[] = [];
    for (let word = 0; columns.length > 0 && word < shortest; word++) {
      let bits = columns.reduce((common, column) => common & (column[word] ?? 0), -1);
      for (; bits !== 0; bits &= bits - 1)
        slots.push(word * wordBits + 31 - Math.clz32(bits & -bits));
    }
    return slots;
  }

  /** Counts each token of the listings; `onto` adds to earlier counts. */
  tally(slots: readonly number[], onto?: TokenTally): TokenTally {
    const counts = new Uint32Array(this.#names.length);
    if (onto) counts.set(onto);
    // The innermost loop of every search: an iterator here creates megabytes of garbage.
    for (let at = 0; at < slots.length; at++) {
      const row = this.#rows[slots[at] ?? -1] ?? nothing;
      for (let index = 0; index < row.length; index++) {
        const id = row[index] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return counts;
  }

  countOf(name: string, counts: TokenTally): number {
    return counts[this.#ids.get(name) ?? -1] ?? 0;
  }

  /** Counts of the tokens with this first character, without zeros. */
  countsOf(content: string, counts: TokenTally): [string, number][] {
    const found: [string, number][] = [];
    for (let id = 0; id < counts.length; id++) {
      const name = this.#names[id];
      const count = counts[id] ?? 0;
      if (count > 0 && name?.startsWith(content)) found.push([name, count]);
    }
    return found;
  }

  #idOf(name: string) {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  #columnFor(id: number, slot: number) {
    const column = this.#columns[id];
    if (column && slot < column.length * wordBits) return column;
    const longer = new Uint32Array(Math.max((slot >>> 5) + 1, (column?.length ?? 4) * 2));
    longer.set(column ?? []);
    this.#columns[id] = longer;
    return longer;
  }
}
