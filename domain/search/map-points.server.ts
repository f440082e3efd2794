import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import { hitsOnMap } from "./hits-on-map.ts";
import type { SearchDeps } from "./internal/words.server.ts";
import { findHits, wantedTreatments } from "./search-listings.server.ts";
import type { SearchPosition, SearchQuery } from "./search-query.ts";

/** More points would be unreadable, and too much to send to a phone. */
export const maxMapPoints = 2_000;

/** Hits of a search within the bounds, in the order of its list. Hits without a place have no point. */
export async function findMapPoints(
  deps: SearchDeps,
  query: SearchQuery,
  { bounds = null, limit = maxMapPoints }: { bounds?: Bounds | null; limit?: number } = {},
) {
  const reference = await deps.reference();
  const table = await reference.listings();
  const hits = await findHits(deps, query, { limit: table.size });
  const wanted = wantedTreatments(hits.understood, query, reference.names);
  const slots = hits.ids
    .flatMap((id) => table.slotOf(id) ?? [])
    .filter((slot) => isWithin(table.at(slot).place, bounds));
  return {
    ...hits,
    ids: slots.slice(0, limit).map((slot) => table.at(slot).id),
    points: hitsOnMap(table, reference, slots, wanted, limit),
    total: slots.length,
    wanted,
  };
}

function isWithin(place: SearchPosition | null, bounds: Bounds | null) {
  if (!place || !bounds) return place !== null;
  const { latitude, longitude } = place;
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east
  );
}
