import { categoryPath, cityPath, listingPath, searchPath } from "#shared/paths.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { plainText } from "#shared/slug.ts";
import type { ListingTable } from "./internal/listing-table.server.ts";
import { correctWords, type SearchDeps } from "./internal/words.server.ts";
import { parseSearch } from "./parse-search.ts";
import type { SearchReference } from "./reference.server.ts";
import { answerSafely } from "./safety-answers.ts";
import type { ParsedSearch } from "./search-piece.ts";
import { searchUrl } from "./search-query.ts";
import { type SearchVocabulary, wordsIn } from "./vocabulary.ts";

export type SearchSuggestion = {
  id: string;
  type: "med_spa" | "category" | "modality" | "city";
  title: string;
  subtitle: string;
  url: string;
  rating: number | null;
  reviewCount: number;
};

const shortestQuery = 2;
const most = 8;
const ofAKind = 3;
const namesRead = 50;
/** Longest name, in words, that may still be incomplete. */
const longestEnding = 3;

/** 0: whole name; 1: prefix or synonym; 2: prefix of a word in it; 3: meaning of the words. */
type MatchRank = 0 | 1 | 2 | 3;
type RankedSuggestion = SearchSuggestion & { fit: MatchRank; isPremium: boolean; weight: number };

const orderOfTypes: SearchSuggestion["type"][] = ["modality", "city", "category", "med_spa"];

/**
 * Suggests names, treatments, categories and cities for the typed text: matches by prefix of the
 * name or of a word in it, then by synonym and by meaning despite misspellings. A better fit always
 * comes first; among equal fits, Premier listings do.
 */
export async function suggestSearches(
  deps: Pick<SearchDeps, "reference" | "db">,
  query: string,
): Promise<SearchSuggestion[]> {
  const { rest } = answerSafely(query);
  if (rest !== query) return [];
  const words = wordsIn(query);
  const text = words.join(" ");
  if (text.length < shortestQuery) return [];
  const reference = await deps.reference();
  const table = await reference.listings();
  const { vocabulary, nameOf } = reference;
  const isWord = (word: string) => table.holding([word], 1).length > 0;
  const understood = parseSearch(query, vocabulary, { isWord });
  const meant = meanings(understood);
  const begun = vocabulary.beginnings(words);
  const exact = vocabulary.exact(words);
  const has = (all: SearchTarget[], kind: string, slug: string) =>
    all.some((each) => each.kind === kind && each.slug === slug);
  const meantAs = (kind: string, slug: string): MatchRank | null => {
    if (exact && has([placeOrThing(exact)], kind, slug)) return 1;
    return has([...meant, ...begun.map(placeOrThing)], kind, slug) ? 3 : null;
  };
  const named = [
    ...referenceNamed(reference, table, { query: plainText(query).trim(), text, meantAs }).map(
      (named) =>
        named.type === "city" && meant.some(({ kind }) => kind !== "city")
          ? { ...named, url: searchUrl(searchPath, { q: query.trim() }) }
          : named,
    ),
    ...listingsNamed(table, plainText(query).trim(), words),
  ];
  const found = named.length > 0 ? named : await listingsMisspelled(deps, table, understood);
  const taken = new Map<string, number>();
  const shown = found.sort(bestFirst).filter(({ type }) => {
    const count = taken.get(type) ?? 0;
    taken.set(type, count + 1);
    return count < (type === "med_spa" ? most - 2 : ofAKind);
  });
  const names = meant.map(({ kind, slug }) => nameOf(kind, slug) ?? slug);
  const completed = begun.length === 0 ? completions(words, vocabulary, isWord) : [];
  const together = meant.length > 1 ? [asOne(query, names)] : completed;
  return [
    ...together,
    ...shown.map(
      ({ fit: _fit, isPremium: _premium, weight: _weight, ...suggestion }) => suggestion,
    ),
  ].slice(0, most);
}

type SearchTarget = { kind: "treatment" | "category" | "city"; slug: string };

function placeOrThing({
  kind,
  slug,
}: {
  kind: SearchTarget["kind"] | "zip";
  slug: string;
}): SearchTarget {
  return { kind: kind === "zip" ? "city" : kind, slug };
}

function meanings({ pieces }: ParsedSearch): SearchTarget[] {
  return pieces.flatMap((piece) => ("slug" in piece ? [placeOrThing(piece)] : []));
}

