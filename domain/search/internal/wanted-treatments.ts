import { withKinds } from "#domain/catalogue/reference/treatment-kinds.ts";
import type { Weekday } from "#shared/hours.ts";
import { plainText } from "#shared/slug.ts";
import { wordsForAll } from "#site/search-words.ts";
import type { Piece, PriceRange, Understood } from "../pieces.ts";
import { type Place, readPrice, type SearchQuery } from "../search-query.ts";
import { wordsIn } from "../vocabulary.ts";

/** Words and choices of one search, as its listings are asked: slugs, numbers and words, and nothing left to guess. */
export type Wanted = {
  /** Treatments of the words: of each family one is on the menu. */
  asked: string[][];
  /** The last of them may go on: it is still being typed. */
  words: string[];
  /** The whole of what was typed, where it may be a name; else empty. */
  name: string;
  cities: Part<string[]>;
  category: Part<string>;
  price: Part<PriceRange>;
  open: Part<Open>;
  level: Part<number>;
  rating: Part<number>;
  offers: Part<true>;
  language: Part<string>;
  near: Place | null;
  /** Miles from there. */
  radius: number | null;
};

type Open = "now" | Weekday;
/** Said in the words, or chosen beside them. */
type Part<Value> = { value: Value; isSaid: boolean } | null;

/** "Spa near me" means everything here; "the" means nothing. */
function asksForAll(text: string) {
  return wordsIn(text).some((word) => wordsForAll.has(word));
}

/** Stands for words that cannot be read: nothing mentions them. */
const unreadable = "unreadablewords";

/** What is chosen stands over what was said of the same kind. */
export function wantedFrom(
  query: SearchQuery,
  { pieces, words }: Understood,
  placeOf: (given: string) => Place | null,
): Wanted {
  const said = (...kinds: Piece["kind"][]) =>
    pieces.flatMap((piece) => ("slug" in piece && kinds.includes(piece.kind) ? [piece.slug] : []));
  const part = <Value>(chosen: Value | null, other: Value | null | undefined): Part<Value> => {
    if (chosen !== null) return { value: chosen, isSaid: false };
    return other === null || other === undefined ? null : { value: other, isSaid: true };
  };
  const saidCities = said("city", "zip");
  const price = readPrice(query.price);
  const range = pieces.find((piece) => piece.kind === "price")?.range;
  const within = pieces.find((piece) => piece.kind === "within")?.miles;
  // "Within five miles of Irvine" looks beyond Irvine.
  const centre = within ? placeOf(saidCities[0] ?? query.city) : null;
  const mayBeName = words.length > 0 || pieces.length > 1 || query.q.includes(" ");
  return {
    asked: said("treatment").map(withKinds),
    words:
      words.length === 0 && pieces.length === 0 && query.q !== "" && !asksForAll(query.q)
        ? [unreadable]
        : words,
    name: mayBeName ? plainText(query.q).trim() : "",
    cities: part(
      query.city ? [query.city] : null,
      saidCities.length > 0 && !within ? saidCities : null,
    ),
    category: part(query.category || null, said("category")[0]),
    // A level is a choice of its own, and leaves no range that was said.
    price: price && "level" in price ? null : part(price, range),
    // And a range says more than a level.
    level:
      price && "level" in price
        ? { value: price.level, isSaid: false }
        : price || range
          ? null
          : part(null, pieces.find((piece) => piece.kind === "level")?.level),
    rating: part(query.rating, pieces.find((piece) => piece.kind === "rating")?.rating),
    offers: part<true>(
      query.offers || null,
      pieces.some((piece) => piece.kind === "offers") || null,
    ),
    open: part<Open>(
      query.open ? "now" : null,
      pieces.find((piece) => piece.kind === "open")?.open,
    ),
    language: part(
      query.language || null,
      pieces.find((piece) => piece.kind === "language")?.language,
    ),
    radius: query.radius ?? within ?? null,
    near:
      placeOf(query.near) ??
      centre ??
      (query.sort === "distance" ? placeOf(saidCities[0] ?? query.city) : null),
  };
}
