import { lt, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { searchDays, searchLog } from "#database/schema/search.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";

type Deps = { db: Executor; clock: () => Date };
type SearchLogRow = typeof searchLog.$inferInsert;
export type SearchLog = ReturnType<typeof createSearchLog>;

const longestKept = 200;
const mostWaiting = 5_000;
const daysKept = 90;
const daysAddedUp = 400;
const daysMissed = 7;
/** Limit of distinct queries per day. */
const mostOfDay = 1_000;

/**
 * Logs searches without anything that identifies the visitor, so that admins see what is missing.
 * Requests never wait for it: `flush` writes the log.
 */
export function createSearchLog({ db, clock }: Deps) {
  let waiting: SearchLogRow[] = [];
  return {
    add(query: string, found: number) {
      const plain = query.toLowerCase().replace(/\s+/g, " ").trim().slice(0, longestKept);
      // Visitors may paste an email address or a phone number into any field.
      if (plain === "" || /\S@\S|\d{7}|\d{3}\D{0,2}\d{3}\D?\d{4}/.test(plain)) return;
      if (waiting.length < mostWaiting)
        waiting.push({ query: plain, resultCount: found, searchedAt: clock() });
    },
    /** Keeps rows that could not be written for the next flush. */
    async flush() {
      const rows = waiting;
      if (rows.length === 0) return;
      waiting = [];
      try {
        await bulkInsert(db, searchLog, rows);
      } catch (error) {
        waiting = [...rows, ...waiting].slice(0, mostWaiting);
        throw error;
      }
    },
  };
}

/** Deletes old searches, which say nothing about today's gaps. Totals stay for a year. */
export async function deleteOldSearches({ db, clock }: Deps) {
  const before = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  await db.delete(searchLog).where(lt(searchLog.searchedAt, before(daysKept)));
  await db.delete(searchDays).where(lt(searchDays.day, localDay(before(daysAddedUp))));
}

/** Totals finished days, as far back as a missed run may be. Idempotent. */
export async function sumSearchesByDay({ db, clock }: Deps) {
  const { timeZone } = brand.region;
  const today = localDay(clock(), timeZone);
  const { rows } = await db.execute(sql`
    with asked as (
        select (searched_at at time zone ${timeZone})::date as day, query, count(*)::int as times, count(*) filter (where result_count = 0)::int as empty,
          (array_agg(result_count order by searched_at desc, id desc))[1] as found
        from search_log where searched_at >= ${startOfDay(addDays(today, -daysMissed), timeZone).toISOString()}::timestamptz group by 1, 2),
      ranked as (select *, row_number() over (partition by day order by times desc, query) <= ${mostOfDay} as stays from asked where day < ${today}),
      added as (select day, case when stays then query else '' end as query, sum(times) as times, sum(empty) as empty, max(found) as found from ranked group by 1, 2)
    insert into search_days (day, query, times, without_results, result_count) select * from added
    on conflict (day, query) do update set times = excluded.times, without_results = excluded.without_results, result_count = excluded.result_count
      where (search_days.times, search_days.without_results, search_days.result_count) <> (excluded.times, excluded.without_results, excluded.result_count)
    returning 1`);
  return rows.length;
}
