import { type SQL, sql } from "drizzle-orm";
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

/** More are not counted: the first pages and "1,000+" are what anybody needs, at any size of the catalogue. */
export const mostCounted = 1_000;

const treatmentId = (slug: string) => sql`(select id from treatments where slug = ${slug})`;
/** Of one the planner learns how common it is. */
const treatmentIds = (slugs: string[]) => sql`(select id from treatments where slug in ${slugs})`;
const milesPerDegree = 69;

/**
 * What a search finds, in its order: `(id, place, is_exact)`. Read from the one narrow table that carries the rank of what is looked
 * for, so that its index gives the order and a common search costs no more than a rare one. `without` leaves one filter out.
 */
export function hitsOf(
  wanted: Wanted,
  { at, today, sort, most, without }: { at: Date; today: string; sort: Sort; most: number; without?: FilterName | undefined },
): SQL {
  const filters = filtersOf(wanted, at, today, without);
  const treatment = without === "treatment" ? "" : wanted.treatment;
  const families = familiesOf({ ...wanted, treatment });
  const category = without === "category" ? "" : wanted.category;
  const driving = families.find(({ length }) => length === 1)?.[0];
  const others = families.filter((family) => family.length > 1 || family[0] !== driving);
  const price = without === "price" ? null : wanted.price;
  const conditions = [
    ...filters,
    ...others.map((family) => sql`exists (select from med_spa_treatments o where o.med_spa_id = f.med_spa_id and o.treatment_id in ${treatmentIds(family)})`),
    ...(price ? [pricedWithin(price, families, sql.raw("f.med_spa_id"))] : []),
  ];
  const words = wanted.words.length > 0 ? [sql`(select words from med_spa_documents where med_spa_id = f.med_spa_id) @@ ${textQuery(wanted.words)}`] : [];
  const inCategory = category
    ? [
        sql`exists (select from med_spa_categories g where g.med_spa_id = f.med_spa_id and g.category_id = (select id from categories where slug = ${category}))`,
      ]
    : [];

  let source: SQL;
  if (driving)
    source = sql`med_spa_treatments f join med_spas m on m.id = f.med_spa_id where f.is_listed and f.treatment_id = ${treatmentId(driving)}${and([...conditions, ...inCategory, ...words])}`;
  else if (category)
    source = sql`med_spa_categories f join med_spas m on m.id = f.med_spa_id where f.is_listed and f.category_id = (select id from categories where slug = ${category})${and([...conditions, ...words])}`;
  else {
    const its = wanted.words.length > 0 ? [sql`f.words @@ ${textQuery(wanted.words)}`] : [];
    source = sql`med_spa_documents f join med_spas m on m.id = f.med_spa_id where f.is_listed${and([...conditions, ...its])}`;
  }
  const order = orders(wanted.near)[sort];
  const columns = sql`f.med_spa_id as id, f.is_premium, f.score, m.rating, m.review_count, m.sort_name, m.city_id, m.longitude, m.latitude`;
  const found = sql`(select ${columns} from ${source} order by ${order("f")} limit ${most})`;
  if (!wanted.name) return sql`select id, row_number() over (order by ${order("found")}) as place from ${found} found`;
  // Whoever types a whole name means that one, whatever else the words may mean.
  const named = sql`(select ${columns} from med_spas m join med_spa_documents f on f.med_spa_id = m.id where m.status = 'active' and m.sort_name = ${wanted.name}${and([...filters, ...inCategory])} limit 5)`;
  return sql`
    select id, row_number() over (order by ${sort === "relevance" ? sql`is_named desc, ` : sql``}${order("found")}) as place from (
      select *, false as is_named from ${found} found where id not in (select id from ${named} named) union all select *, true from ${named} named
    ) found`;
}

function filtersOf(wanted: Wanted, at: Date, today: string, without: FilterName | undefined): SQL[] {
  const { cities, priceLevel, open, rating, language, amenity, premier, offers, near, radius } = wanted;
  const by: [FilterName | null, SQL | false][] = [
    ["city", cities.length > 0 && sql`f.city_id in (select id from cities where slug in ${cities})`],
    ["price", priceLevel !== null && sql`m.price_level = ${priceLevel}`],
    ["open", open !== null && (open === "now" ? isOpenAt(at) : isOpenOn(open))],
    ["rating", rating !== null && sql`m.rating >= ${rating}`],
    ["language", language !== "" && sql`${language} = any(m.languages)`],
    ["amenity", amenity !== "" && sql`${amenity} = any(m.facility_amenities)`],
    ["premier", premier && sql`f.is_premium`],
    ["offers", offers && hasOffer(today)],
    [null, near !== null && radius !== null && within(near, radius)],
  ];
  return by.flatMap(([name, condition]) => (condition && (name === null || name !== without) ? [condition] : []));
}

/** A condition on `med_spas m`. */
export function hasOffer(today: string) {
  return sql`m.id in (select med_spa_id from specials where is_active and ${today}::date between valid_from and valid_to)`;
}

/** A square round a place that an index can read, then the circle in it. */
function within({ latitude, longitude }: Place, miles: number) {
  const [north, east] = [miles / milesPerDegree, miles / milesPerDegree];
  const x = longitude * 0.83;
  return sql`point(m.longitude * 0.83, m.latitude) <@ box(point(${x - east}, ${latitude - north}), point(${x + east}, ${latitude + north}))
    and (point(m.longitude * 0.83, m.latitude) <-> point(${x}, ${latitude})) * ${milesPerDegree} <= ${miles}`;
}

export function familiesOf({ asked, treatment }: Pick<Wanted, "asked" | "treatment">) {
  return [...asked, ...(treatment ? [[treatment]] : [])];
}

/** Has a listed price in a range of dollars: for each treatment that is looked for, or else for anything. */
export function pricedWithin({ from, to }: PriceRange, families: string[][], medSpa: SQL): SQL {
  const inRange = (alias: "o" | "s") => {
    const column = (name: string) => sql.raw(`${alias}.price_${name}_cents`);
    const most = to === null ? sql`` : sql` and ${column("min")} <= ${to * 100}`;
    return sql`coalesce(${column("max")}, ${column("min")}) >= ${from * 100}${most}`;
  };
  if (families.length === 0) return sql`exists (select from services s where s.med_spa_id = ${medSpa} and ${inRange("s")})`;
  const each = families.map(
    (family) => sql`exists (select from med_spa_treatments o where o.med_spa_id = ${medSpa} and o.treatment_id in ${treatmentIds(family)} and ${inRange("o")})`,
  );
  return sql.join(each, sql` and `);
}

/** All words, in any form of theirs; the last may be the beginning of one. */
function textQuery(words: string[]) {
  const last = words.length - 1;
  return sql`to_tsquery('english', ${words.map((word, index) => `${word.replace(/[^\p{L}\p{N}]/gu, "")}${index === last ? ":*" : ""}`).join(" & ")})`;
}

function orders(near: Place | null): Record<Sort, (alias: "f" | "found") => SQL> {
  const relevance = (alias: string) => sql.raw(`${alias}.is_premium desc, ${alias}.score desc, ${alias === "f" ? "f.med_spa_id" : "id"}`);
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
    city: (alias) => sql`(select name from cities where id = ${of(alias)}.city_id), ${relevance(alias)}`,
  };
}

function and(conditions: SQL[]) {
  return conditions.length > 0 ? sql` and ${sql.join(conditions, sql` and `)}` : sql``;
}
