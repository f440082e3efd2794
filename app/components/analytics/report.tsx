import { Link } from "react-router";
import type { AnalyticsView } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { type AnalyticsRange, rangeParams } from "#domain/analytics/range.ts";
import { Funnel } from "./funnel.tsx";
import { RangeChoice } from "./range-choice.tsx";
import { ReportSection } from "./report-section.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { type TrendName, trendSeries } from "./trends.ts";

type Shown = Pick<
  AnalyticsView,
  "isEmpty" | "now" | "before" | "isComparable" | "trend" | "points"
>;
type Props = {
  path: string;
  range: AnalyticsRange;
  today: string;
  shown: Shown;
  note?: React.ReactNode;
  /** In place of the figures if nothing was counted. */
  empty: React.ReactNode;
  notCounted: string;
  /** Of the reports beside each other on wide screens. */
  columns: string;
  children: React.ReactNode;
};

/** Figures of some days: those of one listing, or of all. */
export function AnalyticsReport(props: Props) {
  const { path, range, today, shown, note, empty, notCounted, columns, children } = props;
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({ ...rangeParams(range), ...more });
  return (
    <>
      <RangeChoice path={path} range={range} today={today} trend={shown.trend} />
      {note}
      {shown.isEmpty ? (
        empty
      ) : (
        <div id="results" tabIndex={-1} className="grid gap-10 outline-none *:min-w-0">
          <Funnel now={shown.now} before={shown.isComparable ? shown.before : null} />
          <DayByDay
            shown={shown}
            isGoingOn={range.to === today}
            hrefOf={(trend) => `${path}?${query({ show: trend })}`}
          />
          <div className={`grid gap-10 *:min-w-0 ${columns}`}>{children}</div>
        </div>
      )}
      <CountingExplanation notCounted={notCounted} />
      {!shown.isEmpty && (
        <p className="print:hidden">
          <a className="text-link" href={`${path}/days.csv?${query()}`} download>
            Download these days as CSV
          </a>
        </p>
      )}
    </>
  );
}

function DayByDay({
  shown,
  isGoingOn,
  hrefOf,
}: {
  shown: Shown;
  isGoingOn: boolean;
  hrefOf: (trend: TrendName) => string;
}) {
  return (
    <ReportSection title="Day by day">
      <nav aria-label="What the line shows" className="mb-5 flex flex-wrap gap-2 print:hidden">
        {(Object.keys(trendSeries) as TrendName[]).map((trend) => (
          <Link
            key={trend}
            to={hrefOf(trend)}
            preventScrollReset
            aria-current={trend === shown.trend ? "true" : undefined}
            className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-sage"
          >
            {trendSeries[trend].name}
          </Link>
        ))}
      </nav>
      <TrendChart
        name={trendSeries[shown.trend].name}
        points={shown.points}
        isGoingOn={isGoingOn && shown.points.length > 2}
        isComparable={shown.isComparable}
      />
    </ReportSection>
  );
}

function CountingExplanation({ notCounted }: { notCounted: string }) {
  return (
    <ReportSection title="How this is counted">
      <p className="measure text-sm text-muted">
        These are views, not people: we do not recognize visitors, so a second visit counts again,
        except for a reload or the back button. A listing counts as shown when half of its card was
        on screen; the map is not included. Not counted: bots, pages that a browser only prefetches,
        people who ask not to be tracked (Global Privacy Control, Do Not Track) or who run no
        scripts, {notCounted}. The real numbers are therefore slightly higher. Today is not complete
        yet.
      </p>
    </ReportSection>
  );
}
