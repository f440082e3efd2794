import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { daysAsCsv } from "#app/office/http/days-csv.ts";
import { findSiteDays } from "#domain/analytics/find-site-analytics.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/days.ts";

export const middleware = [authorize("siteAnalytics.read")];

/** Exports the daily figures of all listings as a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const range = readRange(args.url.searchParams, localDay(services.clock()));
  const days = permitted(await findSiteDays(services, actor, range));
  return daysAsCsv("all-listings", range, days);
}
