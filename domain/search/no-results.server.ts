import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Choice } from "./facets.ts";
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
export async function suggestInstead({ db }: { db: Executor }, near: Place | null, elsewhere: Choice[]): Promise<Suggestions> {
  const counts = elsewhere.length > 0 ? elsewhere : null;
  const among = counts ? sql`where c.slug in ${counts.map(({ value }) => value)}` : sql``;
  const order = near ? sql`point(c.longitude * 0.83, c.latitude) <-> point(${near.longitude * 0.83}, ${near.latitude})` : sql`n.count desc`;
  const { rows } = await db.execute<{ cities: NearbyCity[]; treatments: Suggestions["popularTreatments"] }>(sql`
    select (select coalesce(json_agg(json_build_object('slug', slug, 'city', name, 'count', count, 'avgRating', rating, 'topServices', top)), '[]') from (
        select c.slug, c.name, n.count, n.rating, array(
          select t.name from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.is_listed and f.city_id = c.id
          group by t.id order by count(*) desc, t.name limit ${servicesShown}) as top
        from (select city_id, count(*)::int as count, round(sum(rating * review_count) / nullif(sum(review_count), 0), 1)::float8 as rating
          from med_spas where status = 'active' group by 1) n join cities c on c.id = n.city_id ${among}
        order by ${order}, c.name limit ${citiesShown}) nearby) as cities,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name)), '[]') from (
        select t.slug, t.name from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.is_listed
        group by t.id order by count(*) desc, t.name limit ${treatmentsShown}) popular) as treatments`);
  const { cities = [], treatments = [] } = rows[0] ?? {};
  const nearbyCities = cities.map((city) => ({ ...city, count: counts?.find(({ value }) => value === city.slug)?.count ?? city.count }));
  return { message: "We couldn't find any providers matching your search criteria.", nearbyCities, popularTreatments: treatments };
}
