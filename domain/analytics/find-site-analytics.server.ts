import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { readPeriod } from "./find-analytics.server.ts";
import { readDays } from "./internal/read-days.server.ts";
import { readLeaders, readSearches } from "./internal/read-parts.server.ts";
import type { AnalyticsRange, DateRange } from "./range.ts";

type Deps = { db: Executor };
export type SiteAnalytics = Exclude<Awaited<ReturnType<typeof findSiteAnalytics>>, "forbidden">;

const mostSearches = 25;
const mostListings = 15;

export async function findSiteAnalytics({ db }: Deps, actor: Actor, range: AnalyticsRange) {
  if (!may(actor, "siteAnalytics.read")) return "forbidden" as const;
  return {
    ...(await readPeriod(db, null, range)),
    searches: await readSearches(db, range, mostSearches),
    leaders: await readLeaders(db, range, mostListings),
  };
}

export const findSiteDays = async ({ db }: Deps, actor: Actor, days: DateRange) =>
  may(actor, "siteAnalytics.read") ? readDays(db, null, days) : "forbidden";
