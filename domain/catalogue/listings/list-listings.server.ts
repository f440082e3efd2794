import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { minuteOfWeek, readMinuteRanges } from "#shared/hours.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { type ListingFilter, rankedBy, rankOrder } from "../internal/rank-order.server.ts";
import { checkHoldsDays } from "../licenses/license-check.ts";
import { inPlanWith } from "./in-plan-with.server.ts";
import { type CardWithMenu, priceIn, servicesIn } from "./listing.ts";
import { hoursOn } from "./opening.ts";
import { coverOf, logoOf } from "./photo-columns.server.ts";

type Deps = { db: Executor; clock: () => Date };

/** Cards of published listings: Premier first, then by rank, in a stable order across pages. */
export async function listListings(
  { db, clock }: Deps,
  filter: ListingFilter,
  { limit }: { limit: number },
): Promise<CardWithMenu[]> {
  const page = sql`select * from ${rankedBy(filter)} order by ${rankOrder} limit ${limit}`;
  const now = clock();
  const { rows } = await db.execute<CardRow>(
    cardsOf(page, sql`page.is_premium desc, page.score desc`, now),
  );
  return rows.map((row) => cardOf(row, now));
}

export async function findCard(deps: Deps, slug: string): Promise<CardWithMenu | null> {
  const [card] = await listListings(deps, { slugs: [slug] }, { limit: 1 });
  return card ?? null;
}

/**
 * Cards of the nearest listings in the same category, without the listing itself. Empty if its
 * position is unknown.
 */
export async function listNearestListings(
  { db, clock }: Deps,
  {
    slug,
    category,
    latitude,
    longitude,
  }: { slug: string; category: string; latitude: number | null; longitude: number | null },
  limit: number,
): Promise<CardWithMenu[]> {
  if (latitude === null || longitude === null) return [];
  const distance = (of: string) =>
    sql`point(${sql.raw(of)}.longitude * 0.83, ${sql.raw(of)}.latitude) <-> point(${longitude * 0.83}, ${latitude})`;
  const page = sql`
    select near.id from listings near where near.status = 'active' and near.latitude is not null and near.slug <> ${slug}
      and exists (select from listing_categories c where c.listing_id = near.id and c.category_id = (select id from categories where slug = ${category}))
    order by ${distance("near")}, near.id limit ${limit}`;
  const now = clock();
  const { rows } = await db.execute<CardRow>(cardsOf(page, distance("m"), now));
  return rows.map((row) => cardOf(row, now));
}

type CardRow = Omit<CardWithMenu, "today" | "services" | "serviceCount" | "price"> & {
  weeklyHours: string;
  hoursToday: string | null;
};

function cardOf({ weeklyHours, hoursToday, ...card }: CardRow, now: Date): CardWithMenu {
  const day = localDay(now);
  const week = readMinuteRanges(weeklyHours);
  const isKnown = week.length > 0 || hoursToday !== null;
  const dated = hoursToday === null ? [] : [{ day, hours: hoursToday, note: "" }];
  return {
    ...card,
    services: servicesIn(card.menu),
    serviceCount: card.menu.length,
    price: priceIn(card.menu),
    today: isKnown ? hoursOn({ weeklyHours: week, hourExceptions: dated }, day) : null,
  };
}

/**
 * Returns the first ids in list order, for callers that keep the cards in memory, and the total.
 */
export async function firstListingIds(
  { db }: Pick<Deps, "db">,
  filter: ListingFilter,
  limit: number,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    select coalesce((select json_agg(page.id order by page.is_premium desc, page.score desc, page.id)
        from (select * from ${rankedBy(filter)} order by ${rankOrder} limit ${limit}) page), '[]') as ids,
      (select count(*)::int from ${rankedBy(filter)}) as total`);
  return rows[0] ?? { ids: [], total: 0 };
}

export async function countListings(
  { db }: Pick<Deps, "db">,
  filter: ListingFilter,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${rankedBy(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the earliest day of a check that has not expired. */
const checkedSince = (now: Date) => addDays(localDay(now), -checkHoldsDays);

/** Returns SQL for the cards of a page of ids, in order. */
const cardsOf = (page: SQL, order: SQL, now: Date): SQL => sql`
    select m.id, m.slug, m.name, m.price_level as "priceLevel", m.rating::float8 as rating, m.review_count as "reviewCount",
      m.is_premium as "isPremium", ${logoOf(sql`m.id`, sql`m.plan`)} as logo, ${coverOf(sql`m.id`)} as cover, ${opennessAt(now)} as "isOpenNow", m.takes_bookings as "takesBookings",
      ${inPlanWith("website", sql`m.plan`)} and m.last_website_scrape is not null as "isEnhanced",
      (select json_build_object('holder', l.holder, 'number', l.number, 'on', l.checked_on, 'isDemo', m.is_demo) from licenses l
        where l.listing_id = m.id and l.checked_on > ${checkedSince(now)}::date order by l.checked_on desc, l.id limit 1) as "licenseCheck",
      m.phone, m.email, m.website, m.address, m.locality, m.zip_code as "zipCode", m.weekly_hours::text as "weeklyHours",
      (select e.hours::text from hour_exceptions e where e.listing_id = m.id and e.day = ${localDay(now)}::date) as "hoursToday", m.latitude, m.longitude, m.specialties[:3] as specialties,
      cities.name as "cityName", cities.slug as "citySlug", categories.name as "categoryName", categories.slug as "categorySlug",
      (select coalesce(json_agg(json_build_object('name', s.name, 'treatment', t.slug, 'priceMinCents', s.price_min_cents, 'priceMaxCents', s.price_max_cents, 'priceUnit', s.price_unit) order by s.position), '[]')
        from services s left join treatments t on t.id = s.treatment_id where s.listing_id = m.id) as menu
    from (${page}) page
    join listings m on m.id = page.id
    join cities on cities.id = m.city_id
    join categories on categories.id = m.category_id
    order by ${order}, m.id`;

const dayMinutes = 1440;

/**
 * Returns a condition on `listings m`. Unknown hours count as closed. Same rules as `openingAt`: a
 * date's own hours replace the weekly hours that start on it.
 */
function isOpenAt(at: Date) {
  const minute = minuteOfWeek(at);
  const midnight = minute - (minute % dayMinutes);
  const dated = sql`select e.listing_id from hour_exceptions e where e.day = ${localDay(at)}::date`;
  const sinceYesterday = sql`exists (select from unnest(m.weekly_hours) stretch where stretch @> ${minute}::int and lower(stretch) < ${midnight}::int)`;
  return sql`((m.weekly_hours @> ${minute}::int and (m.id not in (${dated}) or ${sinceYesterday})) or m.id in (${dated} and e.hours @> ${minute - midnight}::int))`;
}

/** Returns a column of `listings m`: null if the day's hours are unknown. */
function opennessAt(at: Date) {
  const dated = sql`exists (select from hour_exceptions e where e.listing_id = m.id and e.day = ${localDay(at)}::date)`;
  return sql`case when not isempty(m.weekly_hours) or ${dated} then ${isOpenAt(at)} end`;
}
