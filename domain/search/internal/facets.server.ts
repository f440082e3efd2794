import { type SQL, sql } from "drizzle-orm";
import { isOpenAt } from "#domain/catalogue/open-hours.server.ts";
import type { FilterName } from "../search-query.ts";
import type { PriceRange } from "../understand.ts";
import { hasOffer, pricedWithin } from "./hits.server.ts";

const ratingSteps = [4.5, 4, 3];

const priceSteps: { value: string; label: string; range: PriceRange }[] = [
  { value: "-200", label: "Under $200", range: { from: 0, to: 200 } },
  { value: "200-500", label: "$200-$500", range: { from: 200, to: 500 } },
  { value: "500-1000", label: "$500-$1000", range: { from: 500, to: 1000 } },
  { value: "1000-", label: "$1000+", range: { from: 1000, to: null } },
];

/** For each kind the statement that counts its choices among `hits (id)`. */
export function facetStatements(at: Date, today: string, families: string[][]): Record<FilterName, (hits: SQL) => SQL> {
  const listed = (rows: SQL) =>
    sql`select coalesce(json_agg(json_build_object('value', value, 'label', label, 'count', count) order by place), '[]') from (${rows}) counted`;
  const one = (value: string, label: string, condition: SQL) => (hits: SQL) =>
    listed(
      sql`select ${value}::text as value, ${label}::text as label, count(*)::int as count, 1 as place from ${hits} h join med_spas m on m.id = h.id where ${condition}`,
    );
  const inLists = (column: SQL) => (hits: SQL) =>
    listed(
      sql`select value, value as label, count(*)::int as count, row_number() over (order by count(*) desc, value) as place from ${hits} h join med_spas m on m.id = h.id, unnest(${column}) value group by value order by count(*) desc, value limit 20`,
    );
  return {
    city: (hits) =>
      listed(sql`select c.slug as value, c.name as label, n.count, row_number() over (order by c.name) as place
        from (select m.city_id, count(*)::int as count from ${hits} h join med_spas m on m.id = h.id group by 1) n join cities c on c.id = n.city_id`),
    category: (hits) =>
      listed(sql`select c.slug as value, c.name as label, n.count, c.position as place
        from (select f.category_id, count(*)::int as count from ${hits} h join med_spa_categories f on f.med_spa_id = h.id group by 1) n join categories c on c.id = n.category_id`),
    treatment: (hits) =>
      listed(sql`select t.slug as value, t.name as label, n.count, row_number() over (order by n.count desc, t.name) as place
        from (select f.treatment_id, count(*)::int as count from ${hits} h join med_spa_treatments f on f.med_spa_id = h.id group by 1) n join treatments t on t.id = n.treatment_id`),
    price: (hits) =>
      listed(sql`select repeat('$', level) as value, repeat('$', level) as label, n.count, level as place
        from (select m.price_level as level, count(*)::int as count from ${hits} h join med_spas m on m.id = h.id group by 1) n
        ${sql.join(
          priceSteps.map(
            ({ value, label, range }, index) =>
              sql`union all select ${value}::text, ${label}::text, count(*)::int, ${10 + index} from ${hits} h where ${pricedWithin(range, families, sql.raw("h.id"))}`,
          ),
          sql` `,
        )}`),
    rating: (hits) =>
      listed(sql`select step::text as value, step || ' and up' as label, count(*)::int as count, -step as place
        from ${hits} h join med_spas m on m.id = h.id, unnest(array[${sql.raw(ratingSteps.join(","))}]::float8[]) step where m.rating >= step group by step`),
    open: one("1", "Open now", isOpenAt(at)),
    language: inLists(sql`m.languages`),
    amenity: inLists(sql`m.facility_amenities`),
    premier: one("1", "Premier", sql`m.is_premium`),
    offers: one("1", "With offers", hasOffer(today)),
  };
}
