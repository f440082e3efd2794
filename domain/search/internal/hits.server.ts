import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { isOpenAt, isOpenOn } from "#domain/catalogue/open-hours.server.ts";
import type { Weekday } from "#shared/hours.ts";
import type { FilterName, Place, Sort } from "../search-query.ts";
import type { PriceRange } from "../understand.ts";

/** A search as the database is asked: slugs, numbers and words, and nothing left to guess. */
export type Wanted = {
  /** Treatments of the words: of each family one is on the menu. */
  asked: string[][];
  /** The last of them may go on: it is still being typed. */
  words: string[];
  /** The whole of what was typed, for it may be a name. */
  name: string;
  mayBeName: boolean;
  cities: string[];
  category: string;
  treatment: string;
  priceLevel: number | null;
  price: PriceRange | null;
  open: "now" | Weekday | null;
  rating: number | null;
  language: string;
  amenity: string;
  premier: boolean;
  offers: boolean;
  near: Place | null;
  radius: number | null;
};

/** More are not counted: the first pages and "500+" are what anybody needs, and a search costs the same at any size of the catalogue. */
export const mostCounted = 500;

export const ratingSteps = [4.5, 4, 3];

const treatmentId = (slug: string) => sql`(select id from treatments where slug = ${slug})`;
/** Of one the planner learns how common it is. */
const treatmentIds = (slugs: string[]) => sql`(select id from treatments where slug in ${slugs})`;
const milesPerDegree = 69;

export type Tally = {
  /** Of the page that was asked for, in order. */
  ids: number[];
  /** One more than are counted where there are more. */
  total: number;
  /** The tokens of each listing, a line each; null where there are too many to count. */
  tokens: string | null;
  levels: [number, number, number, number];
  ratings: number[];
  open: number;
  premier: number;
  offers: number;
};

type Asked = { at: Date; today: string; sort: Sort; offset: number; limit: number; without?: FilterName; named: number[] };

/**
 * What a search finds: a page of it, and what its listings are counted under. Read from the one narrow table that carries the rank of
 * what is looked for, so that its index gives the order and a common search costs no more than a rare one. `without` leaves a filter out.
 */
export async function tallyHits({ db }: { db: Executor }, wanted: Wanted, { at, today, sort, offset, limit, without, named }: Asked): Promise<Tally> {
  const most = Math.max(mostCounted, offset + limit) + 1;
  const order = orders(wanted.near)[sort];
  // Of a family the treatment that was named comes before its kin.
  const mains = sort === "relevance" ? wanted.asked.flatMap((family) => (family.length > 1 ? family.slice(0, 1) : [])) : [];
  const columns = sql.raw(
    sort === "relevance"
      ? "f.med_spa_id as id, f.is_premium, f.score"
      : "f.med_spa_id as id, f.is_premium, f.score, m.rating, m.review_count, m.sort_name, m.city_id, m.longitude, m.latitude",
  );
  const others = named.length > 0 ? sql` and f.med_spa_id <> all(${sql.param(named)}::int[])` : sql``;
  const exactly =
    mains.length > 0
      ? sql`${and(
          mains.map((main) => sql`(select words from med_spa_documents where med_spa_id = f.med_spa_id) @@ ${offersOneOf([main])}`),
          "",
        )}`
      : sql`true`;
  const found = sql`select ${columns}, ${exactly} as is_exactly from ${sourceOf(wanted, { at, today, sort, without, most })}${others} order by ${order("f")} limit ${most}`;
  // Whoever types a whole name means that one, whatever else the words may mean.
  const pinned = sql`select ${columns}, true as is_exactly from med_spas m join med_spa_documents f on f.med_spa_id = m.id
    where m.id = any(${sql.param(named)}::int[])${and(Object.values(filtersOf(wanted, at, today, without)).flat())}`;
  const hits =
    named.length > 0
      ? sql`(select *, false as is_named from (${found}) found union all select *, true from (${pinned}) pinned)`
      : sql`(select *, false as is_named from (${found}) found)`;
  const first = sort === "relevance" && named.length > 0 ? sql`is_named desc, ` : sql``;
  const { rows } = await db.execute<Tally>(sql`
    with hits as materialized (select found.*, row_number() over (order by ${first}${order("found")}) as place from ${hits} found),
      counted as (
        select d.facets, m.price_level, m.rating, m.is_premium, ${isOpenAt(at)} as is_open, ${hasOffer(today)} as has_offer
        from hits h join med_spas m on m.id = h.id join med_spa_documents d on d.med_spa_id = h.id where (select count(*) from hits) <= ${mostCounted}
      )
    select (select coalesce(json_agg(id order by place), '[]') from hits where place > ${offset} and place <= ${offset + limit}) as ids,
      (select count(*)::int from hits) as total, case when (select count(*) from hits) <= ${mostCounted} then coalesce(string_agg(facets, E'\n'), '') end as tokens,
      json_build_array(${countOf([1, 2, 3, 4].map((level) => sql`price_level = ${level}`))}) as levels,
      json_build_array(${countOf(ratingSteps.map((step) => sql`rating >= ${step}`))}) as ratings,
      ${countOf([sql`is_open`])} as open, ${countOf([sql`is_premium`])} as premier, ${countOf([sql`has_offer`])} as offers
    from counted`);
  const [row] = rows;
  if (!row) throw new Error("A tally is one row");
  return row;
}

