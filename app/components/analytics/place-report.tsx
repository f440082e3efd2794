import type { AnalyticsShown } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { changeInWords, contactNames, type FigureName, labels } from "#domain/analytics/figures.ts";
import { sourceNames } from "#domain/analytics/sources.ts";
import { FigureTable } from "./figure-table.tsx";
import { HourGrid } from "./hour-grid.tsx";
import { figure, Part } from "./part.tsx";

type Of = { shown: AnalyticsShown };

/** Contacts by channel. Bookings, requests, and vouchers count when they come in. */
export function Contacts({
  shown: { now, before, isComparable },
}: {
  shown: Pick<AnalyticsShown, "now" | "before" | "isComparable">;
}) {
  const names: FigureName[] = [...contactNames, "saves", "shares"];
  return (
    <Part
      title="What visitors did"
      text="Calls are clicks on a phone number. Bookings, requests and claims are the ones made on this site."
    >
      <FigureTable
        label="What visitors did"
        head={["Action", "Times", ...(isComparable ? ["Before", "Change"] : [])]}
        rows={names.map((name) => ({
          name: labels[name],
          bar: now[name],
          cells: isComparable
            ? [
                figure(now[name]),
                figure(before[name]),
                changeInWords(now[name], before[name]) ?? "–",
              ]
            : [figure(now[name])],
        }))}
      />
    </Part>
  );
}

type Found = { shown: Pick<AnalyticsShown, "sources" | "hosts">; title?: string };

export function Sources({ shown: { sources, hosts }, title = "Where they found you" }: Found) {
  if (sources.length === 0) return null;
  return (
    <Part
      title={title}
      text="For a list: the page it appeared on. For a profile: the page that linked to it. Contacts are calls, emails, directions and website visits."
    >
      <FigureTable
        label={title}
        head={["Where", "Views", "Shown", "Contacts"]}
        rows={sources.map(({ source, impressions, views, clicks }) => ({
          name: sourceNames[source],
          bar: views,
          cells: [figure(views), figure(impressions), figure(clicks)],
        }))}
      />
      {hosts.names.length > 0 && (
        <p className="measure mt-5 text-sm text-muted wrap-anywhere">
          Other sites:{" "}
          {hosts.names.map(({ name, times }) => `${name} (${figure(times)})`).join(", ")}
          {hosts.others > 0 && `, others (${figure(hosts.others)})`}.
        </p>
      )}
    </Part>
  );
}

export function Searches({ shown: { searches } }: Of) {
  const { names, others } = searches;
  if (names.length === 0 && others === 0) return null;
  const rows = [...names, ...(others > 0 ? [{ name: "Other words", times: others }] : [])];
  return (
    <Part
      title="Searches that showed you"
      text="What we understood from them: treatments, categories and cities. We do not keep the words themselves."
    >
      <FigureTable
        label="Searches that showed you"
        head={["Search", "Times shown"]}
        rows={rows.map(({ name, times }) => ({ name, bar: times, cells: [figure(times)] }))}
      />
    </Part>
  );
}

const leastViews = 50;

export function Hours({ shown: { hours } }: { shown: Pick<AnalyticsShown, "hours"> }) {
  if (hours.flat().reduce((sum, count) => sum + count, 0) < leastViews) return null;
  return (
    <Part
      title="When visitors look"
      text="Profile views by hour of the day in Orange County, kept for 90 days."
    >
      <HourGrid views={hours} />
    </Part>
  );
}

export function Comparison({ shown: { now, medians } }: Of) {
  const clicks = now.calls + now.emails + now.directions + now.websites;
  return (
    <Part
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
            {
              name: labels.impressions,
              cells: [figure(now.impressions), figure(medians.impressions)],
            },
            { name: labels.views, cells: [figure(now.views), figure(medians.views)] },
            {
              name: "Calls, emails, directions and website visits",
              cells: [figure(clicks), figure(medians.clicks)],
            },
          ]}
        />
      )}
    </Part>
  );
}
