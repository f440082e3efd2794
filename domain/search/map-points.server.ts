import { hitsOnMap } from "./hits-on-map.ts";
import type { SearchDeps } from "./internal/words.server.ts";
import { findHits } from "./search-listings.server.ts";
import type { SearchQuery } from "./search-query.ts";

/** More points would be unreadable, and too much to send to a phone. */
export const maxMapPoints = 2_000;

/** Hits of a search, in the order of its list. Hits without a place have no point. */
export async function findMapPoints(deps: SearchDeps, query: SearchQuery, limit = maxMapPoints) {
  const reference = await deps.reference();
  const table = await reference.listings();
  const hits = await findHits(deps, query, { limit: table.size });
  const slots = hits.ids
    .flatMap((id) => table.slotOf(id) ?? [])
    .filter((slot) => table.at(slot).place !== null);
  return {
    ...hits,
    ids: slots.slice(0, limit).map((slot) => table.at(slot).id),
    points: hitsOnMap(table, reference, slots, hits.treatments, limit),
    total: slots.length,
  };
}
