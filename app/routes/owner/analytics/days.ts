import { missing } from "#app/missing.server.ts";
import { requireOwnListing } from "#app/own-listing.server.ts";
import { figureNames, labels } from "#domain/analytics/figures.ts";
import { findDays } from "#domain/analytics/find-analytics.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { writeCsv } from "#shared/csv.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/days.ts";

/** The figures of each day, for a spreadsheet. */
export async function loader(asked: Route.LoaderArgs) {
  const { actor, services, listing } = await requireOwnListing(asked, "see analytics");
  const range = readRange(new URL(asked.request.url).searchParams, localDay(services.clock(), brand.region.timeZone));
  const days = await findDays(services, actor, listing.id, range);
  if (!days) throw await missing(services);
  const rows = days.map((figures) => [figures.day, ...figureNames.map((name) => figures[name])]);
  return new Response(writeCsv(["Day", ...figureNames.map((name) => labels[name])], rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${listing.slug}-${range.from}-${range.to}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
