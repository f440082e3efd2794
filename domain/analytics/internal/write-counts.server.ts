import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { eventColumns } from "../event.ts";
import type { AnalyticsCounts, CountsByKey } from "./counts.ts";

const mostNames = 40;
const counted = [...Object.values(eventColumns), "places"];

/** Upserts in key order, so that two processes cannot deadlock. */
export async function writeCounts(db: Executor, { days, searches, hosts, hours }: AnalyticsCounts) {
  await db.transaction(async (tx) => {
    if (days.size > 0) await tx.execute(addDays(days));
    if (searches.size > 0)
      await tx.execute(addNames("listing_search_days", searches, ["times", "opens"]));
    if (hosts.size > 0) await tx.execute(addNames("listing_host_days", hosts, ["times"]));
    if (hours.size > 0) await tx.execute(addHours(hours));
  });
}

/** Passes all rows in one parameter. Rows of deleted listings are dropped. */
const rowsOf = (pile: CountsByKey, columns: SQL) => sql`
  json_to_recordset(${JSON.stringify([...pile.values()].map(({ key, counts }) => ({ ...key, ...counts })))}) as given (listing_id int, day date, ${columns})
  join listings m on m.id = given.listing_id`;

function addDays(days: CountsByKey) {
  const list = (write: (column: string) => string) => sql.raw(counted.map(write).join(", "));
  return sql`
    insert into listing_days as kept (listing_id, day, source, is_premium, ${list((column) => column)})
    select listing_id, day, source, m.is_premium, ${list((column) => `coalesce(given.${column}, 0)`)}
    from ${rowsOf(days, sql`source text, ${list((column) => `${column} int`)}`)} order by 1, 2, 3
    on conflict (listing_id, day, source) do update set ${list((column) => `${column} = kept.${column} + excluded.${column}`)}`;
}

/**
 * Adds names beyond the maximum to an unnamed total, so that invented names cannot fill the
 * database.
 */
function addNames(
  table: "listing_search_days" | "listing_host_days",
  pile: CountsByKey,
  columns: string[],
) {
  const name = sql.identifier(table);
  const list = (write: (column: string) => string = (column) => column) =>
    sql.raw(columns.map(write).join(", "));
  return sql`
    with given as (select listing_id, day, given.name, ${list()} from ${rowsOf(pile, sql`name text, ${list((column) => `${column} int`)}`)}),
      ranked as (select given.*, kept.name is not null as is_kept,
          row_number() over (partition by given.listing_id, given.day, kept.name is null order by given.times desc, given.name) as place
        from given left join ${name} kept on kept.listing_id = given.listing_id and kept.day = given.day and kept.name = given.name),
      named as (select listing_id, day, ${list()}, case when is_kept
          or place + (select count(*) from ${name} kept where kept.listing_id = ranked.listing_id and kept.day = ranked.day) <= ${mostNames}
          then name else '' end as name from ranked)
    insert into ${name} as kept (listing_id, day, name, ${list()})
    select listing_id, day, name, ${list((column) => `sum(${column})`)} from named group by 1, 2, 3 order by 1, 2, 3
    on conflict (listing_id, day, name) do update set ${list((column) => `${column} = kept.${column} + excluded.${column}`)}`;
}

const addHours = (hours: CountsByKey) => sql`
    insert into listing_hours as kept (listing_id, day, hour, times)
    select listing_id, day, hour, times from ${rowsOf(hours, sql`hour int, times int`)} order by 1, 2, 3
    on conflict (listing_id, day, hour) do update set times = kept.times + excluded.times`;
