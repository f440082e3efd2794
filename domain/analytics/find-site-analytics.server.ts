import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { sumFigures } from "./figures.ts";
import { readDays } from "./internal/read-days.server.ts";
import {
  readHours,
  readLeaders,
  readNames,
  readSearches,
  readSince,
  readSources,
} from "./internal/read-parts.server.ts";
import type { AnalyticsRange, DateRange } from "./range.ts";

type Deps = { db: Executor };
export type SiteAnalytics = Exclude<Awaited<ReturnType<typeof findSiteAnalytics>>, "forbidden">;

const mostSearches = 25;
const mostListings = 15;

export async function findSiteAnalytics({ db }: Deps, actor: Actor, range: AnalyticsRange) {
  if (!may(actor, "siteAnalytics.read")) return "forbidden" as const;
  const of = { listingId: null, days: range };
  const days = await readDays(db, null, range);
  const daysBefore = await readDays(db, null, range.before);
  const since = await readSince(db, null);
  return {
    days,
    daysBefore,
    now: sumFigures(days),
    before: sumFigures(daysBefore),
    since,
    /** Comparable only if counting had started by then. */
    isComparable: since !== null && since <= range.before.from,
    sources: await readSources(db, of),
    searches: await readSearches(db, range, mostSearches),
    hosts: await readNames(db, "listing_host_days", of),
    hours: await readHours(db, of),
    leaders: await readLeaders(db, range, mostListings),
  };
}

export async function findSiteDays({ db }: Deps, actor: Actor, days: DateRange) {
  return may(actor, "siteAnalytics.read") ? readDays(db, null, days) : "forbidden";
}
