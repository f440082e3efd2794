import { csvFile } from "#app/http/csv-response.ts";
import { type Figures, figureNames, labels } from "#domain/analytics/figures.ts";
import type { Days } from "#domain/analytics/range.ts";

export function daysAsCsv(name: string, { from, to }: Days, days: ({ day: string } & Figures)[]) {
  const rows = days.map((figures) => [figures.day, ...figureNames.map((each) => figures[each])]);
  return csvFile(
    `${name}-${from}-${to}`,
    ["Day", ...figureNames.map((each) => labels[each])],
    rows,
  );
}
