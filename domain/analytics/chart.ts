import type { DateRange } from "./range.ts";

const mostPoints = 100;
const week = 7;

export type ChartPoint = DateRange & { now: number; before: number };

/** Pairs days with the previous period. Long periods are grouped by week. */
export function groupChartPoints(
  now: { day: string; value: number }[],
  before: { value: number }[],
): ChartPoint[] {
  const size = now.length > mostPoints ? week : 1;
  const sum = (values: { value: number }[]) =>
    values.reduce((total, { value }) => total + value, 0);
  const points: ChartPoint[] = [];
  // Starts at the end, so the latest week is complete. The remaining days join the first group.
  let end = now.length;
  while (end > 0) {
    const begin = end - size < size / 2 ? 0 : end - size;
    const days = now.slice(begin, end);
    const [first, last] = [days[0], days.at(-1)];
    if (first && last)
      points.unshift({
        from: first.day,
        to: last.day,
        now: sum(days),
        before: sum(before.slice(begin, end)),
      });
    end = begin;
  }
  return points;
}

/** Next round number at or above a value, for the end of an axis. */
export function roundUp(figure: number) {
  const least = Math.max(figure, 4);
  const power = 10 ** Math.floor(Math.log10(least));
  return (
    [1, 2, 4, 5, 8, 10]
      .map((step) => step * power)
      .find((step) => step >= least && step % 2 === 0) ?? 10 * power
  );
}
