const wordBits = 32;
const growth = 8;

/** Which listing has which token, a bit each: a hundred thousand are asked in a millisecond. Listings are known by their slots. */
export class Tokens {
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  /** Words of 32 tokens a listing. */
  #width = growth;
  #bits = new Uint32Array(growth * 256);

  write(slot: number, names: string[]) {
    const ids = names.map((name) => this.#idOf(name));
    this.#makeRoom(slot);
    this.clear(slot);
    for (const id of ids) {
      const word = slot * this.#width + (id >>> 5);
      this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (id & 31));
    }
  }

  clear(slot: number) {
    this.#bits.fill(0, slot * this.#width, (slot + 1) * this.#width);
  }

  /** Whether a listing has one of these. */
  anyOf(names: string[]): (slot: number) => boolean {
    const masks = new Map<number, number>();
    for (const id of names.flatMap((name) => this.#ids.get(name) ?? [])) masks.set(id >>> 5, (masks.get(id >>> 5) ?? 0) | (1 << (id & 31)));
    const [bits, width] = [this.#bits, this.#width];
    const [[word, mask] = [0, 0], ...others] = masks;
    if (others.length === 0) return (slot) => ((bits[slot * width + word] ?? 0) & mask) !== 0;
    return (slot) => {
      for (const [each, one] of masks) if (((bits[slot * width + each] ?? 0) & one) !== 0) return true;
      return false;
    };
  }

  /** How many of the listings have each. */
  count(slots: readonly number[]): Map<string, number> {
    const counts = new Uint32Array(this.#names.length);
    for (const slot of slots)
      for (let word = 0; word < this.#width; word++) {
        let left = this.#bits[slot * this.#width + word] ?? 0;
        while (left !== 0) {
          const bit = 31 - Math.clz32(left);
          const id = word * wordBits + bit;
          counts[id] = (counts[id] ?? 0) + 1;
          left &= ~(1 << bit);
        }
      }
    return new Map(this.#names.flatMap((name, id) => (counts[id] ? [[name, counts[id]]] : [])));
  }

  #idOf(name: string) {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.#names.length);
    return this.#names.push(name) - 1;
  }

  #makeRoom(slot: number) {
    const width = Math.max(this.#width, Math.ceil(this.#names.length / wordBits / growth) * growth);
    const rows = this.#bits.length / this.#width;
    if (width === this.#width && slot < rows) return;
    const bits = new Uint32Array(width * (slot < rows ? rows : Math.max(slot + 1, rows * 2)));
    for (let row = 0; row < rows; row++) bits.set(this.#bits.subarray(row * this.#width, (row + 1) * this.#width), row * width);
    [this.#bits, this.#width] = [bits, width];
  }
}
