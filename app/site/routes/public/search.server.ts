import { redirectCityAlias } from "#app/http/city-alias.ts";
import { describeNextPage, maxPages, readPageNumber } from "#app/http/pagination.ts";
import { areaOfCity } from "#domain/catalogue/reference/city-area.ts";
import { findTreatmentFacts } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { asTyped } from "#domain/search/as-typed.ts";
import type { FacetChoices } from "#domain/search/facets.ts";
import { joinValues, valuesOf } from "#domain/search/filters/parameter.ts";
import { citiesOnMap, hitsOnMap, pointInShort } from "#domain/search/hits-on-map.ts";
import { kindsInWords } from "#domain/search/kinds-in-words.ts";
import { suggestInstead } from "#domain/search/no-results.server.ts";
import type { SearchReference } from "#domain/search/reference.server.ts";
import { type SearchHits, searchListings } from "#domain/search/search-listings.server.ts";
import type { ParsedSearch } from "#domain/search/search-piece.ts";
import {
  emptySearch,
  filterNames,
  readSearch,
  type SearchQuery,
} from "#domain/search/search-query.ts";
import { tickedIn, wordsBeside } from "#domain/search/ticks.ts";
import type { Services } from "#domain/services.ts";
import { pick } from "#shared/pick.ts";
import { sayStored } from "#shared/say.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";

const perPage = 12;
const choicesShown = 32;
const mostMeant = 8;
const nearestShown = 3;

/**
 * Loads a search page. Page N includes all earlier pages, so "Load More" loses nothing, with or
 * without JavaScript.
 */
export async function loadSearch(services: Services, url: URL, query: SearchQuery) {
  const page = Math.min(readPageNumber(url), maxPages);
  const hits = await searchListings(services, query, { limit: perPage * page });
  const { listings, total, isMore, paidFirst, understood, removable, near, answers } = hits;
  const reference = await services.reference();
  const points = hitsOnMap(await reference.listings(), reference, hits.slots, hits.treatments);
  const area = areaOfOnly(reference, hits.meantCities);
  if (page === 1) services.searches.add(query.q, total);
  const hasNone = total === 0 && answers.length === 0;
  const relaxed =
    hasNone && removable.length === 0 ? await withTreatmentsAlone(services, hits, query) : null;
  const [instead, about] = await Promise.all([
    hasNone
      ? suggestInstead(services, relaxed ? { ...hits, facets: relaxed.hits.facets } : hits)
      : null,
    total === 0 ? findMeantTreatment(services, understood, query) : null,
  ]);
  const nearest =
    relaxed?.hits.listings ??
    (instead?.isOfSearch && hits.meantCities.length > 0
      ? await findNearest(services, hits, query)
      : []);
  return {
    listings,
    nearest,
    popular:
      hasNone && nearest.length === 0
        ? (
            await searchListings(
              services,
              { ...emptySearch, sort: "reviews" },
              { limit: nearestShown, isCounted: false },
            )
          ).listings
        : [],
    relaxed: relaxed && { query: relaxed.query, total: relaxed.hits.total },
    points: points.map(pointInShort),
    map: {
      area,
      cities: points.length > 0 || query.bounds ? citiesOnMap(reference, points) : [],
      placeless: withoutPlace(understood),
      here: near ?? undefined,
    },
    total,
    isMore,
    paidFirst,
    page,
    ...describeNextPage(page, isMore || listings.length < total),
    understood: {
      ...pick(understood, ["words", "unoffered"]),
      pieces: understood.pieces.map((piece) => ({ ...piece, said: asTyped(query.q, piece.said) })),
      correctedWords: understood.correctedWords.map(({ said, meant }) => ({
        said: asTyped(query.q, said),
        meant,
      })),
      ignored: understood.ignored.map((word) => asTyped(query.q, word)),
    },
    facets: mostChosen(hits, query),
    removable,
    hasPosition: near !== null,
    searched: meantBy(understood, query),
    includes: includedKinds(reference, understood, query.treatment),
    answers,
    instead,
    about,
  };
}

/**
 * Returns the subject of a search without text, to name its page: the only city, and the
 * treatments.
 */
