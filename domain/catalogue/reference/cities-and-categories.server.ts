import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { type CachedValue, createTaggedCache } from "#platform/tagged-cache.ts";
import { addDays } from "#shared/local-day.ts";
import { slugify } from "#shared/slug.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { rankOrder } from "../internal/rank-order.server.ts";
import { checkHoldsDays } from "../licenses/license-check.ts";
import { listListings } from "../listings/list-listings.server.ts";
import type { ListingCard, SlugAndName } from "../listings/listing.ts";
import { tags } from "../tags.ts";
import type { ListedPrices } from "./treatments.server.ts";

type Db = { db: Executor };

// Bare table name: in a select from one table, Drizzle leaves it out, and the column would refer
// to the inner table.
const listingsInCity = sql<number>`(select count(*)::int from listings where city_id = ${cities}.id and status = 'active')`;
const listingsInCategory = sql<number>`(select count(*)::int from listing_categories where category_id = ${categories}.id and is_listed)`;
const treatmentsInCategory = sql<number>`(select count(*)::int from treatments where category_id = ${categories}.id)`;

export type ShellData = {
  categories: SlugAndName[];
  cities: SlugAndName[];
  isDemo: boolean;
  /** Suggestions of error pages. */
  featured: ListingCard[];
};

type ShellDeps = Db & { clock: () => Date };

export const createShellCache = (deps: ShellDeps): CachedValue<ShellData> =>
  createTaggedCache([tags.reference, tags.catalogue], () => readShell(deps));

const featuredShown = 4;

async function readShell({ db, clock }: ShellDeps): Promise<ShellData> {
  const listings = await listListings({ db, clock }, {}, { limit: featuredShown });
  // Opening hours change by the minute, but the cache does not.
  const featured = listings.map((listing) => ({ ...listing, isOpenNow: null }));
  const { rows } = await db.execute<Omit<ShellData, "featured">>(sql`
    select (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by position), '[]') from categories) as categories,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by name), '[]') from cities) as cities,
      exists (select from listings where is_demo and status = 'active') as "isDemo"`);
  return { ...(rows[0] ?? { categories: [], cities: [], isDemo: false }), featured };
}

/** Totals for the home page: published listings, and cities and categories that have any. */
export async function countCatalogue({ db }: Db) {
  const { rows } = await db.execute<{
    listings: number;
    cities: number;
    categories: number;
    reviews: number;
  }>(sql`
    select m.count as "listings", m.reviews,
      (select count(*)::int from cities where exists (select from listings where city_id = cities.id and status = 'active')) as cities,
      (select count(*)::int from categories where exists (select from listing_categories where category_id = categories.id and is_listed)) as categories
    from (select count(*)::int as count, coalesce(sum(review_count), 0)::int as reviews from listings where status = 'active') m`);
  return rows[0] ?? { listings: 0, cities: 0, categories: 0, reviews: 0 };
}

/** Figures of trust on the home page: listings with a checked license, listed prices, booking. */
export async function countAssurances({ db }: Db, today: string) {
  const { rows } = await db.execute<{ licensed: number; prices: number; bookable: number }>(sql`
    select (select count(distinct l.listing_id)::int from licenses l join listings m on m.id = l.listing_id and m.status = 'active' where l.checked_on > ${addDays(today, -checkHoldsDays)}::date) as licensed,
      (select count(*)::int from services s join listings m on m.id = s.listing_id and m.status = 'active' where s.price_min_cents is not null) as prices,
      (select count(*)::int from listings where status = 'active' and takes_bookings) as bookable`);
  return rows[0] ?? { licensed: 0, prices: 0, bookable: 0 };
}

const selectCategories = ({ db }: Db) =>
  db
    .select({
      ...getTableColumns(categories),
      treatmentCount: treatmentsInCategory,
      listingCount: listingsInCategory,
    })
    .from(categories);

export const listCategories = async (deps: Db) =>
  selectCategories(deps).orderBy(asc(categories.position));

type Tile = SlugAndName & { listingCount: number };

export const listCategoryTiles = async ({ db }: Db): Promise<Tile[]> =>
  db
    .select({ slug: categories.slug, name: categories.name, listingCount: listingsInCategory })
    .from(categories)
    .orderBy(asc(categories.position));

export type CategoryCard = Tile & {
  description: string;
  treatmentCount: number;
  isNewest: boolean;
  providers: (SlugAndName & { isPremium: boolean })[];
};

export async function listCategoryCards({ db }: Db, providersShown: number) {
  const { rows } = await db.execute<CategoryCard>(sql`
    select categories.slug, categories.name, categories.description, ${listingsInCategory} as "listingCount", ${treatmentsInCategory} as "treatmentCount",
      row_number() over (order by categories.created_at desc, categories.id desc) = 1 as "isNewest", coalesce(first.providers, '[]') as providers
    from categories cross join lateral (
      select json_agg(json_build_object('slug', m.slug, 'name', m.name, 'isPremium', top.is_premium) order by top.is_premium desc, top.score desc, top.id) as providers
      from (select listing_id as id, is_premium, score from listing_categories where category_id = categories.id and is_listed order by ${rankOrder} limit ${providersShown}) top
      join listings m using (id)
    ) first
    order by categories.position`);
  return rows;
}

