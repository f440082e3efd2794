import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { type ListingFilter, rankedBy, rankOrder } from "../internal/rank-order.server.ts";
import type { Bounds } from "../reference/bounds.ts";
import type { MapPoint } from "./listing.ts";

/** More points would be unreadable, and too much to send to a phone. */
export const maxMapPoints = 2_000;

type PointQuery = { bounds?: Bounds | null; limit?: number };

/**
 * Map points of published listings in list order, and the total count. Listings without a
 * position have none.
 */
export async function listMapPoints(
  { db }: { db: Executor },
  filter: ListingFilter,
  { bounds = null, limit = maxMapPoints }: PointQuery = {},
): Promise<{ points: MapPoint[]; total: number }> {
  const found = sql`(select * from ${rankedBy(filter)} where ranked.id in (${bounds ? within(bounds) : placed})) found`;
  const { rows } = await db.execute<{ points: MapPoint[]; total: number }>(sql`
    select (select count(*)::int from ${found}) as total, (
      select coalesce(json_agg(json_build_object('slug', m.slug, 'name', m.name, 'city', cities.name, 'latitude', m.latitude, 'longitude', m.longitude,
          'isPremium', m.is_premium, 'rating', m.rating::float8, 'reviewCount', m.review_count) order by page.is_premium desc, page.score desc, page.id), '[]')
      from (select * from ${found} order by ${rankOrder} limit ${limit}) page join listings m on m.id = page.id join cities on cities.id = m.city_id
    ) as points`);
  return rows[0] ?? { points: [], total: 0 };
}

/** Uses the expression of the index `listings_position`. */
function within({ south, west, north, east }: Bounds) {
  return sql`select p.id from listings p where p.status = 'active'
      and point(p.longitude * 0.83, p.latitude) <@ box(point(${west}::float8 * 0.83, ${south}::float8), point(${east}::float8 * 0.83, ${north}::float8))`;
}

const placed = sql.raw(
  "select p.id from listings p where p.status = 'active' and p.latitude is not null",
);
