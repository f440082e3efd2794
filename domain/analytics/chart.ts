import type { Days } from "./range.ts";

const mostPoints = 100;
const week = 7;

export type Point = Days & { now: number; before: number };

/** The figures of days beside those of as many days before, by the week where there are too many days for one line. */
export function pointsOf(
  now: { day: string; value: number }[],
  before: { value: number }[],
): Point[] {
  const size = now.length > mostPoints ? week : 1;
  const sum = (values: { value: number }[]) =>
    values.reduce((total, { value }) => total + value, 0);
  const points: Point[] = [];
  // From the end, so that the latest week is whole; a few days left over go with the first.
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

/** The first round number that is not below a figure: where an axis ends. */
export function roundUp(figure: number) {
  const least = Math.max(figure, 4);
  const power = 10 ** Math.floor(Math.log10(least));
  return (
    [1, 2, 4, 5, 8, 10]
      .map((step) => step * power)
      .find((step) => step >= least && step % 2 === 0) ?? 10 * power
  );
}
