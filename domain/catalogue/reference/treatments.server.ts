import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import type { SlugAndName } from "../listings/listing.ts";

type Db = { db: Executor };

/**
 * Finds the treatment and city of a page, or null if either is unknown. The treatment may be a slug
 * or a synonym ("/fillers/irvine"), which the caller redirects to the slug.
 */
export async function findTreatmentAndCity({ db }: Db, treatment: string, city: string) {
  const [found] = await db
    .select({
      treatment: treatments,
      category: sql<string>`(select slug from categories where id = ${treatments.categoryId})`,
      city: pickColumns(cities, "id", "slug", "name", "latitude", "longitude"),
    })
    .from(treatments)
    .innerJoin(cities, eq(cities.slug, city))
    .where(
      sql`${treatments.slug} = ${treatment} or ${treatment} in (select replace(synonym, ' ', '-') from unnest(${treatments.synonyms}) synonym)`,
    )
    .orderBy(sql`${treatments.slug} = ${treatment} desc`)
    .limit(1);
  return found ?? null;
}

export const isPrivateTreatment = async ({ db }: Db, slug: string) =>
  (await db.$count(treatments, and(eq(treatments.slug, slug), treatments.isPrivate))) > 0;

/**
 * Computes city averages for a treatment: listed price and session time. Prices per unit and per
 * session cannot be averaged, so the most common unit counts.
 */
export async function figuresInCity({ db }: Db, treatment: { id: number }, city: { id: number }) {
  const { rows } = await db.execute<{
    averagePriceCents: number | null;
    lowestCents: number | null;
    medianCents: number | null;
    highestCents: number | null;
    priceUnit: string | null;
    prices: number;
    averageMinutes: number | null;
  }>(sql`
    select min(s.price_min_cents) as "lowestCents", max(coalesce(s.price_max_cents, s.price_min_cents)) as "highestCents",
      round(percentile_cont(0.5) within group (order by s.price_min_cents))::int as "medianCents",
      round(avg((s.price_min_cents + coalesce(s.price_max_cents, s.price_min_cents)) / 2.0))::int as "averagePriceCents", s.price_unit as "priceUnit", count(s.price_min_cents)::int as prices,
      round(sum(sum(s.minutes)) over () / nullif(sum(count(s.minutes)) over (), 0))::int as "averageMinutes"
    from listing_treatments f join services s on s.listing_id = f.listing_id and s.treatment_id = f.treatment_id
    where f.is_listed and f.treatment_id = ${treatment.id} and f.city_id = ${city.id}
    group by s.price_unit order by prices desc, s.price_unit limit 1`);
  return rows[0] ?? null;
}

export type CountyPrice = {
  treatment: string;
  priceUnit: string | null;
  medianCents: number;
  prices: number;
};

const fewestPrices = 3;

/**
 * Lists the median price of each of a listing's treatments in the county, by unit, where enough are
 * listed.
 */
export async function listCountyPrices({ db }: Db, listing: { slug: string }) {
  const { rows } = await db.execute<CountyPrice>(sql`
    select t.slug as treatment, s.price_unit as "priceUnit", round(percentile_cont(0.5) within group (order by s.price_min_cents))::int as "medianCents", count(*)::int as prices
    from (select own.treatment_id from services own join listings m on m.id = own.listing_id where m.slug = ${listing.slug}) menu
    join listing_treatments f on f.treatment_id = menu.treatment_id and f.is_listed
    join services s on s.listing_id = f.listing_id and s.treatment_id = f.treatment_id and s.price_min_cents is not null
    join treatments t on t.id = s.treatment_id
    group by t.slug, s.price_unit having count(*) >= ${fewestPrices}`);
  return rows;
}

export type ComparedTreatment = SlugAndName & {
  priceMinCents: number;
  priceMaxCents: number;
  priceUnit: string;
  sessionMinutesMin: number;
  sessionMinutesMax: number;
  downtime: string;
  trend: "rising" | "stable" | "declining";
  listingCount: number;
  mostIn: SlugAndName | null;
};

export async function compareTreatments({ db }: Db, category: { id: number }) {
  const { rows } = await db.execute<ComparedTreatment>(sql`
    select t.slug, t.name, t.price_min_cents as "priceMinCents", t.price_max_cents as "priceMaxCents", t.price_unit as "priceUnit",
      t.session_minutes_min as "sessionMinutesMin", t.session_minutes_max as "sessionMinutesMax", t.downtime, t.trend,
      coalesce(found.count, 0) as "listingCount", found.cities[1] as "mostIn"
    from treatments t cross join lateral (
      select sum(here.count)::int as count, array_agg(json_build_object('slug', c.slug, 'name', c.name) order by here.count desc, c.name) as cities
      from (select city_id, count(*)::int as count from listing_treatments where treatment_id = t.id and is_listed group by 1) here
      join cities c on c.id = here.city_id
    ) found
    where t.category_id = ${category.id} order by "listingCount" desc, t.name`);
  return rows;
}

