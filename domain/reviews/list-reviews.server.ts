import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import type { PriceDisclosure, ReviewAspect, ReviewProof } from "./review.ts";

type SlugAndName = { slug: string; name: string };

export type ShownReview = Record<ReviewAspect, number | null> & {
  id: number;
  authorName: string;
  rating: number;
  treatment: SlugAndName | null;
  text: string;
  visitedOn: string;
  /** Local date of publication. */
  publishedOn: string;
  proof: ReviewProof;
  paid: PriceDisclosure | null;
  isDemo: boolean;
  helpful: number;
  photos: StoredPhoto[];
  reply: { text: string; on: string } | null;
  listing: SlugAndName & { city: string };
};

export type ReviewFilter = {
  listing?: string | undefined;
  stars?: number | undefined;
  treatment?: string | undefined;
  city?: string | undefined;
};

export const reviewOrders = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

const orders: Record<ReviewOrder, SQL> = {
  newest: sql`r.published_at desc, r.id`,
  helpful: sql`helpful desc, r.published_at desc, r.id`,
  highest: sql`r.rating desc, r.published_at desc, r.id`,
  lowest: sql`r.rating, r.published_at desc, r.id`,
};

type ReviewListOptions = { order?: ReviewOrder; limit: number; offset?: number };

/** Lists one page of reviews with the number of all. */
export const listReviews = async (
  { db }: { db: Executor },
  filter: ReviewFilter,
  options: ReviewListOptions,
) => ({
  reviews: await findReviews({ db }, filter, options),
  total: await countReviews({ db }, filter),
});

export async function findReviews(
  { db }: { db: Executor },
  filter: ReviewFilter,
  { order = "newest", limit, offset = 0 }: ReviewListOptions,
) {
  const zone = sql.raw(`at time zone 'America/Los_Angeles'`);
  const { rows } = await db.execute<ShownReview>(sql`
    select r.id, r.author_name as "authorName", r.rating, r.result, r.care, r.cleanliness, r.value, r.text, r.visited_on::text as "visitedOn",
      (r.published_at ${zone})::date::text as "publishedOn", r.proof, r.paid, r.is_demo as "isDemo",
      (select count(*)::int from review_votes v where v.review_id = r.id) as helpful,
      case when t.id is not null then json_build_object('slug', t.slug, 'name', t.name) end as treatment,
      case when p.review_id is not null then json_build_object('text', p.text, 'on', (p.created_at ${zone})::date) end as reply,
      ${storedPhotosSql("review", sql`r.id`)} as photos,
      json_build_object('slug', m.slug, 'name', m.name, 'city', c.name) as "listing"
    ${matching} left join review_replies p on p.review_id = r.id and p.fault is null
    where ${conditions(filter)} order by ${orders[order]} limit ${limit} offset ${offset}`);
  return rows;
}

export async function countReviews({ db }: { db: Executor }, filter: ReviewFilter = {}) {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${matching} where ${conditions(filter)}`,
  );
  return rows[0]?.total ?? 0;
}

const matching = sql`
  from reviews r join listings m on m.id = r.listing_id join cities c on c.id = m.city_id left join treatments t on t.id = r.treatment_id`;

function conditions({ listing, stars, treatment, city }: ReviewFilter) {
  const parts = [
    sql`r.status = 'published' and m.status = 'active'`,
    ...(listing === undefined ? [] : [sql`m.slug = ${listing}`]),
    ...(stars === undefined ? [] : [sql`r.rating = ${stars}`]),
    ...(treatment === undefined ? [] : [sql`t.slug = ${treatment}`]),
    ...(city === undefined ? [] : [sql`c.slug = ${city}`]),
  ];
  return sql.join(parts, sql` and `);
}

export type ReviewTreatmentCount = SlugAndName & { count: number };
export type ReviewFigures = {
  stars: Record<number, number>;
  aspects: Record<ReviewAspect, number | null>;
  treatments: ReviewTreatmentCount[];
};

export async function figuresOfReviews(
  { db }: { db: Executor },
  listing: string,
): Promise<ReviewFigures> {
  const { rows } = await db.execute<ReviewFigures>(sql`
    with its as (select r.*, t.slug as treatment, t.name as treatment_name ${matching} where ${conditions({ listing })})
    select (select coalesce(json_object_agg(rating, count), '{}') from (select rating, count(*)::int from its group by rating) s) as stars,
      (select json_build_object('result', avg(result)::float8, 'care', avg(care)::float8, 'cleanliness', avg(cleanliness)::float8, 'value', avg(value)::float8) from its) as aspects,
      (select coalesce(json_agg(json_build_object('slug', treatment, 'name', treatment_name, 'count', count) order by count desc, treatment_name), '[]')
        from (select treatment, treatment_name, count(*)::int from its where treatment is not null group by 1, 2) t) as treatments`);
  return (
    rows[0] ?? {
      stars: {},
      aspects: { result: null, care: null, cleanliness: null, value: null },
      treatments: [],
    }
  );
}

export async function choicesOfReviews({ db }: { db: Executor }) {
  const grouped = (slug: string, name: string) => sql`
    (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'count', count) order by name), '[]') from
      (select ${sql.raw(slug)} as slug, ${sql.raw(name)} as name, count(*)::int ${matching} where ${conditions({})} and ${sql.raw(slug)} is not null group by 1, 2) g)`;
  const { rows } = await db.execute<{
    treatments: ReviewTreatmentCount[];
    cities: ReviewTreatmentCount[];
  }>(
    sql`select ${grouped("t.slug", "t.name")} as treatments, ${grouped("c.slug", "c.name")} as cities`,
  );
  return rows[0] ?? { treatments: [], cities: [] };
}

/** Returns the percentage of published reviews with a proof of visit; null while there are none. */
export async function shareOfProven({ db }: { db: Executor }) {
  const { rows } = await db.execute<{ proven: number | null; visited: number | null }>(sql`
    select floor(100.0 * count(r.proof) / nullif(count(*), 0))::int as proven,
      floor(100.0 * count(*) filter (where r.proof <> 'email') / nullif(count(*), 0))::int as visited ${matching} where ${conditions({})}`);
  return rows[0] ?? { proven: null, visited: null };
}
