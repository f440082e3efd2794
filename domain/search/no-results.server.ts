import { degreesApart } from "./internal/conditions.ts";
import type { ReadReference } from "./reference.server.ts";
import type { SearchHits } from "./search-listings.server.ts";

/** `avgRating` and `topServices` describe the whole city. */
type NearbyCity = {
  slug: string;
  city: string;
  count: number;
  avgRating: number | null;
  topServices: string[];
};
/**
 * `isOfSearch`: the counts are matches of the search. Otherwise no provider matches anywhere, and
 * the counts are all providers of the city.
 */
export type NoResultsSuggestions = {
  message: string;
  /** Number of listings in the whole directory. */
  listingCount: number;
  isOfSearch: boolean;
  /** The cities are near the searched place. */
  isNear: boolean;
  nearbyCities: NearbyCity[];
  popularTreatments: { slug: string; name: string }[];
};

const citiesShown = 6;
const treatmentsShown = 8;
const servicesShown = 3;

type HitsSummary = Pick<SearchHits, "meantPlace" | "meantCities" | "facets">;

/**
 * Suggestions for a search without results: cities with matches, else any, near the searched
 * location or with the most listings; and popular treatments.
 */
export async function suggestInstead(
  { reference: read }: { reference: ReadReference },
  { meantPlace: near, meantCities, facets }: HitsSummary,
): Promise<NoResultsSuggestions> {
  const elsewhere = facets.city.filter(({ count }) => count !== 0);
  const { cities, names, listings } = await read();
  const table = await listings();
  const overview = table.overview();
  const treatmentOf = new Map(names.treatments.map((treatment) => [treatment.id, treatment]));
  const namesOf = (ids: number[], most: number) =>
    ids.slice(0, most).flatMap((id) => treatmentOf.get(id) ?? []);
  const nearbyCities = cities
    .flatMap((city) => {
      const its = overview.cities.get(city.id);
      const choice = elsewhere.find(({ value }) => value === city.slug);
      return its && !meantCities.includes(city.slug) && (elsewhere.length === 0 || choice)
        ? [{ ...city, ...its, count: choice?.count ?? its.count }]
        : [];
    })
    .sort((one, other) =>
      near ? degreesApart(one, near) - degreesApart(other, near) : other.count - one.count,
    )
    .slice(0, citiesShown)
    .map(({ slug, name, count, rating, treatments }) => ({
      slug,
      city: name,
      count,
      avgRating: rating,
      topServices: namesOf(treatments, servicesShown).map((treatment) => treatment.name),
    }));
  return {
    message: "We couldn't find any providers matching your search criteria.",
    listingCount: table.size,
    isOfSearch: elsewhere.length > 0,
    isNear: near !== null,
    nearbyCities,
    popularTreatments: namesOf([...overview.treatments.keys()], treatmentsShown).map(
      ({ slug, name }) => ({ slug, name }),
    ),
  };
}
