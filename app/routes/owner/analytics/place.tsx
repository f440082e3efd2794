import { analyticsShown, readTrend, type Trend, trends } from "#app/analytics-page.server.ts";
import { Funnel } from "#app/components/analytics/funnel.tsx";
import { Part } from "#app/components/analytics/part.tsx";
import { Comparison, Contacts, Hours, Searches, Sources } from "#app/components/analytics/place-report.tsx";
import { PremierEffect } from "#app/components/analytics/premier-effect.tsx";
import { RangeChoice } from "#app/components/analytics/range-choice.tsx";
import { TrendChart } from "#app/components/analytics/trend-chart.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { missing } from "#app/missing.server.ts";
import { requireOwnListing } from "#app/own-listing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findAnalytics } from "#domain/analytics/find-analytics.server.ts";
import { inWords, readRange } from "#domain/analytics/range.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/place.ts";

const parent = "/owner/analytics";

export async function loader(asked: Route.LoaderArgs) {
  const { actor, services, listing } = await requireOwnListing(asked, "see analytics");
  const { searchParams } = new URL(asked.request.url);
  const today = localDay(services.clock(), brand.region.timeZone);
  const range = readRange(searchParams, today);
  const found = await findAnalytics(services, actor, listing.id, range);
  if (!found) throw await missing(services);
  return { range, today, shown: analyticsShown(found, readTrend(searchParams.get("show")), await services.reference()) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Analytics of ${loaderData.shown.name}` : "Analytics";
  return pageMeta(matches, { title, description: "How often a listing was shown, opened and called.", path: parent, isIndexed: false });
}

export default function PlaceAnalytics({ loaderData: { range, today, shown } }: Route.ComponentProps) {
  const path = `${parent}/${shown.slug}`;
  const at = (trend: Trend) => `${path}?${new URLSearchParams({ ...asked(range), show: trend })}`;
  return (
    <OwnerPage
      title="Analytics"
      lead={`${shown.name}. ${inWords(range)}, ${shown.isComparable ? `beside ${inWords(range.before)}` : sinceInWords(shown.since)}.`}
      path={path}
      isWide
    >
      <RangeChoice path={path} range={range} today={today} trend={shown.trend} />
      {shown.isDemo && <p className="text-sm text-muted">This listing is invented, and so are its figures: they show what this page can say.</p>}
      {shown.isEmpty ? (
        <EmptyState
          title="Nothing was counted in these days"
          text="As soon as visitors see this listing in a list, open its profile or call, it stands here within seconds. Your own visits are not counted while you are signed in."
        >
          <ButtonLink look="quiet" href={`/listing/${shown.slug}`}>
            See your profile
          </ButtonLink>
        </EmptyState>
      ) : (
        <div id="results" tabIndex={-1} className="grid gap-10 outline-none *:min-w-0">
          <Funnel now={shown.now} before={shown.isComparable ? shown.before : null} />
          <Part title="Day by day">
            <nav aria-label="What the line shows" className="mb-5 flex flex-wrap gap-2 print:hidden">
              {(Object.keys(trends) as Trend[]).map((trend) => (
                <a
                  key={trend}
                  href={at(trend)}
                  data-keeps-place
                  aria-current={trend === shown.trend ? "true" : undefined}
                  className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-sage"
                >
                  {trends[trend].name}
                </a>
              ))}
            </nav>
            <TrendChart
              name={trends[shown.trend].name}
              points={shown.points}
              isGoingOn={range.to === today && shown.points.length > 2}
              isComparable={shown.isComparable}
            />
          </Part>
          <div className="grid gap-10 *:min-w-0 xl:grid-cols-2 xl:gap-x-14">
            <Contacts shown={shown} />
            <Sources shown={shown} />
            <Searches shown={shown} />
            <Hours shown={shown} />
            <Comparison shown={shown} />
            <PremierEffect shown={shown} />
          </div>
        </div>
      )}
      <Explained />
      {!shown.isEmpty && (
        <p className="print:hidden">
          <a className="text-link" href={`${path}/days.csv?${new URLSearchParams(asked(range))}`} download>
            Download these days as CSV
          </a>
        </p>
      )}
    </OwnerPage>
  );
}

const sinceInWords = (since: string | null) => (since ? `counted since ${formatDay(since)}` : "not counted yet");

/** The range as an address asks for it. */
function asked({ choice, from, to }: Route.ComponentProps["loaderData"]["range"]): Record<string, string> {
  return choice === "own" ? { from, to } : { days: choice };
}

function Explained() {
  return (
    <Part title="How this is counted">
      <p className="measure text-sm text-muted">
        These are views, not people: nobody is recognized, so who comes twice is counted twice, except by a reload or the way back. A listing counts as shown
        when half of its card was on a screen; the map is left out. Not counted: programs, pages a browser only prepares, people who ask not to be tracked
        (Global Privacy Control, Do Not Track) or who run no scripts, you and your team while signed in, and us. So the real numbers are a little higher. Today
        is not over yet.
      </p>
    </Part>
  );
}
