import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { addDays, daysBetween } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import { eventColumns } from "../event.ts";
import { figureNames, type ListingFigures, noFigures } from "../figures.ts";
import type { DateRange } from "../range.ts";

const { timeZone } = brand.region;
const clickColumns = Object.values(eventColumns);

/**
 * Customers' bookings, requests, and vouchers of the period. Bookings entered by the listing
 * itself do not count.
 */
const sentIn = (places: SQL, { from, to }: DateRange) => {
  const within = (column: SQL) =>
    sql`${column} >= ${startOfDay(from).toISOString()}::timestamptz and ${column} < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`;
  return sql`
    select b.listing_id, b.created_at, 'bookings' as kind from bookings b where b.listing_id in ${places} and ${within(sql`b.created_at`)}
      and exists (select from booking_history h where h.booking_id = b.id and h.act = 'made' and h.party = 'customer')
    union all select l.listing_id, l.created_at, 'requests' from leads l where l.listing_id in ${places} and ${within(sql`l.created_at`)}
    union all select s.listing_id, c.created_at, 'claims' from vouchers c join specials s on s.id = c.special_id and c.confirmed_at is not null
      where s.listing_id in ${places} and ${within(sql`c.created_at`)}`;
};

const listOf = (ids: number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

export const listingCondition = (listingId: number | null) =>
  listingId === null ? sql`true` : sql`listing_id = ${listingId}`;

const placesOf = (listingId: number | null) =>
  listingId === null ? sql`(select id from listings)` : listOf([listingId]);

/** Reads daily figures of one listing or all, including empty days. */
export async function readDays(
  db: Executor,
  listingId: number | null,
  days: DateRange,
): Promise<({ day: string } & ListingFigures)[]> {
  const { rows } = await db.execute<{ day: string } & Partial<ListingFigures>>(sql`
    with clicks as (select day, ${sums(clickColumns)} from listing_days where ${listingCondition(listingId)} and day between ${days.from} and ${days.to} group by day),
      sent as (select (created_at at time zone ${timeZone})::date as day, ${kinds} from (${sentIn(placesOf(listingId), days)}) sent group by 1)
    select to_char(day, 'YYYY-MM-DD') as day, ${sql.raw(figureNames.map((name) => `coalesce(${name}, 0)::int as ${name}`).join(", "))}
    from clicks full join sent using (day)`);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, index) => {
    const day = addDays(days.from, index);
    return { ...noFigures(), ...byDay.get(day), day };
  });
}

export async function readTotals(
  db: Executor,
  ids: number[],
  days: DateRange,
): Promise<Map<number, ListingFigures>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number } & ListingFigures>(sql`
    with clicks as (select listing_id as id, ${sums(clickColumns)} from listing_days where listing_id in ${listOf(ids)} and day between ${days.from} and ${days.to} group by 1),
      sent as (select listing_id as id, ${kinds} from (${sentIn(listOf(ids), days)}) sent group by 1)
    select id, ${sql.raw(figureNames.map((name) => `coalesce(${name}, 0)::int as ${name}`).join(", "))} from clicks full join sent using (id)`);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

const sums = (columns: string[]) =>
  sql.raw(columns.map((column) => `sum(${column})::int as ${column}`).join(", "));
const kinds = sql.raw(
  ["bookings", "requests", "claims"]
    .map((kind) => `count(*) filter (where kind = '${kind}')::int as ${kind}`)
    .join(", "),
);