function countOf(conditions: SQL[]) {
  return sql.join(
    conditions.map((condition) => sql`(count(*) filter (where ${condition}))::int`),
    sql`, `,
  );
}

/** How many of the listings offer each treatment at a price in the range: a chosen treatment is the one whose price is then meant. */
export async function countPriced(
  { db }: { db: Executor },
  wanted: Wanted & { price: PriceRange },
  from: { at: Date; today: string },
): Promise<Map<number, number>> {
  const source = sourceOf({ ...wanted, price: null }, { ...from, sort: "relevance", without: "treatment", most: mostCounted });
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select o.treatment_id as id, count(*)::int as count from (select f.med_spa_id from ${source} limit ${mostCounted}) hits
    join med_spa_treatments o on o.med_spa_id = hits.med_spa_id where ${inRange("o", wanted.price)} group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Listings that are named so, or whose name begins with these several words. */
export async function listingsNamed({ db }: { db: Executor }, name: string): Promise<number[]> {
  const begins = name.includes(" ") ? sql` or (m.sort_name >= ${name} and m.sort_name < ${`${name}~`})` : sql``;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from med_spas m where m.status = 'active' and (m.sort_name = ${name}${begins}) order by m.sort_name, id limit 5`);
  return rows.map(({ id }) => id);
}

type From = Pick<Asked, "at" | "today" | "sort" | "without"> & { most: number };

/** The narrow table that an index reads in order, with every condition; joined to the listings where one of them needs it. */
function sourceOf(wanted: Wanted, { at, today, sort, without, most }: From): SQL {
  const families = familiesOf({ ...wanted, treatment: without === "treatment" ? "" : wanted.treatment });
  const category = without === "category" ? "" : wanted.category;
  const price = without === "price" ? null : wanted.price;
  const { narrow, wide } = filtersOf(wanted, at, today, without);
  const driving = families.find(({ length }) => length === 1)?.[0];
  // Of a family the best of each treatment, together: documents would have to be read until enough of them have one.
  const [kin] = driving || category || sort !== "relevance" ? [] : families;
  const others = families.filter((family) => family !== kin && (family.length > 1 || family[0] !== driving));
  const isDocument = !driving && !category && !kin;
  const words = isDocument ? sql`f.words` : sql`(select words from med_spa_documents where med_spa_id = f.med_spa_id)`;
  const conditions = [
    ...narrow,
    // Asked row by row: the planner guesses these to be rare, and would then read and sort everything else first.
    ...(wide.length > 0 ? [sql`(select ${sql.join(wide, sql` and `)} from med_spas m where m.id = f.med_spa_id)`] : []),
    ...others.map((family) => sql`${words} @@ ${offersOneOf(family)}`),
    ...(price && !kin ? [pricedWithin(price, pricedFamilies(wanted, without), sql.raw("f.med_spa_id"))] : []),
    ...(driving && category
      ? [
          sql`exists (select from med_spa_categories g where g.med_spa_id = f.med_spa_id and g.category_id = (select id from categories where slug = ${category}))`,
        ]
      : []),
    ...(wanted.words.length > 0 ? [sql`${words} @@ ${textQuery(wanted.words)}`] : []),
  ];
  const listings = sort !== "relevance" ? sql` join med_spas m on m.id = f.med_spa_id` : sql``;
  if (kin) {
    const itsPrice = price
      ? [inRange("f", price), ...(families.length > 1 ? [pricedWithin(price, pricedFamilies(wanted, without), sql.raw("f.med_spa_id"))] : [])]
      : [];
    const best = kin.map(
      (slug) => sql`(select f.med_spa_id, f.city_id, f.is_premium, f.score from med_spa_treatments f${listings}
        where f.is_listed and f.treatment_id = ${treatmentId(slug)}${and([...conditions, ...itsPrice])} order by f.is_premium desc, f.score desc, f.med_spa_id limit ${most})`,
    );
    return sql`(${sql.join(best, sql` union `)}) f where true`;
  }
  if (driving) return sql`med_spa_treatments f${listings} where f.is_listed and f.treatment_id = ${treatmentId(driving)}${and(conditions)}`;
  if (category)
    return sql`med_spa_categories f${listings} where f.is_listed and f.category_id = (select id from categories where slug = ${category})${and(conditions)}`;
  return sql`med_spa_documents f${listings} where f.is_listed${and(conditions)}`;
}

/** Tokens of treatments, as catalogue/facet-tokens.ts writes them. */
function offersOneOf(family: string[]) {
  return sql`(select string_agg('t' || id, '|') from treatments where slug in ${family})::tsquery`;
}

/** Conditions on the narrow table, and on `med_spas m`. */
function filtersOf(wanted: Wanted, at: Date, today: string, without: FilterName | undefined): { narrow: SQL[]; wide: SQL[] } {
  const { cities, priceLevel, open, rating, language, amenity, premier, offers, near, radius } = wanted;
  const use = (of: [FilterName | null, SQL | false][]) =>
    of.flatMap(([name, condition]) => (condition && (name === null || name !== without) ? [condition] : []));
  return {
    narrow: use([
      ["city", cities.length > 0 && sql`f.city_id in (select id from cities where slug in ${cities})`],
      ["premier", premier && sql`f.is_premium`],
    ]),
    wide: use([
      ["price", priceLevel !== null && sql`m.price_level = ${priceLevel}`],
      ["open", open !== null && (open === "now" ? isOpenAt(at) : isOpenOn(open))],
      ["rating", rating !== null && sql`m.rating >= ${rating}`],
      ["language", language !== "" && sql`${language} = any(m.languages)`],
      ["amenity", amenity !== "" && sql`${amenity} = any(m.facility_amenities)`],
      ["offers", offers && hasOffer(today)],
      [null, near !== null && radius !== null && within(near, radius)],
    ]),
  };
}

/** A condition on `med_spas m`. */
function hasOffer(today: string) {
  return sql`m.id in (select med_spa_id from specials where is_active and ${today}::date between valid_from and valid_to)`;
}

/** A square round a place that an index can read, then the circle in it. */
function within({ latitude, longitude }: Place, miles: number) {
  const [north, east] = [miles / milesPerDegree, miles / milesPerDegree];
  const x = longitude * 0.83;
  return sql`point(m.longitude * 0.83, m.latitude) <@ box(point(${x - east}, ${latitude - north}), point(${x + east}, ${latitude + north}))
    and (point(m.longitude * 0.83, m.latitude) <-> point(${x}, ${latitude})) * ${milesPerDegree} <= ${miles}`;
}

/** The treatments whose price is meant: those of the words, else the chosen one; none means any price. */
export function pricedFamilies({ asked, treatment }: Pick<Wanted, "asked" | "treatment">, without?: FilterName) {
  if (asked.length > 0) return asked;
  return treatment && without !== "treatment" ? [[treatment]] : [];
}

function familiesOf({ asked, treatment }: Pick<Wanted, "asked" | "treatment">) {
  return [...asked, ...(treatment ? [[treatment]] : [])];
}

/** Has a listed price in a range of dollars: for each treatment that is looked for, or else for anything. */
function pricedWithin(price: PriceRange, families: string[][], medSpa: SQL): SQL {
  if (families.length === 0)
    return sql`(select count(*) > 0 from services s where s.med_spa_id = ${medSpa} and s.price_unit is distinct from 'per unit' and ${inRange("s", price)})`;
  const each = families.map(
    (family) =>
      sql`(select count(*) > 0 from med_spa_treatments o where o.med_spa_id = ${medSpa} and o.treatment_id in ${treatmentIds(family)} and ${inRange("o", price)})`,
  );
  return sql.join(each, sql` and `);
}

function inRange(alias: "f" | "o" | "s", { from, to }: PriceRange) {
  const column = (name: string) => sql.raw(`${alias}.price_${name}_cents`);
  const most = to === null ? sql`` : sql` and ${column("min")} <= ${to * 100}`;
  return sql`coalesce(${column("max")}, ${column("min")}) >= ${from * 100}${most}`;
}

/** All words, in any form of theirs; the last may be the beginning of one. */
function textQuery(words: string[]) {
  const last = words.length - 1;
  return sql`to_tsquery('english', ${words.map((word, index) => `${word.replace(/[^\p{L}\p{N}]/gu, "")}${index === last ? ":*" : ""}`).join(" & ")})`;
}

function orders(near: Place | null): Record<Sort, (alias: "f" | "found") => SQL> {
  const relevance = (alias: "f" | "found") =>
    sql.raw(alias === "f" ? "f.is_premium desc, f.score desc, f.med_spa_id" : "is_premium desc, is_exactly desc, score desc, id");
  const of = (alias: string) => sql.raw(alias === "f" ? "m" : "found");
  const id = sql.raw("id");
  return {
    relevance,
    rating: (alias) => sql`${of(alias)}.rating desc nulls last, ${of(alias)}.review_count desc, ${of(alias)}.${id}`,
    reviews: (alias) => sql`${of(alias)}.review_count desc, ${of(alias)}.rating desc nulls last, ${of(alias)}.${id}`,
    name: (alias) => sql`${of(alias)}.sort_name, ${of(alias)}.${id}`,
    distance: near
      ? (alias) => sql`point(${of(alias)}.longitude * 0.83, ${of(alias)}.latitude) <-> point(${near.longitude * 0.83}, ${near.latitude}), ${of(alias)}.${id}`
      : relevance,
    city: (alias) => sql`(select name from cities where id = ${of(alias)}.city_id), ${sql.raw(alias)}.score desc, ${of(alias)}.${id}`,
  };
}

function and(conditions: SQL[], before = " and ") {
  return conditions.length > 0 ? sql`${sql.raw(before)}${sql.join(conditions, sql` and `)}` : sql``;
}
