import { LRUCache } from "lru-cache";
import type { ListingRecord } from "#domain/catalogue/listings/export-listings.server.ts";
import type { CardWithMenu } from "#domain/catalogue/listings/listing.ts";
import type { SearchSort } from "../search-sort.ts";
import { tokensOf } from "./listing-tokens.ts";
import { overviewOf, type SearchOverview } from "./overview.ts";
import { RowCache } from "./row-cache.server.ts";
import { type ListingRow, readListing, type SearchListing } from "./search-listing.ts";
import { Tokens, type TokenTally } from "./tokens.ts";

type ListingOrder = Exclude<SearchSort, "distance" | "price">;

const wordsKept = 300;
const rowsKept = 1_500;

/** Published listings in memory, each in a slot, with the available sort orders. */
export class ListingTable {
  readonly tokens = new Tokens();
  /** Prefixes of the words in names. */
  readonly #beginnings = new Tokens();
  readonly #cities: Map<number, string>;
  readonly #listings: (SearchListing | undefined)[] = [];
  readonly #slotOf = new Map<number, number>();
  readonly #idOf = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #orders = new Map<ListingOrder, number[]>();
  #overview: SearchOverview | null = null;
  #usualCounts: TokenTally | null = null;
  /** Database answers about words, dropped with every change. */
  readonly mentions = createWordCache<(slot: number) => boolean>();
  readonly knownWords = createWordCache<Set<string>>();
  readonly alikeWords = createWordCache<SimilarWords[]>();
  readonly cards = new RowCache<CardWithMenu>(rowsKept);
  readonly records = new RowCache<ListingRecord>(rowsKept);

  /** Accepts `rows` in any order. */
  constructor(rows: ListingRow[], cities: { id: number; name: string }[]) {
    this.#cities = new Map(cities.map(({ id, name }) => [id, name]));
    // Keeps neighbors in rank close together in memory.
    for (const row of rows.sort(this.#compare.relevance)) this.#place(row);
  }

  at(slot: number): SearchListing {
    const listing = this.#listings[slot];
    if (!listing) throw new Error(`No listing in slot ${slot}`);
    return listing;
  }

  /** Creates a membership test with one bit per listing. */
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

  /** Slots of all listings in an order, which is sorted on first use. */
  inOrder(order: ListingOrder): readonly number[] {
    const made = this.#orders.get(order);
    if (made) return made;
    const compare = this.#compare[order];
    const slots = [...this.#slotOf.values()].sort((one, other) =>
      compare(this.at(one), this.at(other)),
    );
    this.#orders.set(order, slots);
    return slots;
  }

  /** Finds listings whose name begins with the text, by name. */
  beginning(text: string, most: number): number[] {
    const slots = this.inOrder("name");
    const start = firstIndex(slots, (slot) => this.at(slot).sortName >= text);
    const found = slots.slice(start, start + most);
    return found.filter((slot) => this.at(slot).sortName.startsWith(text));
  }

  /** Finds the best-ranked listings whose name has a word with each of these prefixes. */
  holding(words: string[], most: number): number[] {
    const isNamed = (slot: number) => {
      const { sortName } = this.at(slot);
      return words.every((word) => sortName.startsWith(word) || sortName.includes(` ${word}`));
    };
    const begins = words.map((word) => this.#beginnings.anyOf([beginningOf(word)]));
    const found: number[] = [];
    for (const slot of this.inOrder("relevance")) {
      if (begins.every((suits) => suits(slot)) && isNamed(slot)) found.push(slot);
      if (found.length === most) break;
    }
    return found;
  }

  overview(): SearchOverview {
    this.#overview ??= overviewOf(this);
    return this.#overview;
  }

  /**
   * Returns token counts of all listings as of the first call. They order choices, so they may be
   * outdated.
   */
  usualCounts(): TokenTally {
    this.#usualCounts ??= this.tokens.tally(this.inOrder("relevance"));
    return this.#usualCounts;
  }

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
    this.cards.evict(id);
    this.records.evict(id);
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
    this.tokens.write(slot, tokensOf({ ...row, hours: listing.hours }));
    this.#beginnings.write(
      slot,
      listing.sortName
        .split(" ")
        .flatMap((word) => [1, 2, 3].map((letters) => beginningOf(word.slice(0, letters)))),
    );
    return slot;
  }

  readonly #compare: Record<ListingOrder, (one: RankedListing, other: RankedListing) => number> = {
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

/**
 * Creates a cache of words: concurrent searches for the same words share one query. Failures are
 * not cached.
 */
const createWordCache = <Answer extends object>() =>
  new LRUCache<string, Answer, () => Promise<Answer>>({
    max: wordsKept,
    fetchMethod: (_words, _stale, { context: read }) => read(),
    // An answer that a change made stale on the way is returned, but not cached.
    ignoreFetchAbort: true,
  });

export type SimilarWords = { word: string; alike: string[] };

type RankedListing = Pick<
  SearchListing,
  "id" | "isPremium" | "score" | "rating" | "reviewCount" | "sortName" | "cityId"
>;

function compareText(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Uses a shorter prefix for numbers, because there are so many of them. */
function beginningOf(word: string) {
  return word.slice(0, /^\d/.test(word) ? 2 : 3);
}

/** Finds the first item where `isPast` holds, by binary search. */
function firstIndex<Value>(list: readonly Value[], isPast: (value: Value) => boolean) {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isPast(list[middle] as Value)) to = middle;
    else from = middle + 1;
  }
  return from;
}
