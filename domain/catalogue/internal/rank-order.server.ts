import { type SQL, sql } from "drizzle-orm";
import { treatmentFilterAt } from "#site/treatment-groups.ts";

/**
 * Filter for listings. All parts must match. Cities, categories, and treatments by slug; for the
 * latter two, also the slug of a treatment filter.
 */
export type ListingFilter = {
  category?: string | undefined;
  city?: string | undefined;
  treatment?: string | undefined;
  premier?: boolean | undefined;
  /** One of these. */
  slugs?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
};

/**
 * Selects the published listings of a filter as `ranked (id, is_premium, score, city_id)`. Each
 * kind of list has a narrow table indexed in list order, so pages need no sorting at any size.
 */
export function rankedBy({
  category: givenCategory,
  city,
  treatment: givenTreatment,
  premier,
  slugs,
  ids,
}: ListingFilter): SQL {
  const sets = [givenCategory, givenTreatment].flatMap((slug) => treatmentFilterAt(slug) ?? []);
  const [category, treatment] = [givenCategory, givenTreatment].map((slug) =>
    treatmentFilterAt(slug) ? undefined : slug,
  );
  const source = treatment
    ? sql`select listing_id as id, is_premium, score, city_id from listing_treatments where is_listed and treatment_id = (select id from treatments where slug = ${treatment})`
    : category
      ? sql`select listing_id as id, is_premium, score, city_id from listing_categories where is_listed and category_id = (select id from categories where slug = ${category})`
      : sql`select id, is_premium, score, city_id from listings where status = 'active'`;
  const inCity = city ? sql` and city_id = (select id from cities where slug = ${city})` : sql``;
  const inBoth =
    treatment && category
      ? sql` and listing_id in (select c.listing_id from listing_categories c join categories on categories.id = c.category_id where categories.slug = ${category})`
      : sql``;
  const paid = premier === undefined ? sql`` : sql` and is_premium = ${premier}`;
  const conditions = [
    ...(slugs ? [slugs.length > 0 ? sql`m.slug in ${slugs}` : sql`false`] : []),
    ...(ids ? [sql`m.id = any(${sql.param([...ids])}::int[])`] : []),
    ...sets.map(offersOneOf),
  ];
  const itsId = sql.raw(treatment || category ? "listing_id" : "id");
  const suits =
    conditions.length > 0
      ? sql` and ${itsId} in (select m.id from listings m where ${sql.join(conditions, sql` and `)})`
      : sql``;
  return sql`(${source}${inCity}${inBoth}${paid}${suits}) ranked`;
}

const offersOneOf = ({ slugs = [], groups = [] }: { slugs?: string[]; groups?: string[] }) =>
  sql`m.id in (select f.listing_id from listing_treatments f join treatments t on t.id = f.treatment_id where t.slug = any(${sql.param(slugs)}::text[]) or t."group" = any(${sql.param(groups)}::text[]))`;

export const rankOrder = sql.raw("is_premium desc, score desc, id");
