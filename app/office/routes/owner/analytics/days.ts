import { requireFound } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { daysAsCsv } from "#app/office/http/days-csv.ts";
import { findDays } from "#domain/analytics/find-analytics.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/days.ts";

export const middleware = [authorize("analytics.read")];

/** Exports the daily figures as a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const range = readRange(args.url.searchParams, localDay(services.clock()));
  const days = requireFound(await findDays(services, actor, listing.id, range));
  return daysAsCsv(listing.slug, range, days);
}
