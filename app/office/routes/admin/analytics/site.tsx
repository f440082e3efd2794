import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { presentSiteAnalytics } from "#app/office/components/analytics/analytics-view.server.ts";
import { CountingExplanation } from "#app/office/components/analytics/counting-explanation.tsx";
import { DayByDay } from "#app/office/components/analytics/day-by-day.tsx";
import { FigureReport } from "#app/office/components/analytics/figure-table.tsx";
import { Funnel } from "#app/office/components/analytics/funnel.tsx";
import {
  ContactReport,
  HourReport,
  SourceReport,
} from "#app/office/components/analytics/listing-report.tsx";
import { RangeChoice } from "#app/office/components/analytics/range-choice.tsx";
import { formatFigure } from "#app/office/components/analytics/report-section.tsx";
import { readTrend } from "#app/office/components/analytics/trends.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findSiteAnalytics } from "#domain/analytics/find-site-analytics.server.ts";
import {
  comparisonInWords,
  formatDayRange,
  rangeParams,
  readRange,
} from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import { percent } from "#shared/percent.ts";
import type { Route } from "./+types/site.ts";

const path = "/admin/analytics";

export const middleware = [authorize("siteAnalytics.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const today = localDay(services.clock());
  const range = readRange(searchParams, today);
  const found = permitted(await findSiteAnalytics(services, actor, range));
  return {
    range,
    today,
    shown: presentSiteAnalytics(
      found,
      readTrend(searchParams.get("show")),
      await services.reference(),
    ),
  };
}

export const meta = privatePage("Analytics");

type Shown = Route.ComponentProps["loaderData"]["shown"];

export default function SiteAnalytics({
  loaderData: { range, today, shown },
}: Route.ComponentProps) {
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...rangeParams(range), ...more });
  return (
    <AdminPage
      title="Analytics"
      lead={`All listings. ${formatDayRange(range)}, ${comparisonInWords(range, shown)}.`}
    >
      <div className="mt-8 grid gap-10 *:min-w-0">
        <RangeChoice path={path} range={range} today={today} trend={shown.trend} />
        {shown.isEmpty ? (
          <EmptyState
            title="Nothing was counted in these days"
            text="When visitors see a listing, open it or call, it appears here within seconds. Your own visits are not counted while you are signed in."
          />
        ) : (
          <div id="results" tabIndex={-1} className="grid gap-10 outline-none *:min-w-0">
            <Funnel shown={shown} />
            <DayByDay shown={shown} hrefOf={(trend) => `${path}?${query({ show: trend })}`} />
            <div className="grid gap-10 *:min-w-0 2xl:grid-cols-2 2xl:gap-x-14">
              <LeaderReport leaders={shown.leaders} />
              <OpenedSearches searches={shown.searches} />
              <ContactReport shown={shown} />
              <SourceReport shown={shown} title="Where they come from" />
              <HourReport shown={shown} />
            </div>
          </div>
        )}
        <CountingExplanation notCounted="owners and their teams at their own listings, and you while signed in" />
        {!shown.isEmpty && (
          <p className="print:hidden">
            <a className="text-link" href={`${path}/days.csv?${query()}`} download>
              Download these days as CSV
            </a>
          </p>
        )}
      </div>
    </AdminPage>
  );
}

function LeaderReport({ leaders }: Pick<Shown, "leaders">) {
  return (
    <FigureReport
      title="Most viewed"
      text="Contacts are calls, emails, directions and website visits."
      head={["Listing", "Views", "Shown", "Contacts"]}
      rows={leaders.map(({ slug, name, views, impressions, clicks }) => ({
        name,
        href: `/admin/listings/${slug}/analytics`,
        bar: views,
        cells: [views, impressions, clicks].map(formatFigure),
      }))}
    />
  );
}

/**
 * Searches with many results and few opened profiles: content, photos, or prices may be missing.
 */
function OpenedSearches({ searches }: Pick<Shown, "searches">) {
  if (searches.length === 0) return null;
  return (
    <FigureReport
      title="Searches and opened listings"
      text="What we understood from them: treatments, categories and cities. Shown counts listings on screen, opened counts the ones that visitors clicked."
      head={["Search", "Opened", "Shown", "Share"]}
      rows={searches.map(({ name, shown, opens }) => ({
        name,
        bar: shown,
        cells: [
          formatFigure(opens),
          formatFigure(shown),
          percent(shown === 0 ? null : opens / shown),
        ],
      }))}
    >
      <p className="mt-5 text-sm">
        <TextLink href="/admin/searches">Search terms, and searches without results</TextLink>
      </p>
    </FigureReport>
  );
}
