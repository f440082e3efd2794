import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { categories, cities } from "#database/schema/catalogue.ts";
import { slugify } from "#shared/slug.ts";
import type { Named } from "./med-spa.ts";

type Db = { db: Executor };

// The table's name by itself: in a select from one table, Drizzle writes its columns without it, and the inner table's would be meant.
const listingsInCity = sql<number>`(select count(*)::int from med_spas where city_id = ${cities}.id and status = 'active')`;
const listingsInCategory = sql<number>`(select count(*)::int from med_spa_categories where category_id = ${categories}.id and is_listed)`;
const treatmentsInCategory = sql<number>`(select count(*)::int from treatments where category_id = ${categories}.id)`;

/** Names and links that stand around every page. */
export async function listShell({ db }: Db): Promise<{ categories: Named[]; cities: Named[]; isDemo: boolean }> {
  const { rows } = await db.execute<{ categories: Named[]; cities: Named[]; isDemo: boolean }>(sql`
    select (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by position), '[]') from categories) as categories,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by name), '[]') from cities) as cities,
      exists (select from med_spas where is_demo and status = 'active') as "isDemo"`);
  return rows[0] ?? { categories: [], cities: [], isDemo: false };
}

/** The figures of the home page: published listings, and the cities and categories that have any. */
export async function countCatalogue({ db }: Db) {
  const { rows } = await db.execute<{ medSpas: number; cities: number; categories: number }>(sql`
    select (select count(*)::int from med_spas where status = 'active') as "medSpas",
      (select count(*)::int from cities where exists (select from med_spas where city_id = cities.id and status = 'active')) as cities,
      (select count(*)::int from categories where exists (select from med_spa_categories where category_id = categories.id and is_listed)) as categories`);
  return rows[0] ?? { medSpas: 0, cities: 0, categories: 0 };
}

export async function listCategories({ db }: Db) {
  return db
    .select({ ...getTableColumns(categories), treatmentCount: treatmentsInCategory, listingCount: listingsInCategory })
    .from(categories)
    .orderBy(asc(categories.position));
}

type Tile = Named & { listingCount: number };

/** Names and counts alone: what a tile shows. */
export async function listCategoryTiles({ db }: Db): Promise<Tile[]> {
  return db.select({ slug: categories.slug, name: categories.name, listingCount: listingsInCategory }).from(categories).orderBy(asc(categories.position));
}

/** The cities with the most listings. */
export async function listCityTiles({ db }: Db, limit: number): Promise<Tile[]> {
  const { rows } = await db.execute<Tile>(sql`
    select c.slug, c.name, f.count as "listingCount"
    from (select city_id, count(*)::int as count from med_spas where status = 'active' group by city_id) f join cities c on c.id = f.city_id
    order by f.count desc, c.name limit ${limit}`);
  return rows;
}

/** The slug of a category given by its slug or its name, or null. */
export async function slugOfCategory({ db }: Db, given: string) {
  const wanted = slugify(given);
  const known = await db.select({ slug: categories.slug, name: categories.name }).from(categories);
  return known.find(({ slug, name }) => wanted === slug || wanted === slugify(name))?.slug ?? null;
}

export async function findCategory({ db }: Db, slug: string) {
  const [category] = await db
    .select({ ...getTableColumns(categories), treatmentCount: treatmentsInCategory, listingCount: listingsInCategory })
    .from(categories)
    .where(eq(categories.slug, slug));
  return category ?? null;
}

/** All selectable cities by name. */
export async function listCities({ db }: Db) {
  return db
    .select({ ...getTableColumns(cities), listingCount: listingsInCity })
    .from(cities)
    .orderBy(asc(cities.name));
}

export async function findCity({ db }: Db, slug: string) {
  const [city] = await db
    .select({ ...getTableColumns(cities), listingCount: listingsInCity })
    .from(cities)
    .where(eq(cities.slug, slug));
  return city ?? null;
}
