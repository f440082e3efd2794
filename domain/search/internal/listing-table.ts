import type { MedSpaRecord } from "#domain/catalogue/listings/export-listings.server.ts";
import type { MedSpaCard } from "#domain/catalogue/listings/listing.ts";
import type { Sort } from "../search-query.ts";
import { Kept } from "./cache.ts";
import { type Overview, overviewOf } from "./overview.ts";
import { KeptRows } from "./row-cache.ts";
import { type ListingRow, readListing, type SearchListing, tokensOf } from "./search-listing.ts";
import { Tokens } from "./tokens.ts";

type Order = Exclude<Sort, "distance">;

const wordsKept = 300;
const rowsKept = 1_500;
const fewLikely = 1_000;

/** The published listings in memory, each in a slot, with the orders in which they are read. */
export class ListingTable {
  readonly tokens = new Tokens();
  /** The first letters of the words of names. */
  readonly #beginnings = new Tokens();
  readonly #cities: Map<number, string>;
  readonly #listings: (SearchListing | undefined)[] = [];
  readonly #slotOf = new Map<number, number>();
  readonly #idOf = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #orders = new Map<Order, number[]>();
  #overview: Overview | null = null;
  /** What the database said of words, by the words; forgotten with every change. */
  readonly mentions = new Kept<string, (slot: number) => boolean>(wordsKept);
  readonly knownWords = new Kept<string, Set<string>>(wordsKept);
  readonly alikeWords = new Kept<string, AlikeWords[]>(wordsKept);
  readonly cards = new KeptRows<MedSpaCard>(rowsKept);
  readonly records = new KeptRows<MedSpaRecord>(rowsKept);

  /** `rows` in any order; `cities` by id. */
  constructor(rows: ListingRow[], cities: { id: number; name: string }[]) {
    this.#cities = new Map(cities.map(({ id, name }) => [id, name]));
    // Neighbours in the rank are neighbours in memory.
    for (const row of rows.sort(this.#compare.relevance)) this.#place(row);
  }

  at(slot: number): SearchListing {
    const listing = this.#listings[slot];
    if (!listing) throw new Error(`No listing in slot ${slot}`);
    return listing;
  }

  /** Whether a listing is one of these: a bit for each listing there is. */
  among(ids: number[]): (slot: number) => boolean {
    const bits = new Uint32Array(Math.ceil(this.#listings.length / 32));
    for (const id of ids) {
      const slot = this.#slotOf.get(id);
      if (slot !== undefined) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    return (slot) => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  idOf(slug: string): number | undefined {
    return this.#idOf.get(slug);
  }

  get size() {
    return this.#slotOf.size;
  }

  cityOf({ cityId }: SearchListing) {
    return this.#cities.get(cityId) ?? "";
  }

  /** The slots of all listings in an order, which is made when it is first asked for. */
  inOrder(order: Order): readonly number[] {
    const made = this.#orders.get(order);
    if (made) return made;
    const slots = this.#sorted([...this.#slotOf.values()], order);
    this.#orders.set(order, slots);
    return slots;
  }

  #sorted(slots: number[], order: Order) {
    const compare = this.#compare[order];
    return slots.sort((one, other) => compare(this.at(one), this.at(other)));
  }

  /** Names that begin so, in the order of names. */
  beginning(text: string, most: number): number[] {
    const slots = this.inOrder("name");
    const start = firstIndex(slots, (slot) => this.at(slot).sortName >= text);
    const found = slots.slice(start, start + most);
    return found.filter((slot) => this.at(slot).sortName.startsWith(text));
  }

  /** The best whose name has for each of these a word that begins so. */
  holding(words: string[], most: number): number[] {
    const isNamed = (slot: number) => {
      const { sortName } = this.at(slot);
      return words.every((word) => sortName.startsWith(word) || sortName.includes(` ${word}`));
    };
    const likely = this.#beginnings.allOf(words.map(beginningOf));
    if (likely.length <= fewLikely)
      return this.#sorted(likely.filter(isNamed), "relevance").slice(0, most);
    // Where so many may be, the first are soon found in the order of the rank.
    const begins = words.map((word) => this.#beginnings.anyOf([beginningOf(word)]));
    const found: number[] = [];
    for (const slot of this.inOrder("relevance")) {
      if (begins.every((suits) => suits(slot)) && isNamed(slot)) found.push(slot);
      if (found.length === most) break;
    }
    return found;
  }

  overview(): Overview {
    this.#overview ??= overviewOf(this);
    return this.#overview;
  }

  /** Puts a listing in, or its newer self in its place. */
  put(row: ListingRow) {
    this.remove(row.slug);
    const slot = this.#place(row);
    for (const [order, slots] of this.#orders) {
      const compare = this.#compare[order];
      slots.splice(
        firstIndex(slots, (other) => compare(this.at(other), this.at(slot)) > 0),
        0,
        slot,
      );
    }
  }

  remove(slug: string) {
    this.#overview = null;
    for (const answers of [this.mentions, this.knownWords, this.alikeWords]) answers.clear();
    const id = this.#idOf.get(slug);
    const slot = id === undefined ? undefined : this.#slotOf.get(id);
    if (id === undefined || slot === undefined) return;
    this.cards.forget(id);
    this.records.forget(id);
    for (const slots of this.#orders.values()) slots.splice(slots.indexOf(slot), 1);
    this.#idOf.delete(slug);
    this.#slotOf.delete(id);
    this.#listings[slot] = undefined;
    this.tokens.clear(slot);
    this.#beginnings.clear(slot);
    this.#free.push(slot);
  }

  #place(row: ListingRow) {
    const slot = this.#free.pop() ?? this.#listings.length;
    const listing = readListing(row);
    this.#listings[slot] = listing;
    this.#slotOf.set(listing.id, slot);
    this.#idOf.set(listing.slug, listing.id);
    this.tokens.write(slot, tokensOf(row, listing.hours));
    this.#beginnings.write(
      slot,
      listing.sortName
        .split(" ")
        .flatMap((word) => [1, 2, 3].map((letters) => beginningOf(word.slice(0, letters)))),
    );
    return slot;
  }

  readonly #compare: Record<Order, (one: Ranked, other: Ranked) => number> = {
    relevance: (a, b) =>
      Number(b.isPremium) - Number(a.isPremium) || b.score - a.score || a.id - b.id,
    rating: (a, b) =>
      (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id,
    reviews: (a, b) =>
      b.reviewCount - a.reviewCount || (b.rating ?? 0) - (a.rating ?? 0) || a.id - b.id,
    name: (a, b) => compareText(a.sortName, b.sortName) || a.id - b.id,
    city: (a, b) =>
      compareText(this.#cities.get(a.cityId) ?? "", this.#cities.get(b.cityId) ?? "") ||
      b.score - a.score ||
      a.id - b.id,
  };
}

/** A word as somebody typed it, and the words of listings that look most like it. */
export type AlikeWords = { word: string; alike: string[] };

type Ranked = Pick<
  SearchListing,
  "id" | "isPremium" | "score" | "rating" | "reviewCount" | "sortName" | "cityId"
>;

function compareText(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Of numbers, of which there are so many, less. */
function beginningOf(word: string) {
  return word.slice(0, /^\d/.test(word) ? 2 : 3);
}

/** In a sorted list, where `isPast` begins to hold. */
function firstIndex<Value>(list: readonly Value[], isPast: (value: Value) => boolean) {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isPast(list[middle] as Value)) to = middle;
    else from = middle + 1;
  }
  return from;
}
