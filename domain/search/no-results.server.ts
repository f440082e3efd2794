import type { Facets } from "./facets.ts";
import { degreesApart } from "./internal/conditions.ts";
import type { ReadReference } from "./reference.server.ts";
import type { Place } from "./search-query.ts";

type NearbyCity = { slug: string; city: string; count: number; avgRating: number | null; topServices: string[] };
export type Suggestions = { message: string; nearbyCities: NearbyCity[]; popularTreatments: { slug: string; name: string }[] };

const citiesShown = 6;
const treatmentsShown = 8;
const servicesShown = 3;

/**
 * What a search without results offers instead: cities that have what was looked for, or any; round the place that was meant, or the
 * fullest ones; and what many look for.
 */
export async function suggestInstead({ reference: read }: { reference: ReadReference }, near: Place | null, elsewhere: Facets["city"]): Promise<Suggestions> {
  const { cities, names, listings } = await read();
  const overview = (await listings()).overview();
  const treatmentOf = new Map(names.treatments.map((treatment) => [treatment.id, treatment]));
  const namesOf = (ids: number[], most: number) => ids.slice(0, most).flatMap((id) => treatmentOf.get(id) ?? []);
  const nearbyCities = cities
    .flatMap((city) => {
      const its = overview.cities.get(city.id);
      const choice = elsewhere.find(({ value }) => value === city.slug);
      return its && (elsewhere.length === 0 || choice) ? [{ ...city, ...its, count: choice?.count ?? its.count }] : [];
    })
    .sort((one, other) => (near ? degreesApart(one, near) - degreesApart(other, near) : other.count - one.count))
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
    nearbyCities,
    popularTreatments: namesOf(overview.treatments, treatmentsShown).map(({ slug, name }) => ({ slug, name })),
  };
}
