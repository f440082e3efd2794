import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { csvResponse } from "#app/http/file-response.ts";
import { listCounts } from "#domain/advertising/figures.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/figures.ts";

export const middleware = [authorize("advertising.manage")];

/** Exports the ad counts of the period as a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { from, to } = readRange(args.url.searchParams, localDay(services.clock()));
  const counts = (await listCounts(services, actor, { from, to })) ?? [];
  const rows = counts.map(
    ({ day, id, kind, advertiser, headline, slot, place, impressions, clicks }) => [
      ...[day, id, kind, advertiser, headline, slot, place, impressions, clicks],
    ],
  );
  return csvResponse(
    `advertising-${from}-${to}`,
    ["Day", "Campaign", "Kind", "Advertiser", "Headline", "Slot", "Place", "Impressions", "Clicks"],
    rows,
  );
}
