import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import type { ReadReference } from "#domain/search/reference.server.ts";
import { localTime } from "#shared/local-time.ts";
import { eventColumns } from "./event.ts";
import type { EventBatch } from "./event-input.ts";
import type { AnalyticsCounts, CountsByKey } from "./internal/counts.ts";
import { addToCounts, createEmptyCounts, restoreCounts, rowsIn } from "./internal/counts.ts";
import { classifySource } from "./sources.ts";

type Deps = { db: Executor; clock: () => Date; reference: ReadReference };
export type EventCollector = ReturnType<typeof createEventCollector>;

const mostRows = 50_000;

/**
 * Counts events in memory and adds them to the daily totals on `flush`: no request waits, and
 * thousands of events become a few rows.
 */
export function createEventCollector({ db, clock, reference }: Deps) {
  let waiting = createEmptyCounts();
  return {
    /**
     * Returns how many events were counted. Ignores the listing's own team, admins, and unlisted
     * slugs.
     */
    async add({ page, from, searched = [], events }: EventBatch, visitor: Visitor) {
      const { listings, nameOf } = await reference();
      const table = await listings();
      const isKnown = (name: string) => {
        const [kind = "", slug = ""] = name.split("/");
        return nameOf(kind as Parameters<typeof nameOf>[0], slug) !== null;
      };
      const search = [...new Set(searched)].filter(isKnown).sort().reverse().join(" ");
      const known = { isTreatment: (slug: string) => nameOf("treatment", slug) !== null };
      const { day, minute } = localTime(clock());
      let count = 0;
      for (const event of events) {
        const { kind, slug } = event;
        const id = table.idOf(slug);
        if (id === undefined || isOwn(visitor, id) || rowsIn(waiting) >= mostRows) continue;
        const source = classifySource(slug, { page, from }, known);
        const key = { listing_id: id, day };
        const searchKey = { ...key, name: search };
        if (kind === "open") {
          // Only searches have impressions to compare with.
          if (source !== "search") continue;
          addToCounts(waiting.searches, searchKey, { times: 0, opens: 1 });
        } else
          addToCounts(
            waiting.days,
            { ...key, source },
            {
              [eventColumns[kind]]: 1,
              ...(event.kind === "impression" ? { places: event.place } : {}),
            },
          );
        if (kind === "impression" && source === "search")
          addToCounts(waiting.searches, searchKey, { times: 1, opens: 0 });
        if (kind === "view" && source === "outside")
          addToCounts(waiting.hosts, { ...key, name: from }, { times: 1 });
        if (kind === "view")
          addToCounts(waiting.hours, { ...key, hour: Math.floor(minute / 60) }, { times: 1 });
        count++;
      }
      return count;
    },
    /** Keeps rows that could not be written for the next flush. */
    async flush() {
      const piles = waiting;
      if (rowsIn(piles) === 0) return;
      waiting = createEmptyCounts();
      try {
        await writeCounts(db, piles);
      } catch (error) {
        restoreCounts(waiting, piles);
        throw error;
      }
    },
  };
}

const isOwn = (visitor: Visitor, listingId: number) =>
  visitor !== null &&
  (visitor.role !== "visitor" ||
    visitor.memberships.some((membership) => membership.listingId === listingId));

const mostNames = 40;
const counted = [...Object.values(eventColumns), "places"];

/** Upserts in key order, so that two processes cannot deadlock. */
async function writeCounts(db: Executor, { days, searches, hosts, hours }: AnalyticsCounts) {
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
