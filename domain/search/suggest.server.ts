import { plainText } from "#shared/slug.ts";
import type { ListingTable } from "./internal/listing-table.ts";
import type { Given } from "./internal/words.server.ts";
import type { SearchReference } from "./reference.server.ts";
import { searchAddress } from "./search-query.ts";
import { understand } from "./understand.ts";
import { wordsIn } from "./vocabulary.ts";

export type Suggestion = {
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

/** 0: the whole name; 1: begins so; 2: a word of it does; 3: is what the words mean. */
type Fit = 0 | 1 | 2 | 3;
type Found = Suggestion & { fit: Fit; isPremium: boolean; weight: number };

const orderOfTypes: Suggestion["type"][] = ["modality", "city", "category", "med_spa"];

/**
 * What somebody who types this may mean: names, treatments, categories and cities that begin so, or hold a word that does; then what the
 * words mean though they are misspelled. A better fit always comes first; among equals Premier does.
 */
export async function suggest({ reference: read }: Pick<Given, "reference">, query: string): Promise<Suggestion[]> {
  const words = wordsIn(query);
  const text = words.join(" ");
  if (text.length < shortestQuery) return [];
  const reference = await read();
  const table = await reference.listings();
  const meant = understand(query, reference.vocabulary).pieces.flatMap((piece) =>
    "slug" in piece ? [{ kind: piece.kind === "zip" ? ("city" as const) : piece.kind, slug: piece.slug }] : [],
  );
  const isMeant = (kind: string, slug: string) => meant.some((piece) => piece.kind === kind && piece.slug === slug);
  const found = [
    ...referenceNamed(reference, table, { query: plainText(query).trim(), text, isMeant }),
    ...listingsNamed(table, plainText(query).trim(), words),
  ];
  const taken = new Map<string, number>();
  const shown = found.sort(bestFirst).filter(({ type }) => {
    const count = taken.get(type) ?? 0;
    taken.set(type, count + 1);
    return count < (type === "med_spa" ? most - 2 : ofAKind);
  });
  const names = meant.map(({ kind, slug }) => reference.nameOf(kind, slug) ?? slug);
  const together = meant.length > 1 ? [asOne(query, names)] : [];
  return [...together, ...shown.map(({ fit: _fit, isPremium: _premium, weight: _weight, ...suggestion }) => suggestion)].slice(0, most);
}

function bestFirst(one: Found, other: Found) {
  return (
    one.fit - other.fit ||
    orderOfTypes.indexOf(one.type) - orderOfTypes.indexOf(other.type) ||
    Number(other.isPremium) - Number(one.isPremium) ||
    other.weight - one.weight ||
    (one.title < other.title ? -1 : 1)
  );
}

type Typed = { query: string; text: string; isMeant: (kind: string, slug: string) => boolean };

/** Treatments, cities and categories that are named so or meant. */
function referenceNamed({ names, nameOf }: SearchReference, table: ListingTable, { query, text, isMeant }: Typed): Found[] {
  const fitOf = (kind: "treatment" | "category" | "city", { slug, name }: { slug: string; name: string }): Fit | null => {
    const plain = name.toLowerCase();
    if (plain === text) return 0;
    if (plain.startsWith(query)) return 1;
    if (plain.includes(` ${text}`)) return 2;
    return isMeant(kind, slug) ? 3 : null;
  };
  const none = { rating: null, reviewCount: 0, isPremium: false };
  const fitting = <Row extends { slug: string; name: string }>(kind: "treatment" | "category" | "city", rows: Row[], make: (row: Row, fit: Fit) => Found) =>
    rows.flatMap((row) => {
      const fit = fitOf(kind, row);
      return fit === null ? [] : [make(row, fit)];
    });
  return [
    ...fitting("treatment", names.treatments, ({ slug, name, category, popularity }, fit) => ({
      ...none,
      id: `modality:${slug}`,
      type: "modality" as const,
      title: name,
      subtitle: nameOf("category", category) ?? "",
      url: searchAddress("/search", { q: name }),
      weight: popularity,
      fit,
    })),
    ...fitting("category", names.categories, ({ slug, name }, fit) => ({
      ...none,
      id: `category:${slug}`,
      type: "category" as const,
      title: name,
      subtitle: "Category",
      url: `/category/${slug}`,
      weight: 0,
      fit,
    })),
    ...fitting("city", names.cities, ({ id, slug, name }, fit) => {
      const count = table.overview().cities.get(id)?.count ?? 0;
      const subtitle = `${count} ${count === 1 ? "listing" : "listings"}`;
      return { ...none, id: `city:${slug}`, type: "city" as const, title: name, subtitle, url: `/city/${slug}`, weight: 0, fit };
    }),
  ];
}

/** Listings whose name begins so, or holds each word at the beginning of one of its own. */
function listingsNamed(table: ListingTable, query: string, words: string[]): Found[] {
  const beginning = table.beginning(query, namesRead);
  const holding = table.holding(words, namesRead);
  return [...new Set([...beginning, ...holding])].map((slot) => {
    const listing = table.at(slot);
    return {
      id: `med_spa:${listing.slug}`,
      type: "med_spa",
      title: listing.name,
      subtitle: table.cityOf(listing),
      url: `/listing/${listing.slug}`,
      rating: listing.rating,
      reviewCount: listing.reviewCount,
      fit: listing.sortName.startsWith(query) ? 1 : 2,
      isPremium: listing.isPremium,
      weight: listing.score,
    };
  });
}

/** "Botox in Irvine": several things meant at once are one search. */
function asOne(query: string, names: string[]): Suggestion {
  return {
    id: `search:${names.join("+")}`,
    type: "modality",
    title: names.join(", "),
    subtitle: "Search",
    url: searchAddress("/search", { q: query.trim() }),
    rating: null,
    reviewCount: 0,
  };
}
