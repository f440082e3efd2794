import { withSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import type { Weekday } from "#shared/hours.ts";
import { plainText } from "#shared/slug.ts";
import { regionPhrases, wordsForAll } from "#site/search-words.ts";
import type { DollarRange, ParsedSearch, SearchPiece } from "../search-piece.ts";
import { readPrice, type SearchPosition, type SearchQuery } from "../search-query.ts";
import { wordsIn } from "../vocabulary.ts";

/** Words and filters of one search, resolved to slugs, numbers and words. */
export type SearchCriteria = {
  /** Treatments from the words: the menu needs one of each family. */
  treatments: string[][];
  /** The last word may be incomplete, because the visitor is still typing. */
  words: string[];
  /** The whole text if it may be a name; else empty. */
  name: string;
  cities: Criterion<string[]>;
  category: Criterion<string>;
  price: Criterion<DollarRange>;
  open: Criterion<OpenTime>;
  level: Criterion<number>;
  rating: Criterion<number>;
  offers: Criterion<true>;
  language: Criterion<string>;
  near: SearchPosition | null;
  /** In miles. */
  radius: number | null;
};

type OpenTime = "now" | Weekday;
/** A value from the words, or from a selected filter. */
type Criterion<Value> = { value: Value; isSaid: boolean } | null;

/** "Spa near me" matches every listing; "the" matches none. */
function asksForAll(text: string) {
  const words = wordsIn(text);
  return (
    words.some((word) => wordsForAll.has(word)) ||
    regionPhrases.some((phrase) => ` ${words.join(" ")} `.includes(` ${phrase} `))
  );
}

/** Replaces unreadable words; no listing mentions it. */
const unreadable = "unreadablewords";

/** Selected filters override what the words say about the same kind. */
export function wantedFrom(
  query: SearchQuery,
  { pieces, words }: ParsedSearch,
  placeOf: (given: string) => SearchPosition | null,
): SearchCriteria {
  const said = (...kinds: SearchPiece["kind"][]) =>
    pieces.flatMap((piece) => ("slug" in piece && kinds.includes(piece.kind) ? [piece.slug] : []));
  const part = <Value>(chosen: Value | null, other: Value | null | undefined): Criterion<Value> => {
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
    treatments: said("treatment").map(withSubtypes),
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
    // A selected level drops a range from the words.
    price: price && "level" in price ? null : part(price, range),
    // A range is more specific than a level.
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
    open: part<OpenTime>(
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
