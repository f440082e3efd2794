import { Link } from "react-router";
import type { ChartPoint } from "#domain/analytics/chart.ts";
import { ReportSection } from "./report-section.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { type TrendName, trendSeries } from "./trends.ts";

type Props = { trend: TrendName; points: ChartPoint[]; isComparable: boolean };

type DayByDayProps = { shown: Props; hrefOf: (trend: TrendName) => string };

export function DayByDay({ shown, hrefOf }: DayByDayProps) {
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
        isComparable={shown.isComparable}
      />
    </ReportSection>
  );
}
