import type { DateRange } from "./range.ts";

const mostPoints = 100;
const week = 7;

/** `before` is null for a day that is not over. */
export type ChartPoint = DateRange & { now: number; before: number | null };

/**
 * Pairs days with the previous period. Long periods are grouped by week. A day more than before is
 * today: a point of its own.
 */
export function groupChartPoints(
  days: { day: string; value: number }[],
  before: { value: number }[],
): ChartPoint[] {
  const now = days.slice(0, before.length);
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
  for (const { day, value } of days.slice(before.length))
    points.push({ from: day, to: day, now: value, before: null });
  return points;
}

/** Rounds a value up to the next round number, for the end of an axis. */
export function roundUp(figure: number) {
  const least = Math.max(figure, 4);
  const power = 10 ** Math.floor(Math.log10(least));
  return (
    [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10]
      .map((step) => step * power)
      .find((step) => step >= least && step % 2 === 0) ?? 10 * power
  );
}
