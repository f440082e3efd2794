import { categoryPath, cityPath, listingPath, searchPath } from "#shared/paths.ts";
import { plural, say, sayStored } from "#shared/say.ts";
import { plainText } from "#shared/slug.ts";
import type { ListingTable } from "./internal/listing-table.server.ts";
import { correctWords, type SearchDeps } from "./internal/words.server.ts";
import { parseSearch } from "./parse-search.ts";
import type { SearchReference } from "./reference.server.ts";
import { answerSafely } from "./safety-answers.ts";
import type { ParsedSearch } from "./search-piece.ts";
import { searchUrl } from "./search-query.ts";
import { isSameName, type SearchVocabulary, wordsIn } from "./vocabulary.ts";

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
const citiesShown = 2;
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
  const meant = understood.pieces.flatMap((piece) => {
    if (!("slug" in piece)) return [];
    const isTypo = "corrected" in piece && piece.corrected;
    return [targetOf({ ...piece, phrase: isTypo ? piece.name : piece.said })];
  });
  const begun = vocabulary.beginnings(words);
  const exact = vocabulary.exact(words);
  const find = (all: SearchTarget[], kind: string, slug: string) =>
    all.find((each) => each.kind === kind && each.slug === slug);
  const meantAs: SuggestQuery["meantAs"] = (kind, slug) => {
    if (exact && find([targetOf({ ...exact, phrase: text })], kind, slug))
      return { fit: 1, as: text };
    const target = find([...meant, ...begun.map(targetOf)], kind, slug);
    return target ? { fit: 3, as: target.phrase } : null;
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
  const offered = found.filter(({ type, weight }) => type !== "modality" || weight > 0);
  const shown = (offered.length > 0 ? offered : found).sort(bestFirst).filter(({ type }) => {
    const count = taken.get(type) ?? 0;
    taken.set(type, count + 1);
    return count < (type === "med_spa" ? most - 2 : ofAKind);
  });
  const targets = meant.map(({ kind, slug }) => ({ kind, name: nameOf(kind, slug) ?? slug }));
  const completed = begun.length === 0 ? completions(words, vocabulary, isWord) : [];
  const together = meant.length > 1 ? [asOne(query, targets)] : completed;
  const [first, ...others] = shown.map(
    ({ fit: _fit, isPremium: _premium, weight: _weight, ...suggestion }) => suggestion,
  );
  const inCities = first && together.length === 0 ? busiestCities(reference, table, first) : [];
  return [...together, ...(first ? [first] : []), ...inCities, ...others].slice(0, most);
}

/** `phrase`: the words that mean it. */
type SearchTarget = { kind: "treatment" | "category" | "city"; slug: string; phrase: string };

function targetOf({
  kind,
  slug,
  phrase,
}: Omit<SearchTarget, "kind"> & { kind: SearchTarget["kind"] | "zip" }): SearchTarget {
  return { kind: kind === "zip" ? "city" : kind, slug, phrase };
}

/** Suggests "Botox in Irvine": the cities with the most providers of the suggested treatment. */
function busiestCities(
  { names }: SearchReference,
  table: ListingTable,
  { id, title }: SearchSuggestion,
): SearchSuggestion[] {
  const treatment = names.treatments.find(({ slug }) => id === `modality:${slug}`);
  if (!treatment) return [];
  const slots = table.tokens.allOf([`t${treatment.id}`]);
  const byCity = Map.groupBy(slots, (slot) => table.cityOf(table.at(slot)));
  return [...byCity]
    .sort(([one, its], [other, others]) => others.length - its.length || (one < other ? -1 : 1))
    .slice(0, citiesShown)
    .map(([city, { length }]) => ({
      ...asOne(`${title} ${city}`, [
        { kind: "treatment", name: treatment.name },
        { kind: "city", name: city },
      ]),
      subtitle: plural(length, "provider"),
    }));
}

/**
 * Completes "botox irv": combines the understood words with possible completions of the last ones.
 */
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
        .map((ending) =>
          asOne(`${words.slice(0, from).join(" ")} ${ending.name.toLowerCase()}`, [
            ...before,
            ending,
          ]),
        );
  }
  return [];
}

/** Finds listings without exact matches: those whose names have the most similar words. */
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
  /** `as`: the other name that it has, as far as it is typed. */
  meantAs: (kind: string, slug: string) => { fit: MatchRank; as: string } | null;
};

function referenceNamed(
  { names }: SearchReference,
  table: ListingTable,
  { query, text, meantAs }: SuggestQuery,
): RankedSuggestion[] {
  const fitOf = (
    kind: "treatment" | "category" | "city",
    { slug, name }: { slug: string; name: string },
  ): { fit: MatchRank; as?: string } | null => {
    const called = [name, sayStored(name)].map(plainText);
    if (called.includes(text)) return { fit: 0 };
    if (called.some((plain) => plain.startsWith(query))) return { fit: 1 };
    const meant = meantAs(kind, slug);
    if (meant?.fit === 1) return meant;
    return called.some((plain) => plain.includes(` ${text}`)) ? { fit: 2 } : meant;
  };
  const none = { rating: null, reviewCount: 0, isPremium: false };
  const fitting = <Row extends { slug: string; name: string }>(
    kind: "treatment" | "category" | "city",
    rows: Row[],
    make: (row: Row, fit: MatchRank, reason: string) => RankedSuggestion,
  ) =>
    rows.flatMap((row) => {
      const meant = fitOf(kind, row);
      if (!meant) return [];
      const { fit, as } = meant;
      const isOther = as && ![row.name, sayStored(row.name)].some((name) => isSameName(as, name));
      return [make(row, fit, isOther ? say("for “{words}”", { words: as }) : "")];
    });
  return [
    ...fitting("treatment", names.treatments, ({ id, slug, name }, fit, reason) => {
      const count = table.overview().treatments.get(id) ?? 0;
      return {
        ...none,
        id: `modality:${slug}`,
        type: "modality" as const,
        title: sayStored(name),
        subtitle: [reason, count > 0 ? plural(count, "provider") : say("No provider yet")]
          .filter(Boolean)
          .join(" · "),
        url: searchUrl(searchPath, { q: sayStored(name) }),
        weight: count,
        fit,
      };
    }),
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

/** Finds listings whose name begins with the text, or has a word with each of these prefixes. */
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

/** Combines several meanings into one search, such as "Botox in Irvine". */
function asOne(query: string, targets: { kind: string; name: string }[]): SearchSuggestion {
  const [city, ...others] = targets.filter(({ kind }) => kind === "city" || kind === "zip");
  const things = targets.filter(({ kind }) => kind !== "city" && kind !== "zip");
  const named = (all: typeof targets) => all.map(({ name }) => sayStored(name)).join(", ");
  return {
    id: `search:${targets.map(({ name }) => name).join("+")}`,
    type: "modality",
    title:
      city && others.length === 0 && things.length > 0
        ? say("{treatment} in {city}", { treatment: named(things), city: city.name })
        : named(targets),
    subtitle: say("Search"),
    url: searchUrl(searchPath, { q: query.trim() }),
    rating: null,
    reviewCount: 0,
  };
}
