import {
  contactNames,
  describeFigureChange,
  type FigureName,
  figureLabels,
} from "#domain/analytics/figures.ts";
import { sourceNames } from "#domain/analytics/sources.ts";
import type { AnalyticsView } from "./analytics-view.server.ts";
import { FigureReport, FigureTable } from "./figure-table.tsx";
import { HourGrid } from "./hour-grid.tsx";
import { formatFigure, ReportSection } from "./report-section.tsx";

type ReportProps = { shown: AnalyticsView };

type Props = { shown: Pick<AnalyticsView, "now" | "complete" | "before" | "isComparable"> };

/** Contacts by channel. Bookings, requests, and vouchers count when they come in. */
export function ContactReport({ shown: { now, complete, before, isComparable } }: Props) {
  const names: FigureName[] = [...contactNames, "saves", "shares"];
  return (
    <FigureReport
      title="What visitors did"
      text="Calls are clicks on a phone number. Bookings, callback requests and vouchers are those made on this site."
      head={["Action", "Times", ...(isComparable ? ["Before", "Change"] : [])]}
      rows={names.map((name) => ({
        name: figureLabels[name],
        bar: now[name],
        cells: isComparable
          ? [
              formatFigure(now[name]),
              formatFigure(before[name]),
              describeFigureChange(complete[name], before[name]) ?? "–",
            ]
          : [formatFigure(now[name])],
      }))}
    />
  );
}

type SourcesProps = { shown: Pick<AnalyticsView, "sources" | "hosts">; title?: string };

export function SourceReport({
  shown: { sources, hosts },
  title = "Where they found you",
}: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <FigureReport
      title={title}
      text="For a list: the page it appeared on. For a profile: the page that linked to it. Contacts are calls, emails, directions and website visits."
      head={["Where", "Views", "Shown", "Contacts"]}
      rows={sources.map(({ source, impressions, views, clicks }) => ({
        name: sourceNames[source],
        bar: views,
        cells: [views, impressions, clicks].map(formatFigure),
      }))}
    >
      {hosts.names.length > 0 && (
        <p className="measure mt-5 text-sm text-muted wrap-anywhere">
          Other sites:{" "}
          {hosts.names.map(({ name, times }) => `${name} (${formatFigure(times)})`).join(", ")}
          {hosts.others > 0 && `, others (${formatFigure(hosts.others)})`}.
        </p>
      )}
    </FigureReport>
  );
}

export function SearchReport({ shown: { searches } }: ReportProps) {
  const { names, others } = searches;
  if (names.length === 0 && others === 0) return null;
  const rows = [...names, ...(others > 0 ? [{ name: "Other words", times: others }] : [])];
  return (
    <FigureReport
      title="Searches that showed you"
      text="What we understood from them: treatments, categories and cities. We do not keep the words themselves."
      head={["Search", "Times shown"]}
      rows={rows.map(({ name, times }) => ({ name, bar: times, cells: [formatFigure(times)] }))}
    />
  );
}

const leastViews = 50;

export function HourReport({ shown: { hours } }: { shown: Pick<AnalyticsView, "hours"> }) {
  if (hours.flat().reduce((sum, count) => sum + count, 0) < leastViews) return null;
  return (
    <ReportSection
      title="When visitors look"
      text="Profile views by hour of the day in Orange County, kept for 90 days."
    >
      <HourGrid views={hours} />
    </ReportSection>
  );
}

export function ComparisonReport({ shown: { now, medians } }: ReportProps) {
  const clicks = now.calls + now.emails + now.directions + now.websites;
  return (
    <ReportSection
      title="Compared with others"
      text={
        medians
          ? `The ${medians.others} other listings in ${medians.category}, over the same days. Half of them have more than the median, half have less.`
          : "There are fewer than five other listings in your category: a median of so few would reveal the figures of a single one."
      }
    >
      {medians && (
        <FigureTable
          label="Compared with others"
          head={["Figure", "You", "Median"]}
          rows={[
            [figureLabels.impressions, now.impressions, medians.impressions] as const,
            [figureLabels.views, now.views, medians.views] as const,
            ["Calls, emails, directions and website visits", clicks, medians.clicks] as const,
          ].map(([name, ...values]) => ({ name, cells: values.map(formatFigure) }))}
        />
      )}
    </ReportSection>
  );
}
