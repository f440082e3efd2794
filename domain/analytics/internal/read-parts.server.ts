import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { PlanPhase, PlanPhases } from "../phases.ts";
import type { DateRange } from "../range.ts";
import type { TrafficSource } from "../sources.ts";
import { listingCondition } from "./read-days.server.ts";

const namesShown = 12;
/** Clicks that the site counts; bookings, requests, and vouchers have no source. */
const clicks = sql.raw("calls + emails + directions + websites");

export async function readSince(db: Executor, listingId: number | null): Promise<string | null> {
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select to_char(min(day), 'YYYY-MM-DD') as since from listing_days where ${listingCondition(listingId)}`,
  );
  return rows[0]?.since ?? null;
}

/** One listing, or all. */
type AnalyticsScope = { listingId: number | null; days: DateRange };
export type SourceFigures = {
  source: TrafficSource;
  impressions: number;
  views: number;
  clicks: number;
};

export async function readSources(
  db: Executor,
  { listingId, days }: AnalyticsScope,
): Promise<SourceFigures[]> {
  const { rows } = await db.execute<SourceFigures>(sql`
    select source, sum(impressions)::int as impressions, sum(views)::int as views, sum(${clicks})::int as clicks
    from listing_days where ${listingCondition(listingId)} and day between ${days.from} and ${days.to}
    group by source order by sum(views) desc, sum(impressions) desc, source`);
  return rows;
}

export type NameCounts = { names: { name: string; times: number }[]; others: number };

/** Reads the most frequent searches or referrers, and the total of the rest. */
export async function readNames(
  db: Executor,
  table: "listing_search_days" | "listing_host_days",
  { listingId, days }: AnalyticsScope,
): Promise<NameCounts> {
  const { rows } = await db.execute<{ name: string; times: number }>(sql`
    select name, sum(times)::int as times from ${sql.identifier(table)}
    where ${listingCondition(listingId)} and day between ${days.from} and ${days.to} group by name order by sum(times) desc, name`);
  const names = rows.filter(({ name }) => name !== "").slice(0, namesShown);
  const all = rows.reduce((sum, { times }) => sum + times, 0);
  return { names, others: all - names.reduce((sum, { times }) => sum + times, 0) };
}

export type SearchFigures = { name: string; shown: number; opens: number };

/** Searches by understood terms, most impressions first, with opened profiles. */
export async function readSearches(
  db: Executor,
  days: DateRange,
  most: number,
): Promise<SearchFigures[]> {
  const { rows } = await db.execute<SearchFigures>(sql`
    select name, sum(times)::int as shown, sum(opens)::int as opens from listing_search_days
    where day between ${days.from} and ${days.to} group by name order by sum(times) desc, name limit ${most}`);
  return rows;
}

export type LeadingListing = {
  slug: string;
  name: string;
  views: number;
  impressions: number;
  clicks: number;
};

export async function readLeaders(
  db: Executor,
  days: DateRange,
  most: number,
): Promise<LeadingListing[]> {
  const { rows } = await db.execute<LeadingListing>(sql`
    with sums as (select listing_id, sum(views)::int as views, sum(impressions)::int as impressions, sum(${clicks})::int as clicks
      from listing_days where day between ${days.from} and ${days.to} group by 1 order by 2 desc, 3 desc, 1 limit ${most})
    select m.slug, m.name, views, impressions, clicks from sums join listings m on m.id = listing_id order by views desc, impressions desc, listing_id`);
  return rows;
}

/** Views by weekday (Monday first) and hour. */
export async function readHours(
  db: Executor,
  { listingId, days }: AnalyticsScope,
): Promise<number[][]> {
  const { rows } = await db.execute<{ weekday: number; hour: number; times: number }>(sql`
    select extract(isodow from day)::int - 1 as weekday, hour, sum(times)::int as times from listing_hours
    where ${listingCondition(listingId)} and day between ${days.from} and ${days.to} group by 1, 2`);
  const week = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { weekday, hour, times } of rows) week[weekday]?.splice(hour, 1, times);
  return week;
}

const leastOthers = 5;
export type CategoryMedians = {
  category: string;
  others: number;
  impressions: number;
  views: number;
  clicks: number;
};

/**
 * Medians of the other listings in the category. Too few would reveal the figures of a single
 * one.
 */
export async function readMedians(
  db: Executor,
  { listingId, days }: { listingId: number; days: DateRange },
): Promise<CategoryMedians | null> {
  const half = (column: string) =>
    sql.raw(
      `coalesce(percentile_cont(0.5) within group (order by ${column}), 0)::float8 as ${column}`,
    );
  const { rows } = await db.execute<CategoryMedians>(sql`
    with others as (select m.id from listings m join listings own on own.category_id = m.category_id where own.id = ${listingId} and m.id <> own.id and m.status = 'active'),
      sums as (select coalesce(sum(impressions), 0) as impressions, coalesce(sum(views), 0) as views, coalesce(sum(${clicks}), 0) as clicks
        from others left join listing_days d on d.listing_id = others.id and d.day between ${days.from} and ${days.to} group by others.id)
    select (select name from categories where id = (select category_id from listings where id = ${listingId})) as category,
      count(*)::int as others, ${half("impressions")}, ${half("views")}, ${half("clicks")} from sums`);
  const [found] = rows;
  return found && found.others >= leastOthers ? found : null;
}

const longestPhase = 90;

export async function readPhases(
  db: Executor,
  listingId: number,
  today: string,
): Promise<PlanPhases> {
  const { rows } = await db.execute<PlanPhase & { isPremium: boolean }>(sql`
    with days as (select day, bool_or(is_premium) as is_premium, sum(impressions) as impressions, sum(places) as places, sum(views) as views, sum(${clicks}) as clicks
        from listing_days where listing_id = ${listingId} and day < ${today} group by day),
      latest as (select *, row_number() over (partition by is_premium order by day desc) as back from days)
    select is_premium as "isPremium", count(*)::int as days, sum(impressions)::int as impressions, sum(places)::float8 as places,
      sum(views)::int as views, sum(clicks)::int as clicks from latest where back <= ${longestPhase} group by is_premium`);
  const phase = (isPremiumPhase: boolean) =>
    rows.find(({ isPremium }) => isPremium === isPremiumPhase) ?? null;
  return { premier: phase(true), without: phase(false) };
}
