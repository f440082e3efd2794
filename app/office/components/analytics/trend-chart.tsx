import { Unfold } from "#app/components/ui/unfold.tsx";
import { type ChartPoint, roundUp } from "#domain/analytics/chart.ts";
import { formatDayRange } from "#domain/analytics/range.ts";
import { FigureTable } from "./figure-table.tsx";
import { formatFigure } from "./report-section.tsx";

const [width, height] = [1000, 240];

type Props = { name: string; points: ChartPoint[]; isComparable: boolean };

/**
 * Draws a trend line over that of the previous period, with a table as an alternative. A day that
 * is not over appears in the table only.
 */
export function TrendChart({ name, points: all, isComparable }: Props) {
  const points = all.length > 2 ? all.filter(({ before }) => before !== null) : all;
  const top = roundUp(Math.max(...points.map(({ now, before }) => Math.max(now, before ?? 0))));
  const across = (index: number) =>
    points.length < 2 ? width / 2 : (width * index) / (points.length - 1);
  const line = (of: (point: ChartPoint) => number) =>
    points.map(
      (point, index) =>
        `${across(index).toFixed(1)},${(height - (height * of(point)) / top).toFixed(1)}`,
    );
  const [now, before] = [line((point) => point.now), line((point) => point.before ?? 0)];
  const each = points[0]?.from === points[0]?.to ? "a day" : "a week";
  const labelled = points.flatMap(({ to }, index) =>
    (points.length - 1 - index) % daysPerLabel(points.length) === 0 ? [{ to, index }] : [],
  );
  return (
    <figure>
      <div className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-muted tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-right">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="-my-2.5">
              {value.toLocaleString("en-US")}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible md:h-60"
          aria-hidden="true"
        >
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              x1="0"
              x2={width}
              y1={height * part}
              y2={height * part}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          <polygon
            points={[`0,${height}`, ...now, `${across(now.length - 1)},${height}`].join(" ")}
            className="fill-sage"
            fillOpacity="0.6"
          />
          {isComparable && (
            <polyline
              points={before.join(" ")}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth="1.5"
              strokeDasharray="4 4"
              className="stroke-muted"
            />
          )}
          <polyline
            points={now.join(" ")}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="stroke-lagoon"
          />
          {points.map((point, index) => (
            <rect
              key={point.from}
              x={across(index) - width / points.length / 2}
              width={width / points.length}
              height={height}
              className="fill-transparent hover:fill-ink/5"
            >
              <title>{readOut(point, isComparable)}</title>
            </rect>
          ))}
        </svg>
        <div />
        <svg className="mt-3 h-5 w-full overflow-visible fill-muted" aria-hidden="true">
          {labelled.map(({ to, index }) => (
            <text
              key={to}
              x={`${(100 * across(index)) / width}%`}
              y="14"
              textAnchor={index === points.length - 1 ? "end" : index === 0 ? "start" : "middle"}
            >
              {formatDayShort(to)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <Key name={`${name}, ${each}`} className="stroke-lagoon" />
        {isComparable && <Key name="Previous period" className="stroke-muted" isDashed />}
      </figcaption>
      <Unfold title="View as table" isSmall className="mt-3 print:hidden">
        <div className="mt-2 max-w-xl">
          <FigureTable
            label={`${name}, as a table`}
            head={[each === "a day" ? "Day" : "Days", name, ...(isComparable ? ["Previous"] : [])]}
            rows={all.map((point) => ({
              name: formatDayRange(point),
              cells: [point.now, ...(isComparable ? [point.before] : [])].map(formatCell),
            }))}
          />
        </div>
      </Unfold>
    </figure>
  );
}

const daysPerLabel = (points: number) => (points < 10 ? 2 : points < 40 ? 7 : 14);

const formatCell = (value: number | null) => (value === null ? "–" : formatFigure(value));

const readOut = (point: ChartPoint, isComparable: boolean) =>
  `${formatDayRange(point)}: ${formatFigure(point.now)}${isComparable && point.before !== null ? `, before ${formatFigure(point.before)}` : ""}`;

const formatDayShort = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
  });

type KeyProps = { name: string; className: string; isDashed?: boolean };

function Key({ name, className, isDashed = false }: KeyProps) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 24 4" className="h-1 w-6" aria-hidden="true">
        <line
          x1="0"
          x2="24"
          y1="2"
          y2="2"
          strokeWidth="2.5"
          className={className}
          {...(isDashed ? { strokeDasharray: "4 4" } : {})}
        />
      </svg>
      {name}
    </span>
  );
}
