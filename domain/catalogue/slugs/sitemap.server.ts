import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import {
  categoryPath,
  cityPath,
  indexedPages,
  listingPath,
  treatmentInCityPath,
} from "#shared/paths.ts";
import { navigation } from "#site/navigation.ts";

type Db = { db: Executor };
type SitemapEntry = { path: string; changed: string | null };
type SitemapRow = { slug: string; city?: string; changed: string | null };

/** Limit of the sitemap protocol. */
export const maxSitemapUrls = 50_000;
const lastChange = sql`to_char(max(m.updated_at) at time zone 'UTC', 'YYYY-MM-DD')`;

const fixedPages = ["/", ...navigation.map(({ path }) => path), ...indexedPages];

/** Lists URLs for search engines with their last change. A list page changes with its listings. */
export async function listSitemap(
  { db }: Db,
  kind: "pages" | "listings" | "categories" | "cities" | "treatments",
): Promise<SitemapEntry[]> {
  if (kind === "pages") return fixedPages.map((path) => ({ path, changed: null }));
  const queries = {
    listings: sql`select m.slug, to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from listings m where m.status = 'active' order by m.id`,
    categories: sql`
      select c.slug, ${lastChange} as changed
      from categories c left join listing_categories f on f.category_id = c.id and f.is_listed left join listings m on m.id = f.listing_id group by c.id order by c.position`,
    cities: sql`select c.slug, ${lastChange} as changed from cities c left join listings m on m.city_id = c.id and m.status = 'active' group by c.id order by c.name`,
    treatments: sql`
      select t.slug, c.slug as city, ${lastChange} as changed
      from listing_treatments f join treatments t on t.id = f.treatment_id join cities c on c.id = f.city_id join listings m on m.id = f.listing_id
      where f.is_listed group by t.slug, c.slug order by t.slug, c.slug`,
  };
  const pathOf = {
    listings: ({ slug }: SitemapRow) => listingPath(slug),
    categories: ({ slug }: SitemapRow) => categoryPath(slug),
    cities: ({ slug }: SitemapRow) => cityPath(slug),
    treatments: ({ slug, city = "" }: SitemapRow) => treatmentInCityPath(slug, city),
  };
  const { rows } = await db.execute<SitemapRow>(sql`${queries[kind]} limit ${maxSitemapUrls}`);
  return rows.map((row) => ({ path: pathOf[kind](row), changed: row.changed }));
}

export async function latestChange({ db }: Db): Promise<string | null> {
  const { rows } = await db.execute<{ changed: string | null }>(
    sql`select ${lastChange} as changed from listings m where m.status = 'active'`,
  );
  return rows[0]?.changed ?? null;
}

export async function listNewest({ db }: Db, limit: number) {
  const { rows } = await db.execute<{
    id: number;
    slug: string;
    name: string;
    city: string;
    description: string;
    addedAt: string;
  }>(sql`
    select m.id, m.slug, m.name, cities.name as city, m.description, m.created_at::text as "addedAt" from listings m join cities on cities.id = m.city_id
    where m.status = 'active' order by m.created_at desc, m.id desc limit ${limit}`);
  return rows;
}