export async function listCityTiles({ db }: Db, limit: number): Promise<Tile[]> {
  const { rows } = await db.execute<Tile>(sql`
    select c.slug, c.name, f.count as "listingCount"
    from (select city_id, count(*)::int as count from listings where status = 'active' group by city_id) f join cities c on c.id = f.city_id
    order by f.count desc, c.name limit ${limit}`);
  return rows;
}

/** Resolves a category by slug or name; null if unknown. */
export async function slugOfCategory({ db }: Db, text: string) {
  const typedSlug = slugify(text);
  if (treatmentFilterAt(typedSlug)) return typedSlug;
  const known = await db.select({ slug: categories.slug, name: categories.name }).from(categories);
  return (
    known.find(({ slug, name }) => typedSlug === slug || typedSlug === slugify(name))?.slug ?? null
  );
}

export async function findCategory(deps: Db, slug: string) {
  const [category] = await selectCategories(deps).where(eq(categories.slug, slug));
  return category ?? null;
}

const selectCities = ({ db }: Db) =>
  db.select({ ...getTableColumns(cities), listingCount: listingsInCity }).from(cities);

export const listCities = async (deps: Db) => selectCities(deps).orderBy(asc(cities.name));

export async function findCity(deps: Db, slug: string) {
  const [city] = await selectCities(deps).where(eq(cities.slug, slug));
  return city ?? null;
}

export async function listNearbyCities(
  { db }: Db,
  near: { id: number; latitude: number; longitude: number },
  limit: number,
): Promise<Tile[]> {
  const { rows } = await db.execute<Tile>(sql`
    select slug, name, ${listingsInCity} as "listingCount" from cities
    where id <> ${near.id} and exists (select from listings where city_id = cities.id and status = 'active')
    order by (latitude - ${near.latitude}) ^ 2 + ((longitude - ${near.longitude}) * 0.83) ^ 2 limit ${limit}`);
  return rows;
}

/**
 * Finds the city with the most published reviews (or, without reviews, the most treatments), and
 * the city of the newest listing.
 */
export async function findNotableCities({ db }: Db) {
  type Popular = SlugAndName & { reviews: number; treatments: number };
  const { rows } = await db.execute<{ popular: Popular | null; newest: SlugAndName | null }>(sql`
    select (select json_build_object('slug', c.slug, 'name', c.name, 'reviews', r.reviews, 'treatments', coalesce(o.treatments, 0))
        from (select city_id, sum(review_count)::int as reviews from listings where status = 'active' group by 1) r
        left join (select city_id, count(distinct treatment_id)::int as treatments from listing_treatments where is_listed group by 1) o using (city_id)
        join cities c on c.id = r.city_id order by r.reviews desc, o.treatments desc nulls last, c.name limit 1) as popular,
      (select json_build_object('slug', c.slug, 'name', c.name) from listings m join cities c on c.id = m.city_id
        where m.status = 'active' order by m.created_at desc, m.id desc limit 1) as newest`);
  return rows[0] ?? { popular: null, newest: null };
}

/**
 * Computes the figures of a city. `prices` are of the treatment that most of its listings price in
 * the same unit.
 */
export async function figuresOfCity({ db }: Db, city: { id: number }) {
  const { rows } = await db.execute<{
    rating: number | null;
    reviewCount: number;
    priceLevels: [number, number] | null;
    prices: (ListedPrices & { treatment: string }) | null;
  }>(sql`
    select (sum(rating * review_count) / nullif(sum(review_count), 0))::float8 as rating, coalesce(sum(review_count), 0)::int as "reviewCount",
      case when count(price_level) > 0 then json_build_array(min(price_level), max(price_level)) end as "priceLevels",
      (select json_build_object('treatment', t.name, 'minCents', min(s.price_min_cents), 'medianCents', round(percentile_cont(0.5) within group (order by s.price_min_cents)),
          'maxCents', max(coalesce(s.price_max_cents, s.price_min_cents)), 'unit', s.price_unit, 'count', count(*)::int)
        from listing_treatments f join treatments t on t.id = f.treatment_id
        join services s on s.listing_id = f.listing_id and s.treatment_id = t.id
        where f.is_listed and f.city_id = ${city.id} and s.price_min_cents is not null
        group by t.id, s.price_unit order by count(*) desc, t.name, s.price_unit limit 1) as prices
    from listings where city_id = ${city.id} and status = 'active'`);
  return rows[0] ?? { rating: null, reviewCount: 0, priceLevels: null, prices: null };
}