export function subjectOf(
  { nameOf }: Pick<SearchReference, "nameOf">,
  { treatment, category, city }: SearchQuery,
) {
  const namesOf = (kind: "treatment" | "category" | "city", slugs: string) =>
    valuesOf(slugs).flatMap((slug) => treatmentFilterAt(slug)?.name ?? nameOf(kind, slug) ?? []);
  const places = namesOf("city", city);
  const things = namesOf("treatment", treatment);
  return {
    things: things.length > 0 ? things : namesOf("category", category),
    place: places.length === 1 ? (places[0] ?? null) : null,
  };
}

/**
 * Finds results by treatment alone, for a search whose other filters leave nothing, even one by one
 * without them. Returns null if it names no treatment.
 */
async function withTreatmentsAlone(
  services: Services,
  { understood: { pieces }, meantPlace }: SearchHits,
  query: SearchQuery,
) {
  const treatment = joinValues(tickedIn("treatment", query, pieces));
  if (treatment === "") return null;
  const place = meantPlace && `${meantPlace.latitude},${meantPlace.longitude}`;
  const near = place ? ({ near: place, sort: "distance" } as const) : {};
  const hits = await searchListings(
    services,
    { ...emptySearch, treatment, ...near },
    { limit: nearestShown },
  );
  return hits.total > 0 ? { query: { treatment }, hits } : null;
}

/** Finds the nearest results of the same search outside its city. */
async function findNearest(
  services: Services,
  { understood, meantPlace }: SearchHits,
  query: SearchQuery,
) {
  if (!meantPlace) return [];
  const { latitude, longitude } = meantPlace;
  const near = `${latitude},${longitude}`;
  const q = wordsBeside(["city"], query, understood.pieces);
  const { listings } = await searchListings(
    services,
    { ...query, q, city: "", near, radius: null, sort: "distance" },
    { limit: nearestShown, isCounted: false },
  );
  return listings;
}

/** Returns the first choices of each kind, and all that are ticked. */
export function mostChosen(
  { facets, understood }: Pick<SearchHits, "facets" | "understood">,
  query: SearchQuery,
) {
  const groups = filterNames.map((name) => {
    const ticked = tickedIn(name, query, understood.pieces);
    return [
      name,
      facets[name].filter(({ value }, at) => at < choicesShown || ticked.includes(value)),
    ];
  });
  return Object.fromEntries(groups) as FacetChoices;
}

/** Returns the area of the city, if only one is searched. */
export function areaOfOnly({ cities }: SearchReference, slugs: string[]) {
  const city = slugs.length === 1 ? cities.find(({ slug }) => slug === slugs[0]) : undefined;
  return city ? { name: city.name, ring: areaOfCity(city) } : null;
}

/** Returns the query text without its city or ZIP code: another part of the map replaces it. */
export const withoutPlace = ({ pieces }: ParsedSearch) =>
  pieces.find(({ kind }) => kind === "city" || kind === "zip")?.without;

/** Finds the searched treatment, so that a search without providers can still explain it. */
function findMeantTreatment(
  services: Services,
  { pieces }: ParsedSearch,
  { treatment }: SearchQuery,
) {
  const [meant, ...others] = tickedIn("treatment", { treatment }, pieces);
  return meant && others.length === 0 ? findTreatmentFacts(services, meant) : null;
}

/** Lists the subtypes that each searched treatment includes. */
function includedKinds(reference: SearchReference, { pieces }: ParsedSearch, chosen: string) {
  return tickedIn("treatment", { treatment: chosen }, pieces).flatMap((slug) => {
    const [name, kinds] = [reference.nameOf("treatment", slug), kindsInWords(reference, slug)];
    return name && kinds ? [{ treatment: sayStored(name), kinds }] : [];
  });
}

/**
 * Returns what was understood and selected as catalog names. Only these are counted, never the
 * search text.
 */
function meantBy({ pieces }: ParsedSearch, { treatment, category, city }: SearchQuery) {
  const said = pieces.flatMap((piece) =>
    "slug" in piece ? [`${piece.kind === "zip" ? "city" : piece.kind}/${piece.slug}`] : [],
  );
  const chosen = Object.entries({ treatment, category, city }).flatMap(([kind, slugs]) =>
    valuesOf(slugs).map((each) => `${kind}/${each}`),
  );
  return [...new Set([...said, ...chosen])].slice(0, mostMeant).join(" ") || undefined;
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>;

export function readSearchQuery(url: URL): SearchQuery {
  redirectCityAlias(url);
  return readSearch(url.searchParams);
}

export function omitSearchDefaults(query: SearchQuery): Partial<SearchQuery> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== emptySearch[name as keyof SearchQuery],
    ),
  );
}
