import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { presentAnalytics } from "#app/office/components/analytics/analytics-view.server.ts";
import { CountingExplanation } from "#app/office/components/analytics/counting-explanation.tsx";
import { DayByDay } from "#app/office/components/analytics/day-by-day.tsx";
import { FigureReport } from "#app/office/components/analytics/figure-table.tsx";
import { Funnel } from "#app/office/components/analytics/funnel.tsx";
import {
  ComparisonReport,
  ContactReport,
  HourReport,
  SearchReport,
  SourceReport,
} from "#app/office/components/analytics/listing-report.tsx";
import { RangeChoice } from "#app/office/components/analytics/range-choice.tsx";
import { formatFigure, ReportSection } from "#app/office/components/analytics/report-section.tsx";
import { readTrend, type TrendName } from "#app/office/components/analytics/trends.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { findAnalytics } from "#domain/analytics/find-analytics.server.ts";
import { minComparisonDays, minImpressions } from "#domain/analytics/phases.ts";
import {
  comparisonInWords,
  formatDayRange,
  rangeParams,
  readRange,
} from "#domain/analytics/range.ts";
import { localDay } from "#shared/local-day.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/listing.ts";

const parent = "/owner/analytics";

export const middleware = [authorize("analytics.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const { searchParams } = args.url;
  const today = localDay(services.clock());
  const range = readRange(searchParams, today);
  const found = requireFound(await findAnalytics(services, actor, listing.id, range));
  return {
    range,
    today,
    shown: presentAnalytics(found, readTrend(searchParams.get("show")), await services.reference()),
  };
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? `Analytics of ${loaderData.shown.name}` : "Analytics",
);

export default function ListingAnalytics({
  loaderData: { range, today, shown },
}: Route.ComponentProps) {
  const path = `${parent}/${shown.slug}`;
  const at = (trend: TrendName) =>
    `${path}?${new URLSearchParams({ ...rangeParams(range), show: trend })}`;
  return (
    <OwnerPage
      title="Analytics"
      lead={`${shown.name}. ${formatDayRange(range)}, ${comparisonInWords(range, shown)}.`}
      isWide
    >
      <RangeChoice path={path} range={range} today={today} trend={shown.trend} />
      {shown.isDemo && (
        <p className="text-sm text-muted">
          This listing is invented, and so are its figures: they show what this page can do.
        </p>
      )}
      {shown.isEmpty ? (
        <EmptyState
          title="Nothing was counted in these days"
          text="When visitors see this listing in a list, open its profile or call, it appears here within seconds. Your own visits are not counted while you are signed in."
        >
          <ButtonLink variant="secondary" href={`/listing/${shown.slug}`}>
            See your profile
          </ButtonLink>
        </EmptyState>
      ) : (
        <div id="results" tabIndex={-1} className="grid gap-10 outline-none *:min-w-0">
          <Funnel shown={shown} />
          <DayByDay shown={shown} hrefOf={at} />
          <div className="grid gap-10 *:min-w-0 xl:grid-cols-2 xl:gap-x-14">
            <ContactReport shown={shown} />
            <SourceReport shown={shown} />
            <SearchReport shown={shown} />
            <HourReport shown={shown} />
            <ComparisonReport shown={shown} />
            <PremierEffect shown={shown} />
          </div>
        </div>
      )}
      <CountingExplanation notCounted="you and your team while signed in, and us" />
      {!shown.isEmpty && (
        <p className="print:hidden">
          <a
            className="text-link"
            href={`${path}/days.csv?${new URLSearchParams(rangeParams(range))}`}
            download
          >
            Download these days as CSV
          </a>
        </p>
      )}
    </OwnerPage>
  );
}

/**
 * Shows the measured effect of Premier. It promises nothing and is hidden when there is too little
 * data.
 */
function PremierEffect({
  shown: { effect, phases, isPremium, slug },
}: Pick<Route.ComponentProps["loaderData"], "shown">) {
  const days = `${plural(phases.premier, "day")} as Premier and ${plural(phases.without, "day")} without`;
  if (effect)
    return (
      <FigureReport
        title="What Premier brings you"
        text={`As measured: your latest ${days}, at most 90 of each, regardless of the days selected above. Seasons and prices differ too, so treat it as a hint. Position 1 is the first on a page.`}
        head={["Figure", "As Premier", "Without"]}
        rows={effect.map(({ name, premier, without }) => ({
          name,
          cells: [formatFigure(premier), formatFigure(without)],
        }))}
      />
    );
  return (
    <ReportSection title={isPremium ? "What Premier brings you" : "What Premier would bring"}>
      <p className="measure text-muted">
        Not enough data yet: {days} {phases.premier + phases.without === 1 ? "is" : "are"} counted
        so far. This needs {minComparisonDays} of each, with {minImpressions} times shown.{" "}
        {!isPremium && <TextLink href={`/owner/plan?of=${slug}`}>What Premier includes</TextLink>}
      </p>
    </ReportSection>
  );
}
