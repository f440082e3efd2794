import { adminCrumb, WorkPage } from "#app/components/account/back-office-page.tsx";
import { DayByDay } from "#app/components/analytics/day-by-day.tsx";
import { Explained } from "#app/components/analytics/explained.tsx";
import { Funnel } from "#app/components/analytics/funnel.tsx";
import { Contacts, Hours, Sources } from "#app/components/analytics/place-report.tsx";
import { RangeChoice } from "#app/components/analytics/range-choice.tsx";
import { Leaders, OpenedSearches } from "#app/components/analytics/site-report.tsx";
import { readTrend } from "#app/components/analytics/trends.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { siteAnalyticsShown } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findSiteAnalytics } from "#domain/analytics/find-site-analytics.server.ts";
import { askedBy, inWords, readRange, sinceInWords } from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/site.ts";

const path = "/admin/analytics";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "siteAnalytics.read");
  const services = asked.context.get(servicesContext);
  const { searchParams } = new URL(asked.request.url);
  const today = localDay(services.clock(), brand.region.timeZone);
  const range = readRange(searchParams, today);
  const found = await findSiteAnalytics(services, actor, range);
  if (found === "forbidden")
    throw new Error("The guard let a user without permission open the page");
  return {
    range,
    today,
    shown: siteAnalyticsShown(
      found,
      readTrend(searchParams.get("show")),
      await services.reference(),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Analytics",
    description: "For admins: what visitors see, open and do.",
    path,
    isIndexed: false,
  });
}

export default function SiteAnalytics({
  loaderData: { range, today, shown },
}: Route.ComponentProps) {
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...askedBy(range), ...more });
  return (
    <WorkPage
      title="Analytics"
      lead={`All listings. ${inWords(range)}, ${shown.isComparable ? `beside ${inWords(range.before)}` : sinceInWords(shown.since)}.`}
      path={path}
      under={[adminCrumb]}
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
            <Funnel now={shown.now} before={shown.isComparable ? shown.before : null} />
            <DayByDay
              shown={shown}
              isGoingOn={range.to === today}
              hrefOf={(trend) => `${path}?${query({ show: trend })}`}
            />
            <div className="grid gap-10 *:min-w-0 2xl:grid-cols-2 2xl:gap-x-14">
              <Leaders leaders={shown.leaders} />
              <OpenedSearches searches={shown.searches} />
              <Contacts shown={shown} />
              <Sources shown={shown} title="Where they come from" />
              <Hours shown={shown} />
            </div>
          </div>
        )}
        <Explained notCounted="owners and their teams at their own listings, and you while signed in" />
        {!shown.isEmpty && (
          <p className="print:hidden">
            <a className="text-link" href={`${path}/days.csv?${query()}`} download>
              Download these days as CSV
            </a>
          </p>
        )}
      </div>
    </WorkPage>
  );
}
