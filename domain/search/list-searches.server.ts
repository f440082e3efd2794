import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { addDays, localDay } from "#shared/local-day.ts";

type Deps = { db: Executor; clock: () => Date };

export type SearchCount = { query: string; times: number; found: number };
type SearchCounts = { total: number; top: SearchCount[]; withoutResults: SearchCount[] };
/** `month` as "2026-11". */
export type SearchMonth = { month: string; times: number; withoutResults: number };

export const daysShown = 30;
const mostShown = 50;
const year = 365;

/**
 * Lists top searches of the last weeks, and those without results; null for anyone but an admin.
 */
export async function listSearches(
  { db, clock }: Deps,
  actor: Actor,
): Promise<SearchCounts | null> {
  if (!may(actor, "searches.read")) return null;
  const since = new Date(clock().getTime() - daysShown * 86_400_000);
  return listed(
    db,
    sql`select query, count(*)::int as times, (array_agg(result_count order by searched_at desc, id desc))[1] as found
      from search_log where searched_at > ${since.toISOString()}::timestamptz group by query`,
  );
}

export async function listYearOfSearches(
  { db, clock }: Deps,
  actor: Actor,
): Promise<(SearchCounts & { months: SearchMonth[] }) | null> {
  if (!may(actor, "searches.read")) return null;
  const since = addDays(localDay(clock()), -year);
  const searches = await listed(
    db,
    sql`select query, sum(times)::int as times, (array_agg(result_count order by day desc))[1] as found from search_days where day > ${since} group by query`,
  );
  const { rows } = await db.execute<SearchMonth>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(times)::int as times, sum(without_results)::int as "withoutResults"
    from search_days where day > ${since} group by 1 order by 1 desc`);
  return { ...searches, months: rows };
}

async function listed(db: Executor, searched: ReturnType<typeof sql>): Promise<SearchCounts> {
  const { rows } = await db.execute<SearchCounts>(sql`
    with searched as (${searched}), ordered as (select * from searched where query <> '' order by times desc, query)
    select (select coalesce(sum(times), 0)::int from searched) as total,
      (select coalesce(json_agg(top), '[]') from (select * from ordered limit ${mostShown}) top) as top,
      (select coalesce(json_agg(missing), '[]') from (select * from ordered where found = 0 limit ${mostShown}) missing) as "withoutResults"`);
  return rows[0] ?? { total: 0, top: [], withoutResults: [] };
}