/** "botox irv": combines the understood words with possible completions of the last ones. */
function completions(
  words: string[],
  vocabulary: SearchVocabulary,
  isWord: (word: string) => boolean,
): SearchSuggestion[] {
  for (let from = Math.max(1, words.length - longestEnding); from < words.length; from++) {
    const { pieces } = parseSearch(words.slice(0, from).join(" "), vocabulary, { isWord });
    const before = pieces.flatMap((piece) => ("name" in piece ? [piece] : []));
    const kinds = new Set<string>(before.map(({ kind }) => kind));
    const endings = vocabulary
      .beginnings(words.slice(from))
      .filter(({ kind }) => kind !== "zip" && !kinds.has(kind));
    if (before.length > 0 && endings.length > 0)
      return endings
        .slice(0, ofAKind)
        .map(({ name }) =>
          asOne(`${words.slice(0, from).join(" ")} ${name.toLowerCase()}`, [
            ...before.map((piece) => piece.name),
            name,
          ]),
        );
  }
  return [];
}

/** Without exact matches: listings whose names have the most similar words. */
async function listingsMisspelled(
  { db }: Pick<SearchDeps, "db">,
  table: ListingTable,
  understood: ParsedSearch,
): Promise<RankedSuggestion[]> {
  if (understood.words.length === 0) return [];
  const right = (await correctWords({ db }, table, { ...understood, pieces: [] }))?.words ?? [];
  return right.length > 0 ? listingsNamed(table, right.join(" "), right) : [];
}

function bestFirst(one: RankedSuggestion, other: RankedSuggestion) {
  return (
    one.fit - other.fit ||
    orderOfTypes.indexOf(one.type) - orderOfTypes.indexOf(other.type) ||
    Number(other.isPremium) - Number(one.isPremium) ||
    other.weight - one.weight ||
    (one.title < other.title ? -1 : 1)
  );
}

type SuggestQuery = {
  query: string;
  text: string;
  meantAs: (kind: string, slug: string) => MatchRank | null;
};

function referenceNamed(
  { names, nameOf }: SearchReference,
  table: ListingTable,
  { query, text, meantAs }: SuggestQuery,
): RankedSuggestion[] {
  const fitOf = (
    kind: "treatment" | "category" | "city",
    { slug, name }: { slug: string; name: string },
  ): MatchRank | null => {
    const called = [name, sayStored(name)].map(plainText);
    if (called.includes(text)) return 0;
    if (called.some((plain) => plain.startsWith(query))) return 1;
    const meant = meantAs(kind, slug);
    if (meant === 1) return meant;
    return called.some((plain) => plain.includes(` ${text}`)) ? 2 : meant;
  };
  const none = { rating: null, reviewCount: 0, isPremium: false };
  const fitting = <Row extends { slug: string; name: string }>(
    kind: "treatment" | "category" | "city",
    rows: Row[],
    make: (row: Row, fit: MatchRank) => RankedSuggestion,
  ) =>
    rows.flatMap((row) => {
      const fit = fitOf(kind, row);
      return fit === null ? [] : [make(row, fit)];
    });
  return [
    ...fitting("treatment", names.treatments, ({ slug, name, category, popularity }, fit) => ({
      ...none,
      id: `modality:${slug}`,
      type: "modality" as const,
      title: sayStored(name),
      subtitle: sayStored(nameOf("category", category) ?? ""),
      url: searchUrl(searchPath, { q: sayStored(name) }),
      weight: popularity,
      fit,
    })),
    ...fitting("category", names.categories, ({ slug, name }, fit) => ({
      ...none,
      id: `category:${slug}`,
      type: "category" as const,
      title: sayStored(name),
      subtitle: say("Category"),
      url: categoryPath(slug),
      weight: 0,
      fit,
    })),
    ...fitting("city", names.cities, ({ id, slug, name }, fit) => {
      const count = table.overview().cities.get(id)?.count ?? 0;
      const subtitle = plural(count, "listing");
      return {
        ...none,
        id: `city:${slug}`,
        type: "city" as const,
        title: name,
        subtitle,
        url: cityPath(slug),
        weight: 0,
        fit,
      };
    }),
  ];
}

/** Listings whose name begins with the text, or has a word with each of these prefixes. */
function listingsNamed(table: ListingTable, query: string, words: string[]): RankedSuggestion[] {
  const beginning = table.beginning(query, namesRead);
  const holding = table.holding(words, namesRead);
  return [...new Set([...beginning, ...holding])].map((slot) => {
    const listing = table.at(slot);
    return {
      id: `med_spa:${listing.slug}`,
      type: "med_spa",
      title: listing.name,
      subtitle: table.cityOf(listing),
      url: listingPath(listing.slug),
      rating: listing.rating,
      reviewCount: listing.reviewCount,
      fit: listing.sortName.startsWith(query) ? 1 : 2,
      isPremium: listing.isPremium,
      weight: listing.score,
    };
  });
}

/** "Botox in Irvine": combines several meanings into one search. */
function asOne(query: string, names: string[]): SearchSuggestion {
  return {
    id: `search:${names.join("+")}`,
    type: "modality",
    title: names.map(sayStored).join(", "),
    subtitle: say("Search"),
    url: searchUrl(searchPath, { q: query.trim() }),
    rating: null,
    reviewCount: 0,
  };
}
