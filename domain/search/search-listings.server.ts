import {
  exportListings,
  type ListingRecord,
} from "#domain/catalogue/listings/export-listings.server.ts";
import { type ListedPrice, type ListingCard, priceIn } from "#domain/catalogue/listings/listing.ts";
import { milesBetween, type Position } from "#shared/position.ts";
import { emptyFacets, type FacetChoices } from "./facets.ts";
import {
  findListingPage,
  type PaidFirst,
  type SearchPaging,
} from "./internal/find-listings.server.ts";
import { readCards } from "./internal/read-cards.server.ts";
import { wantedFrom } from "./internal/search-criteria.ts";
import { correctWords, knownWords, type SearchDeps } from "./internal/words.server.ts";
import { contentWords, parseSearch } from "./parse-search.ts";
import { findSearchPosition, type SearchReference } from "./reference.server.ts";
import { answerSafely, type SafetyAnswer, warningsOf } from "./safety-answers.ts";
import type { ParsedSearch } from "./search-piece.ts";
import type { SearchQuery } from "./search-query.ts";
import { type Tick, tickedIn } from "./ticks.ts";
import { withoutUnoffered } from "./without-unoffered.ts";

export type SearchHits = {
  /** Ids of the requested page, in order. */
  ids: number[];
  /** All hits in the listing table, up to the count limit. */
  slots: number[];
  /** Capped; `isMore` is set if more exist. */
  total: number;
  isMore: boolean;
  /** Null if visitors chose the order. */
  paidFirst: PaidFirst | null;
  understood: ParsedSearch;
  /** Treatments that the words or the filters name, with their kinds. */
  treatments: string[];
  /** Origin of distances. */
  near: Position | null;
  /** A city from the words or the filter. */
  meantPlace: Position | null;
  meantCities: string[];
  /** Choices without which there are hits. */
  removable: Tick[];
  answers: SafetyAnswer[];
  facets: FacetChoices;
};

/**
 * Parses a search and returns a page of hits, their total and the facet counts. Without hits, it
 * tries again: as plain words, because a name may contain a treatment; as spelled; without
 * treatments that no listing has; and with words corrected to those of listings.
 */
export async function findHits(
  deps: SearchDeps,
  query: SearchQuery,
  page: SearchPaging,
): Promise<SearchHits> {
  const { answers, rest } = answerSafely(query.q);
  if (rest === "" && query.q !== "") return { ...nothing, answers };
  const hits = await findMeant(deps, query, page);
  if (hits.total === 0) return { ...hits, answers };
  const { names } = await deps.reference();
  const treatments = tickedIn("treatment", query, hits.understood.pieces);
  return { ...hits, answers: [...answers, ...warningsOf(names.treatments, treatments)] };
}

const nothing: Omit<SearchHits, "answers"> = {
  ids: [],
  slots: [],
  total: 0,
  isMore: false,
  paidFirst: null,
  understood: { pieces: [], words: [], correctedWords: [], ignored: [] },
  treatments: [],
  near: null,
  meantPlace: null,
  meantCities: [],
  removable: [],
  facets: emptyFacets(),
};

async function findMeant(
  deps: SearchDeps,
  query: SearchQuery,
  page: SearchPaging,
): Promise<Omit<SearchHits, "answers">> {
  const reference = await deps.reference();
  const read = async (understood: ParsedSearch) => {
    const criteria = wantedFrom(query, understood, (text) => findSearchPosition(text, reference));
    const found = await findListingPage(deps, query, criteria, page);
    const meantCities = [...criteria.said.city, ...criteria.chosen.city];
    return {
      ...found,
      understood,
      near: criteria.near,
      meantPlace: criteria.near ?? findSearchPosition(meantCities[0] ?? "", reference),
      meantCities,
    };
  };
  const understood = await understandQuery(deps, query, reference);
  const first = await read(understood);
  if (first.total > 0 || query.q === "") return first;
  const hasCorrection = understood.pieces.some((piece) => "corrected" in piece && piece.corrected);
  const others = [
    ...(understood.pieces.length > 0 && understood.words.length > 0
      ? [{ ...understood, pieces: [], words: contentWords(query.q) }]
      : []),
    ...(hasCorrection ? [parseSearch(query.q, reference.vocabulary, { literal: true })] : []),
    ...withoutUnoffered(understood, reference, await reference.listings()),
  ];
  for (const other of others) {
    const again = await read(other);
    if (again.total > 0) return again;
  }
  const better =
    understood.words.length > 0 && !query.literal
      ? await correctWords(deps, await reference.listings(), understood)
      : null;
  return better ? read(better) : first;
}

/** `matched`: menu entry for what the visitor searched. */
export type ListingHit = ListingCard & { miles: number | null; matched: ListedPrice | null };

export async function searchListings(
  deps: SearchDeps,
  query: SearchQuery,
  page: SearchPaging,
): Promise<SearchHits & { listings: ListingHit[] }> {
  const hits = await findHits(deps, query, page);
  if (hits.ids.length === 0) return { ...hits, listings: [] };
  return { ...hits, listings: await readHits(deps, hits.ids, hits.treatments, hits.near) };
}

/** Cards of hits, each with the price of the wanted treatment. */
export async function readHits(
  deps: SearchDeps,
  ids: number[],
  treatments: string[],
  near: Position | null,
): Promise<ListingHit[]> {
  const cards = await readCards(deps, ids);
  return cards.map(({ menu, ...card }) => {
    const matched = firstOffered(menu, treatments);
    return {
      ...card,
      price: matched ? priceIn([matched]) : card.price,
      wantedTreatment: matched?.treatment ?? null,
      miles: milesBetween(near, card),
      matched,
    };
  });
}

/**
 * Finds the menu entry for the first of these treatments with a price, else for the first on the
 * menu.
 */
function firstOffered(menu: ListedPrice[], treatments: string[]) {
  const offered = treatments.flatMap((slug) => menu.filter(({ treatment }) => treatment === slug));
  return priceIn(offered) ?? offered[0] ?? null;
}

export async function searchRecords(
  deps: SearchDeps,
  query: SearchQuery,
  page: SearchPaging,
): Promise<SearchHits & { records: ListingRecord[] }> {
  const hits = await findHits(deps, query, page);
  const table = await (await deps.reference()).listings();
  const records = await table.records.of(hits.ids, (ids) =>
    exportListings(deps, { ids }, { limit: ids.length, offset: 0 }),
  );
  return { ...hits, records };
}

async function understandQuery(
  deps: SearchDeps,
  { q, literal }: SearchQuery,
  { vocabulary, listings }: SearchReference,
) {
  const plain = parseSearch(q, vocabulary, { literal: true });
  if (literal || plain.words.length === 0) return plain;
  const known = await knownWords(deps, await listings(), plain.words);
  return parseSearch(q, vocabulary, { isWord: (word) => known.has(word) });
}