export type ListedPrices = {
  minCents: number;
  medianCents: number;
  maxCents: number;
  unit: string | null;
  count: number;
};

export type FromPrice = SlugAndName & { minCents: number; unit: string | null };

const fromPricesShown = 3;

/**
 * Cities of a category's listings and the lowest prices of the treatments with the most prices,
 * each in its most common unit. A range over all treatments would compare threads with lasers.
 */
export async function figuresOfCategory({ db }: Db, category: { id: number }) {
  const { rows } = await db.execute<{ cityCount: number; prices: FromPrice[] }>(sql`
    select (select count(distinct city_id)::int from listing_categories where category_id = ${category.id} and is_listed) as "cityCount",
      coalesce((select json_agg(json_build_object('slug', slug, 'name', name, 'minCents', "minCents", 'unit', unit) order by count desc, name) from (
        select * from (
          select distinct on (t.id) t.slug, t.name, min(s.price_min_cents) as "minCents", s.price_unit as unit, count(*)::int as count
          from treatments t join listing_treatments f on f.treatment_id = t.id and f.is_listed
          join services s on s.listing_id = f.listing_id and s.treatment_id = t.id
          where t.category_id = ${category.id} and s.price_min_cents is not null
          group by t.id, s.price_unit order by t.id, count(*) desc, s.price_unit
        ) each order by count desc, name limit ${fromPricesShown}) most), '[]') as prices`);
  return rows[0] ?? { cityCount: 0, prices: [] };
}

/**
 * Computes the average over the reviews of all providers of a category, or of a treatment in a
 * city.
 */
export async function averageRating(
  { db }: Db,
  scope: { category: number } | { treatment: number; city: number },
) {
  const listed =
    "category" in scope
      ? sql`select listing_id from listing_categories where is_listed and category_id = ${scope.category}`
      : sql`select listing_id from listing_treatments where is_listed and treatment_id = ${scope.treatment} and city_id = ${scope.city}`;
  const { rows } = await db.execute<{ rating: number | null; reviewCount: number }>(sql`
    select (sum(rating * review_count) / nullif(sum(review_count), 0))::float8 as rating, coalesce(sum(review_count), 0)::int as "reviewCount"
    from listings where id in (${listed})`);
  return rows[0] ?? { rating: null, reviewCount: 0 };
}

export async function listTreatmentsInCity({ db }: Db, city: { id: number }) {
  const { rows } = await db.execute<SlugAndName & { count: number }>(sql`
    select t.slug, t.name, count(*)::int as count from listing_treatments f join treatments t on t.id = f.treatment_id
    where f.is_listed and f.city_id = ${city.id} group by t.id order by count desc, t.name`);
  return rows;
}

export async function listCitiesWithTreatment(
  { db }: Db,
  treatment: { id: number },
  near: { id: number; latitude: number; longitude: number },
) {
  const { rows } = await db.execute<SlugAndName & { count: number }>(sql`
    select c.slug, c.name, count(*)::int as count from listing_treatments f join cities c on c.id = f.city_id
    where f.is_listed and f.treatment_id = ${treatment.id} and c.id <> ${near.id}
    group by c.id order by (c.latitude - ${near.latitude}) ^ 2 + ((c.longitude - ${near.longitude}) * 0.83) ^ 2`);
  return rows;
}

/** Lists all treatment and city pairs with listings, for search engines, most listings first. */
export async function listTreatmentPages({ db }: Db, limit?: number) {
  const { rows } = await db.execute<{
    treatment: SlugAndName;
    city: SlugAndName;
    count: number;
    total: number;
  }>(sql`
    select json_build_object('slug', t.slug, 'name', t.name) as treatment, json_build_object('slug', c.slug, 'name', c.name) as city,
      pages.count, count(*) over ()::int as total
    from (select treatment_id, city_id, count(*)::int as count from listing_treatments where is_listed group by 1, 2) pages
    join treatments t on t.id = pages.treatment_id join cities c on c.id = pages.city_id
    order by pages.count desc, t.name, c.name limit ${limit ?? null}`);
  return {
    pages: rows.map(({ treatment, city }) => ({ treatment, city })),
    total: rows[0]?.total ?? 0,
  };
}
