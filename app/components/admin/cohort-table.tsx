import { monthInWords } from "#shared/month.ts";
import { percent } from "#shared/percent.ts";
import { ScrollArea } from "../ui/scroll-area.tsx";

type Cohort = { month: string; size: number; kept: { of: number; kept: number }[] };

const shades = ["", "bg-sage/30", "bg-sage/60", "bg-sage"];

export function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  const most = Math.max(...cohorts.map(({ kept }) => kept.length));
  const months = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <ScrollArea label="Cohorts, month by month">
      <table aria-label="Cohorts" className="text-sm tabular-nums">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-medium">
              First paid
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Listings
            </th>
            {months.map((number) => (
              <th
                key={number}
                scope="col"
                className="px-3 py-2 text-right font-medium whitespace-nowrap"
              >
                <span className="sr-only">After month </span>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, size, kept }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {monthInWords(month)}
              </th>
              <td className="px-3 py-2 text-right">{size}</td>
              {months.map((number) => {
                const cell = kept[number - 1];
                return (
                  <td
                    key={number}
                    className={`px-3 py-2 text-right ${cell ? shades[Math.round((3 * cell.kept) / cell.of)] : ""}`}
                  >
                    {cell && percent(cell.kept / cell.of)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
