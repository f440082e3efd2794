import { csvResponse } from "#app/http/file-response.ts";
import { figureLabels, figureNames, type ListingFigures } from "#domain/analytics/figures.ts";
import type { DateRange } from "#domain/analytics/range.ts";

export function daysAsCsv(
  name: string,
  { from, to }: DateRange,
  days: ({ day: string } & ListingFigures)[],
) {
  const rows = days.map((figures) => [figures.day, ...figureNames.map((each) => figures[each])]);
  return csvResponse(
    `${name}-${from}-${to}`,
    ["Day", ...figureNames.map((each) => figureLabels[each])],
    rows,
  );
}
