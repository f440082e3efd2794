import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { visitPrice } from "#domain/catalogue/reference/visit-price.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { typicalVisits } from "#site/typical-visits.ts";
import { filters as allFilters } from "../filters/all-filters.ts";
import type { Filter } from "../filters/filter.ts";
import { flagToken } from "../filters/flag-filter.ts";
import { ListingTable } from "./listing-table.server.ts";
import type { ListingRow } from "./search-listing.ts";

type Deps = {
  db: Executor;
  cities: { id: number; name: string }[];
  treatments: { id: number; slug: string }[];
  /** Fields of the listing that they name become tokens. */
  filters?: readonly Filter[];
};

/** Rows per statement, so that other work gets its turn in between. */
const readAtOnce = 2_000;
/** Units of prices that are not for a whole visit. */
const units = [...new Set(["per unit", ...Object.values(typicalVisits).map(({ unit }) => unit)])];

const m = alias(listings, "m");

/** Keeps the published listings in memory: reads them once, then only the changed ones. */
export function createListingCache(deps: Deps) {
  let kept: Promise<ListingTable> | null = null;
  const changed = new Set<string>();

  return {
    read(): Promise<ListingTable> {
      const before = kept;
      if (before && changed.size > 0) {
        const slugs = [...changed];
        changed.clear();
        kept = before.then((table) => refresh(deps, table, slugs));
      }
      if (!kept) {
        changed.clear();
        kept = load(deps);
      }
      const reading = kept;
      reading.catch(() => {
        if (kept === reading) kept = null;
      });
      return reading;
    },
    /** Collects the changed listings from invalidation tags. */
    invalidate(changedTags: string[]) {
      const listing = tags.listing("");
      for (const tag of changedTags)
        if (tag.startsWith(listing)) changed.add(tag.slice(listing.length));
    },
  };
}

async function load(deps: Deps) {
  const all: ListingRow[] = [];
  for (;;) {
    const rows = await readRows(deps, sql`m.id > ${all.at(-1)?.id ?? 0}`);
    all.push(...rows);
    if (rows.length < readAtOnce) return new ListingTable(all, deps.cities);
  }
}

async function refresh(deps: Deps, table: ListingTable, slugs: string[]) {
  for (let from = 0; from < slugs.length; from += readAtOnce) {
    const some = slugs.slice(from, from + readAtOnce);
    const rows = await readRows(deps, sql`m.slug = any(${sql.param(some)}::text[])`);
    // Remove all before adding any: a listing may still occupy the slug that another one has now.
    for (const slug of some) table.remove(slug);
    for (const row of rows) table.put(row);
  }
  return table;
}

async function readRows(
  { db, treatments, filters = allFilters }: Deps,
  which: SQL,
): Promise<ListingRow[]> {
  const stated = filters.flatMap(({ name, field }) =>
    field ? [sql`case when ${m[field]} then ${flagToken(name)} end`] : [],
  );
  const { rows } = await db.execute<Omit<ListingRow, "prices"> & { prices: string }>(sql`
    select m.id, m.slug, m.name, m.sort_name as "sortName", m.city_id as "cityId", m.is_premium as "isPremium", m.score, m.price_level as "priceLevel",
      m.rating::float8 as rating, m.review_count as "reviewCount", m.latitude, m.longitude, m.zip_code as "zipCode", m.weekly_hours::text as hours, concat_ws(${sql.join([sql`' '`, sql`d.facets`, ...stated], sql`, `)}) as tokens,
      coalesce((select string_agg(concat_ws(' ', coalesce(treatment_id, 0), price_min_cents, coalesce(price_max_cents, price_min_cents),
          coalesce(array_position(${sql.param(units)}::text[], price_unit), 0)), ' ' order by position)
        from services where listing_id = m.id and price_min_cents is not null), '') as prices,
      (select coalesce(json_agg(json_build_object('day', day, 'hours', hours::text)), '[]') from hour_exceptions where listing_id = m.id and day >= current_date - 1) as "datedHours",
      (select coalesce(json_agg(json_build_object('from', valid_from, 'to', valid_to)), '[]') from specials where listing_id = m.id and is_active) as offers
    from listings m join listing_documents d on d.listing_id = m.id
    where m.status = 'active' and ${which} order by m.id limit ${readAtOnce}`);
  const slugs = new Map(treatments.map(({ id, slug }) => [id, slug]));
  return rows.map((row) => ({ ...row, prices: visitPrices(row.prices, slugs) }));
}

/** Converts entries of treatment, lowest, highest and unit number to the price of a visit. */
function visitPrices(text: string, slugs: Map<number, string>) {
  const numbers = text === "" ? [] : text.split(" ").map(Number);
  const prices: number[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const [treatment = 0, priceMinCents = 0, priceMaxCents = 0, unit = 0] = numbers.slice(
      at,
      at + 4,
    );
    const visit = visitPrice({
      treatment: slugs.get(treatment) ?? null,
      priceMinCents,
      priceMaxCents,
      priceUnit: units[unit - 1] ?? null,
    });
    if (visit) prices.push(treatment, visit.minCents, visit.maxCents);
  }
  return prices;
}
