import { TextLink } from "#app/components/ui/text-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { ListingFile } from "#app/office/components/admin/listing-file.tsx";
import { presentAnalytics } from "#app/office/components/analytics/analytics-view.server.ts";
import { Funnel } from "#app/office/components/analytics/funnel.tsx";
import { TrendChart } from "#app/office/components/analytics/trend-chart.tsx";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findAnalytics } from "#domain/analytics/find-analytics.server.ts";
import { comparisonInWords, formatDayRange, readRange } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/analytics.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const range = readRange(new URLSearchParams(), localDay(services.clock()));
  const found = requireFound(await findAnalytics(services, actor, listing.id, range));
  const shown = presentAnalytics(found, "views", await services.reference());
  return {
    summary,
    days: `${formatDayRange(range)}, ${comparisonInWords(range, found)}`,
    shown: pick(shown, ["now", "complete", "before", "points", "isComparable", "isEmpty"]),
  };
}

export const meta = privatePage("Analytics");

export default function ListingAnalytics({
  loaderData: { summary, days, shown },
}: Route.ComponentProps) {
  return (
    <ListingFile summary={summary} part="Analytics">
      <p className="text-muted">{days}</p>
      {shown.isEmpty ? (
        <p>Nothing was counted in these days.</p>
      ) : (
        <>
          <Funnel shown={shown} />
          <TrendChart name="Profile views" {...shown} />
        </>
      )}
      <p>
        <TextLink href={`/owner/analytics/${summary.slug}`}>
          All figures, as the owner sees them
        </TextLink>
      </p>
    </ListingFile>
  );
}
