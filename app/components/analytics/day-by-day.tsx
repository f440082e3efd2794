import type { Point } from "#domain/analytics/chart.ts";
import { Part } from "./part.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { type Trend, trends } from "./trends.ts";

type Shown = { trend: Trend; points: Point[]; isComparable: boolean };

export function DayByDay({
  shown,
  isGoingOn,
  hrefOf,
}: {
  shown: Shown;
  isGoingOn: boolean;
  hrefOf: (trend: Trend) => string;
}) {
  return (
    <Part title="Day by day">
      <nav aria-label="What the line shows" className="mb-5 flex flex-wrap gap-2 print:hidden">
        {(Object.keys(trends) as Trend[]).map((trend) => (
          <a
            key={trend}
            href={hrefOf(trend)}
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
        isGoingOn={isGoingOn && shown.points.length > 2}
        isComparable={shown.isComparable}
      />
    </Part>
  );
}
