import { monthInWords } from "#shared/month.ts";
import { ScrollArea } from "../ui/scroll-area.tsx";

type MonthBar = { month: string; value: number; text: string; more?: string[] };

const [width, height] = [1000, 220];

type Props = { name: string; bars: MonthBar[]; head?: string[] };

export function MonthBars({ name, bars, head = [] }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const step = width / Math.max(bars.length, 1);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full"
        aria-hidden="true"
      >
        {bars.map(({ month, value }, index) => (
          <rect
            key={month}
            x={step * (index + 0.18)}
            width={step * 0.64}
            y={height - (height * value) / most}
            height={(height * value) / most}
            className={index === bars.length - 1 ? "fill-lagoon/50" : "fill-lagoon"}
          />
        ))}
        <line
          x1="0"
          x2={width}
          y1={height}
          y2={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      </svg>
      <div aria-hidden="true" className="mt-2 flex text-center text-sm text-muted">
        {bars.map(({ month, text }) => (
          <span key={month} className="min-w-0 flex-1">
            <span className="block text-ink tabular-nums max-lg:hidden">{text}</span>
            {monthInWords(month).slice(0, 3)}
          </span>
        ))}
      </div>
      <figcaption className="sr-only">{name}, month by month</figcaption>
      <details className="mt-3">
        <summary className="text-link w-fit cursor-pointer list-none py-2 text-sm [&::-webkit-details-marker]:hidden">
          View as table
        </summary>
        <ScrollArea label={`${name}, as a table`}>
          <table className="mt-2 w-full text-sm tabular-nums">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-2 text-left font-medium">
                  Month
                </th>
                {[name, ...head].map((column) => (
                  <th key={column} scope="col" className="py-2 pl-4 text-right font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ month, text, more = [] }) => (
                <tr key={month} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
                    {monthInWords(month)}
                  </th>
                  {[text, ...more].map((cell, index) => (
                    <td
                      key={[name, ...head][index]}
                      className="py-2 pl-4 text-right whitespace-nowrap"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </figure>
  );
}
