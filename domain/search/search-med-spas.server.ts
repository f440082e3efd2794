import { sql } from "drizzle-orm";
import { listMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import type { MedSpaCard } from "#domain/catalogue/med-spa.ts";
import { localDay } from "#shared/local-day.ts";
import { plainText } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { treatmentFamilies } from "#site/search-words.ts";
import { distanceInMiles } from "./distance.ts";
import type { Facets } from "./facets.ts";
import { facetStatements } from "./internal/facets.server.ts";
import { familiesOf, hitsOf, mostCounted, type Wanted } from "./internal/hits.server.ts";
import { correctWords, type Given, knownWords } from "./internal/words.server.ts";
import { findPlace, type SearchReference } from "./reference.server.ts";
import { type FilterName, filterNames, nothingAsked, type Place, readPrice, type SearchQuery } from "./search-query.ts";
import { type Understood, understand } from "./understand.ts";

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
  /** Each kind is counted as if nothing of its kind were chosen; null where there are too many to count. */
  facets: Facets;
};

type Page = { limit: number; offset?: number };

/** Understands a search and finds what it means: a page of it, how many there are, and what every other choice would leave. */
export async function findHits(given: Given, query: SearchQuery, { limit, offset = 0 }: Page): Promise<SearchHits> {
  const reference = await given.reference();
  const understood = await understandQuery(given, query, reference);
  const wanted = wantedFrom(query, understood, reference);
  const found = await find(given, query, wanted, { limit, offset });
  const better = found.total === 0 && understood.words.length > 0 && !query.literal ? await correctWords(given, understood) : null;
  const places = { near: wanted.near, meantPlace: wanted.near ?? findPlace(wanted.cities[0] ?? "", reference) };
  if (!better) return { ...found, ...places, understood };
  return { ...(await find(given, query, wantedFrom(query, better, reference), { limit, offset })), ...places, understood: better };
}

export type Found = MedSpaCard & { miles: number | null };

/** The same with cards. */
export async function searchMedSpas(given: Given, query: SearchQuery, page: Page): Promise<SearchHits & { medSpas: Found[] }> {
  const hits = await findHits(given, query, page);
  const cards = hits.ids.length > 0 ? await listMedSpas(given, { ids: hits.ids }, { limit: hits.ids.length }) : [];
  const medSpas = inOrder(cards, hits.ids).map((card) => ({ ...card, miles: hits.near && distanceInMiles(hits.near, card) }));
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
  };
  const price = readPrice(query.price);
  return {
    asked: said.treatments.map((slug) => [slug, ...(treatmentFamilies[slug] ?? [])]),
    words,
    name: plainText(query.q),
    cities: query.city ? [query.city] : said.cities,
    category: query.category || (said.categories[0] ?? ""),
    treatment: query.treatment,
    priceLevel: price && "level" in price ? price.level : null,
    price: price && "from" in price ? price : said.price,
    open: query.open ? "now" : said.open,
    rating: query.rating,
    language: query.language,
    amenity: query.amenity,
    premier: query.premier,
    offers: query.offers,
    near: findPlace(query.near, reference) ?? (query.sort === "distance" ? findPlace(said.cities[0] ?? query.city, reference) : null),
    radius: query.radius,
  };
}

async function find({ db, clock }: Given, query: SearchQuery, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const at = clock();
  const today = localDay(at, brand.region.timeZone);
  const most = Math.max(mostCounted, offset + limit) + 1;
  const hits = (without?: FilterName) => sql`materialized (${hitsOf(wanted, { at, today, sort: query.sort, most, without })})`;
  // A kind that is chosen is counted among what would be found without it; the others share the hits.
  const chosen = filterNames.filter(
    (name) => query[name] !== nothingAsked[name] || (name === "city" && wanted.cities.length > 0) || (name === "category" && wanted.category !== ""),
  );
  const tables = [sql`hits as ${hits()}`, ...chosen.map((name) => sql`${sql.identifier(`hits_${name}`)} as ${hits(name)}`)];
  const statements = facetStatements(at, today, familiesOf(wanted));
  const facets = filterNames.map((name) => {
    const table = sql.identifier(chosen.includes(name) ? `hits_${name}` : "hits");
    return sql`${name}::text, case when (select count(*) from ${table}) <= ${mostCounted} then (${statements[name](sql`${table}`)}) end`;
  });
  const { rows } = await db.execute<{ ids: number[]; total: number; facets: Facets }>(sql`
    with ${sql.join(tables, sql`, `)}
    select (select coalesce(json_agg(id order by place), '[]') from (select * from hits where place > ${offset} and place <= ${offset + limit}) page) as ids,
      (select count(*)::int from hits) as total, json_build_object(${sql.join(facets, sql`, `)}) as facets`);
  const [row] = rows;
  if (!row) throw new Error("A search answers with one row");
  return { ids: row.ids, total: Math.min(row.total, most - 1), isMore: row.total >= most, facets: row.facets };
}
