import { daysAsCsv } from "#app/days-as-csv.ts";
import { missing } from "#app/missing.server.ts";
import { requireOwnListing } from "#app/own-listing.server.ts";
import { findDays } from "#domain/analytics/find-analytics.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/days.ts";

/** The figures of each day, for a spreadsheet. */
export async function loader(asked: Route.LoaderArgs) {
  const { actor, services, listing } = await requireOwnListing(asked, "see analytics");
  const range = readRange(
    new URL(asked.request.url).searchParams,
    localDay(services.clock(), brand.region.timeZone),
  );
  const days = await findDays(services, actor, listing.id, range);
  if (!days) throw await missing(services);
  return daysAsCsv(listing.slug, range, days);
}
