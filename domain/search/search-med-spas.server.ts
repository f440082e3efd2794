import { listMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import { type ListedPrice, listedPrices } from "#domain/catalogue/listed-prices.server.ts";
import type { MedSpaCard } from "#domain/catalogue/med-spa.ts";
import { localDay } from "#shared/local-day.ts";
import { plainText } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { treatmentFamilies } from "#site/search-words.ts";
import { distanceInMiles } from "./distance.ts";
import type { Facets } from "./facets.ts";
import { countFacets } from "./internal/count-facets.ts";
import { countPriced, listingsNamed, mostCounted, pricedFamilies, ratingSteps, tallyHits, type Wanted } from "./internal/hits.server.ts";
import { correctWords, type Given, knownWords } from "./internal/words.server.ts";
import { findPlace, type SearchReference } from "./reference.server.ts";
import { type FilterName, filterNames, nothingAsked, type Place, readPrice, readSearch, type SearchQuery } from "./search-query.ts";
import { contentWords, type Understood, understand } from "./understand.ts";
import { wordsIn } from "./vocabulary.ts";

export type SearchHits = {
  /** Of the page that was asked for, in order. */
  ids: number[];
  /** As far as it is counted: `isMore` says that there are more. */
  total: number;
  isMore: boolean;
  understood: Understood;
  /** Where distances are told from. */
  near: Place | null;
  /** Where it was looked for: a city that was said or chosen. */
  meantPlace: Place | null;
  /** Each kind is counted as if nothing of its kind were chosen. */
  facets: Facets;
};

/** Stands for words that cannot be read: nothing mentions them. */
const unreadable = "unreadablewords";

type Page = { limit: number; offset?: number };

/**
 * Understands a search and finds what it means: a page of it, how many there are, and what every other choice would leave. What finds
 * nothing is read again: as plain words, for a name may hold a treatment; as it is spelled; and with the words of listings put right.
 */
export async function findHits(given: Given, query: SearchQuery, { limit, offset = 0 }: Page): Promise<SearchHits> {
  const reference = await given.reference();
  const read = async (understood: Understood): Promise<SearchHits> => {
    const wanted = wantedFrom(query, understood, reference);
    const found = await find(given, query, wanted, reference, { limit, offset });
    return { ...found, understood, near: wanted.near, meantPlace: wanted.near ?? findPlace(wanted.cities[0] ?? "", reference) };
  };
  const understood = await understandQuery(given, query, reference);
  const first = await read(understood);
  if (first.total > 0 || query.q === "") return first;
  const hasCorrection = understood.pieces.some((piece) => "corrected" in piece && piece.corrected);
  const others = [
    ...(understood.pieces.length > 0 && understood.words.length > 0 ? [{ ...understood, pieces: [], words: contentWords(query.q) }] : []),
    ...(hasCorrection ? [understand(query.q, reference.vocabulary, { literal: true })] : []),
  ];
  for (const other of others) {
    const again = await read(other);
    if (again.total > 0) return again;
  }
  const better = understood.words.length > 0 && !query.literal ? await correctWords(given, understood) : null;
  return better ? read(better) : first;
}

/** The best of what a search finds, as many as are counted: where lists are of no use. */
export async function findAll(given: Given, q: string): Promise<number[]> {
  const query = readSearch(new URLSearchParams({ q }));
  return (await findHits(given, query, { limit: mostCounted })).ids;
}

/** What was looked for, as a listing's menu has it. */
export type Found = MedSpaCard & { miles: number | null; matched: ListedPrice | null };

/** The same with cards. */
export async function searchMedSpas(given: Given, query: SearchQuery, page: Page): Promise<SearchHits & { medSpas: Found[] }> {
  const hits = await findHits(given, query, page);
  if (hits.ids.length === 0) return { ...hits, medSpas: [] };
  const said = hits.understood.pieces.flatMap((piece) => (piece.kind === "treatment" ? [piece.slug, ...(treatmentFamilies[piece.slug] ?? [])] : []));
  const wanted = [...said, ...(query.treatment ? [query.treatment] : [])];
  const cards = await listMedSpas(given, { ids: hits.ids }, { limit: hits.ids.length });
  const prices = wanted.length > 0 ? await listedPrices(given, hits.ids, wanted) : new Map<number, ListedPrice>();
  const medSpas = inOrder(cards, hits.ids).map((card) => ({
    ...card,
    miles: hits.near && distanceInMiles(hits.near, card),
    matched: prices.get(card.id) ?? null,
  }));
  return { ...hits, medSpas };
}

export function inOrder<Row extends { id: number }>(rows: Row[], ids: number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function understandQuery(given: Given, { q, literal }: SearchQuery, { vocabulary }: SearchReference) {
  const plain = understand(q, vocabulary, { literal: true });
  if (literal || plain.words.length === 0) return plain;
  const known = await knownWords(given, plain.words);
  return understand(q, vocabulary, { isWord: (word) => known.has(word) });
}

/** What is chosen stands over what was said of the same kind. */
function wantedFrom(query: SearchQuery, { pieces, words }: Understood, reference: SearchReference): Wanted {
  const said = {
    treatments: pieces.flatMap((piece) => (piece.kind === "treatment" ? [piece.slug] : [])),
    categories: pieces.flatMap((piece) => (piece.kind === "category" ? [piece.slug] : [])),
    cities: pieces.flatMap((piece) => (piece.kind === "city" || piece.kind === "zip" ? [piece.slug] : [])),
    price: pieces.find((piece) => piece.kind === "price")?.range ?? null,
    open: pieces.find((piece) => piece.kind === "open")?.open ?? null,
    language: pieces.find((piece) => piece.kind === "language")?.language ?? "",
  };
  const price = readPrice(query.price);
  return {
    asked: said.treatments.map((slug) => [slug, ...(treatmentFamilies[slug] ?? [])]),
    words: words.length === 0 && query.q !== "" && wordsIn(query.q).length === 0 ? [unreadable] : words,
    name: plainText(query.q),
    mayBeName: words.length > 0 || pieces.length > 1 || query.q.includes(" "),
    cities: query.city ? [query.city] : said.cities,
    category: query.category || (said.categories[0] ?? ""),
    treatment: query.treatment,
    priceLevel: price && "level" in price ? price.level : null,
    price: price ? ("from" in price ? price : null) : said.price,
    open: query.open ? "now" : said.open,
    rating: query.rating,
    language: query.language || said.language,
    amenity: query.amenity,
    premier: query.premier,
    offers: query.offers,
    near: findPlace(query.near, reference) ?? (query.sort === "distance" ? findPlace(said.cities[0] ?? query.city, reference) : null),
    radius: query.radius,
  };
}

/** A page of hits, and every kind counted: one that is chosen among what would be found without it. */
async function find(
  { db, clock }: Given,
  query: SearchQuery,
  wanted: Wanted,
  { names }: SearchReference,
  { limit, offset }: { limit: number; offset: number },
) {
  const at = clock();
  const asked = {
    at,
    today: localDay(at, brand.region.timeZone),
    sort: query.sort,
    named: wanted.name && wanted.mayBeName ? await listingsNamed({ db }, wanted.name) : [],
  };
  const isChosen = (name: FilterName) =>
    query[name] !== nothingAsked[name] ||
    (name === "city" && wanted.cities.length > 0) ||
    (name === "category" && wanted.category !== "") ||
    (name === "price" && wanted.price !== null) ||
    (name === "open" && wanted.open !== null) ||
    (name === "language" && wanted.language !== "");
  const idsOf = (slugs: string[]) => names.treatments.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const families = pricedFamilies(wanted).map(idsOf);
  const tally = await tallyHits({ db }, wanted, { ...asked, limit, offset });
  const counted = countFacets(tally, ratingSteps, families, names);
  const facets = { ...counted };
  for (const name of filterNames.filter(isChosen)) {
    const others = await tallyHits({ db }, wanted, { ...asked, limit: 0, offset: 0, without: name });
    facets[name] = countFacets(others, ratingSteps, families, names)[name];
  }
  if (wanted.price && wanted.asked.length === 0 && tally.tokens !== null) {
    const priced = await countPriced({ db }, { ...wanted, price: wanted.price }, asked);
    facets.treatment = names.treatments
      .flatMap(({ id, slug, name }) => ({ value: slug, label: name, count: priced.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
  }
  const most = Math.max(mostCounted, offset + limit);
  return { ids: tally.ids, total: Math.min(tally.total, most), isMore: tally.total > most, facets };
}
