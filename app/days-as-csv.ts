import { type Figures, figureNames, labels } from "#domain/analytics/figures.ts";
import type { Days } from "#domain/analytics/range.ts";
import { writeCsv } from "#shared/csv.ts";

/** What was counted on each day, as a file. */
export function daysAsCsv(name: string, { from, to }: Days, days: ({ day: string } & Figures)[]) {
  const rows = days.map((figures) => [figures.day, ...figureNames.map((each) => figures[each])]);
  return new Response(writeCsv(["Day", ...figureNames.map((each) => labels[each])], rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${from}-${to}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
