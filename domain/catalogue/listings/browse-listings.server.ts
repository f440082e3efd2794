import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { isInTreatmentSet, listingConditions, offersOneOf } from "../internal/details.server.ts";
import { type ListingFilter, rankedBy } from "../internal/rank-order.server.ts";
import type { SlugAndName } from "./listing.ts";

export type BrowseFilter = {
  text?: string | undefined;
  city?: string | undefined;
  category?: string | undefined;
  treatment?: string | undefined;
  price?: number | undefined;
  isOpen?: boolean | undefined;
};

type CountedChoice = SlugAndName & { count: number };

/** Filter options with the number of listings that each would leave. */
export type BrowseChoices = {
  cities: CountedChoice[];
  categories: CountedChoice[];
  /** Treatments of the scope, or else those on offer, most frequent first. */
  treatments: CountedChoice[];
  prices: { level: number; count: number }[];
  open: number;
};

/**
 * Applies the selected filters to the scope. On a treatment page, a second treatment is an
 * additional condition.
 */
export function applyFilters(
  scope: ListingFilter,
  { treatment, isOpen, ...chosen }: BrowseFilter,
  now: Date,
): ListingFilter {
  const offered = scope.treatment ? { also: treatment } : { treatment };
  return { ...chosen, ...offered, ...(isOpen ? { openAt: now } : {}), ...scope };
}

/**
 * Counts each kind as if nothing of its kind were selected, which shows what another option would
 * give.
 */
export async function countChoices<Kind extends keyof BrowseChoices>(
  { db, clock }: { db: Executor; clock: () => Date },
  scope: ListingFilter,
  { text, city, category, treatment, price, isOpen }: BrowseFilter,
  kinds: readonly Kind[],
): Promise<Pick<BrowseChoices, Kind>> {
  const isNeeded = isOpen || (kinds as readonly string[]).includes("open");
  // Reads each listing of the scope once, however many kinds are counted.
  const listings = sql`
    select m.id, m.city_id, m.price_level,
      ${city ? sql`m.city_id = (select id from cities where slug = ${city})` : yes} as suits_city,
      ${category ? isOfCategory(category) : yes} as suits_category,
      ${allOf(listingConditions({ also: treatment }))} as suits_treatment,
      ${allOf(listingConditions({ price }))} as suits_price,
      ${allOf(listingConditions({ openAt: isNeeded ? clock() : undefined }))} as is_open
    from ${rankedBy({ ...scope, text })} join listings m on m.id = ranked.id`;
  const suiting = (kind?: "city" | "category" | "treatment" | "price") => {
    const others = (["city", "category", "treatment", "price"] as const)
      .filter((each) => each !== kind)
      .map((each) => sql.raw(`suits_${each}`));
    return allOf(isOpen ? [...others, sql`is_open`] : others);
  };
  const isOffered = scope.among
    ? sql`(${isInTreatmentSet(scope.among)} and exists (select from listing_treatments o where o.treatment_id = t.id and o.is_listed))`
    : sql`n.count > 0`;
  const statements = {
    cities: sql`
      select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', coalesce(n.count, 0)) order by c.name)
      from cities c left join (select city_id, count(*)::int as count from listings where ${suiting("city")} group by 1) n on n.city_id = c.id`,
    categories: sql`
      select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', coalesce(n.count, 0)) order by c.position)
      from categories c left join (
        select f.category_id, count(*)::int as count from listings join listing_categories f on f.listing_id = listings.id where ${suiting("category")} group by 1
      ) n on n.category_id = c.id`,
    treatments: sql`
      select json_agg(json_build_object('slug', t.slug, 'name', t.name, 'count', coalesce(n.count, 0)) order by coalesce(n.count, 0) desc, t.name)
      from treatments t left join (
        select f.treatment_id, count(*)::int as count from listings join listing_treatments f on f.listing_id = listings.id where ${suiting("treatment")} group by 1
      ) n on n.treatment_id = t.id
      where (${isOffered} or t.slug = ${treatment ?? ""}) and t.slug <> ${scope.treatment ?? ""}`,
    prices: sql`
      select json_agg(json_build_object('level', level, 'count', coalesce(n.count, 0)) order by level)
      from generate_series(1, 4) level left join (
        select price_level, count(*)::int as count from listings where ${suiting("price")} group by 1
      ) n on n.price_level = level`,
    open: sql`select to_json(count(*)::int) from listings where ${suiting()} and is_open`,
  };
  const columns = kinds.map(
    (kind) => sql`coalesce((${statements[kind]}), '[]') as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<Pick<BrowseChoices, Kind>>(
    sql`with listings as materialized (${listings}) select ${sql.join(columns, sql`, `)}`,
  );
  return rows[0] as Pick<BrowseChoices, Kind>;
}

function isOfCategory(slug: string) {
  const set = treatmentFilterAt(slug);
  return set
    ? offersOneOf(set)
    : sql`m.id in (select f.listing_id from listing_categories f join categories c on c.id = f.category_id where c.slug = ${slug})`;
}

const yes = sql.raw("true");
const allOf = (conditions: SQL[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : yes;
