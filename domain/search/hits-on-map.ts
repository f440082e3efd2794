import type { MapPoint } from "#domain/catalogue/listings/listing.ts";
import { treatmentIds } from "./internal/conditions.ts";
import type { ListingTable } from "./internal/listing-table.server.ts";
import { firstPrice } from "./internal/ordering.ts";
import type { SearchReference } from "./reference.server.ts";

/** More pins would be unreadable, and too much to send with a page. */
const maxPins = 200;

export type PricedPoint = MapPoint & { priceCents?: number };

/**
 * Pins for the hits of a search, from memory, best first. A pin has a price only if the search is
 * about a treatment, because other prices do not compare.
 */
export function hitsOnMap(
  table: ListingTable,
  { names }: Pick<SearchReference, "names">,
  slots: readonly number[],
  treatments: string[],
  most = maxPins,
): PricedPoint[] {
  const chosenIds = treatmentIds(names, treatments);
  const points: PricedPoint[] = [];
  for (const slot of slots) {
    if (points.length === most) break;
    const listing = table.at(slot);
    if (!listing.place) continue;
    const { slug, name, isPremium, rating, reviewCount, place } = listing;
    const priceCents = firstPrice(listing, chosenIds);
    points.push({
      slug,
      name,
      isPremium,
      rating,
      reviewCount,
      city: table.cityOf(listing),
      ...place,
      ...(priceCents === null ? {} : { priceCents }),
    });
  }
  return points;
}

/**
 * Rounds degrees: every search page contains these, and a drawing needs no more than a hundred
 * meters.
 */
const inShort = (degrees: number) => Number(degrees.toFixed(3));

/** Rounds a point for the map of a search page. */
export const pointInShort = (point: PricedPoint): PricedPoint => ({
  ...point,
  rating: point.rating && Number(point.rating.toFixed(1)),
  latitude: inShort(point.latitude),
  longitude: inShort(point.longitude),
});

/** Labels of the map, cities with the most of these hits first. */
export function citiesOnMap({ cities }: Pick<SearchReference, "cities">, points: MapPoint[]) {
  const counts = new Map<string, number>();
  for (const { city } of points) counts.set(city, (counts.get(city) ?? 0) + 1);
  const countOf = (name: string) => counts.get(name) ?? 0;
  return cities
    .map(({ name, latitude, longitude }) => ({
      name,
      latitude: inShort(latitude),
      longitude: inShort(longitude),
    }))
    .sort((a, b) => countOf(b.name) - countOf(a.name));
}
