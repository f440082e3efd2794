import { type Bounds, readBounds } from "#domain/catalogue/reference/bounds.ts";
import { withSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import type { Position } from "#shared/position.ts";
import { plainText } from "#shared/slug.ts";
import { searchWords } from "#shared/typed-words.ts";
import { type FilterName, filters } from "../filters/all-filters.ts";
import { valuesOf } from "../filters/parameter.ts";
import type { ParsedSearch, SearchPiece } from "../search-piece.ts";
import type { SearchQuery } from "../search-query.ts";
import { chosenIn, saidIn } from "../ticks.ts";
import { wordsIn } from "../vocabulary.ts";

/** Words and filters of one search, resolved to slugs, numbers and words. */
export type SearchCriteria = {
  /** Treatments from the words: the menu needs one of each family. */
  treatments: string[][];
  /** The last word may be incomplete, because the visitor is still typing. */
  words: string[];
  /** The whole text if it may be a name; else empty. */
  name: string;
  /** Values of each filter that count: from the words, and from the filters. */
  said: Record<FilterName, string[]>;
  chosen: Record<FilterName, string[]>;
  bounds: Bounds | null;
  near: Position | null;
  /** Radius in miles. */
  radius: number | null;
};

/** Recognizes "spa near me", which matches every listing; "the" matches none. */
function asksForAll(text: string) {
  const words = wordsIn(text);
  return (
    words.some((word) => searchWords().forAll.has(word)) ||
    searchWords().region.some((phrase) => ` ${words.join(" ")} `.includes(` ${phrase} `))
  );
}

/** Replaces unreadable words; no listing mentions it. */
const unreadable = "unreadablewords";

export function wantedFrom(
  query: SearchQuery,
  { pieces, words }: ParsedSearch,
  placeOf: (text: string) => Position | null,
): SearchCriteria {
  const slugsOf = (...kinds: SearchPiece["kind"][]) =>
    pieces.flatMap((piece) => ("slug" in piece && kinds.includes(piece.kind) ? [piece.slug] : []));
  const byFilter = (valuesIn: (group: FilterName) => string[]) =>
    Object.fromEntries(filters.map(({ name }) => [name, valuesIn(name)])) as Record<
      FilterName,
      string[]
    >;
  const within = pieces.find((piece) => piece.kind === "within")?.miles;
  const place = slugsOf("city", "zip")[0] ?? valuesOf(query.city)[0] ?? "";
  const mayBeName = words.length > 0 || pieces.length > 1 || query.q.includes(" ");
  return {
    treatments: slugsOf("treatment").map(withSubtypes),
    words:
      words.length === 0 && pieces.length === 0 && query.q !== "" && !asksForAll(query.q)
        ? [unreadable]
        : words,
    name: mayBeName ? plainText(query.q).trim() : "",
    said: byFilter((group) => saidIn(group, query, pieces)),
    chosen: byFilter((group) => chosenIn(group, query)),
    bounds: readBounds(query.bounds),
    radius: query.radius ?? within ?? null,
    near: placeOf(query.near) ?? (within || query.sort === "distance" ? placeOf(place) : null),
  };
}
