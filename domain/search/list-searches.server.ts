import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";

/** How often something was searched for, and how many listings it found when it was last searched for. */
export type SearchedFor = { query: string; times: number; found: number };

export const daysShown = 30;
const mostShown = 50;

/** What visitors searched for most, and what of it found nothing; null for everybody but the operator. */
export async function listSearches({ db, clock }: { db: Executor; clock: () => Date }, actor: Actor) {
  if (!may(actor, "see searches")) return null;
  const since = new Date(clock().getTime() - daysShown * 86_400_000);
  const { rows } = await db.execute<{ total: number; top: SearchedFor[]; withoutResults: SearchedFor[] }>(sql`
    with searched as (
      select query, count(*)::int as times, (array_agg(found order by searched_at desc, id desc))[1] as found
      from search_log where searched_at > ${since.toISOString()}::timestamptz group by query
    ), ordered as (select * from searched order by times desc, query)
    select (select coalesce(sum(times), 0)::int from searched) as total,
      (select coalesce(json_agg(top), '[]') from (select * from ordered limit ${mostShown}) top) as top,
      (select coalesce(json_agg(missing), '[]') from (select * from ordered where found = 0 limit ${mostShown}) missing) as "withoutResults"`);
  return rows[0] ?? { total: 0, top: [], withoutResults: [] };
}
