import { type MinuteRanges, weekdays } from "#shared/hours.ts";
import { minuteOf, timeOf } from "#shared/local-time.ts";

/** Weekly hours as form fields: up to three ranges a day, each on the day it begins. */

export const hourRangeIndexes = [0, 1, 2] as const;
export const hourField = (end: "opens" | "closes", day: number, stretch: number) =>
  `${end}-${day}-${stretch}`;

const dayMinutes = 1440;
const weekMinutes = 7 * dayMinutes;
const latestClosing = 6 * 60;

export function weekValues(ranges: MinuteRanges): Record<string, string> {
  const count = weekdays.map(() => 0);
  return Object.fromEntries(
    joinedAtSunday(ranges)
      .flatMap(splitByDay)
      .flatMap(([from, to]) => {
        const day = Math.floor(from / dayMinutes);
        const stretch = count[day] ?? 0;
        count[day] = stretch + 1;
        return [
          [hourField("opens", day, stretch), timeOf(from % dayMinutes)],
          [hourField("closes", day, stretch), timeOf(to % dayMinutes)],
        ];
      }),
  );
}

/** Joins a range over Sunday night, which is stored as two. */
function joinedAtSunday(ranges: MinuteRanges): MinuteRanges {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (
    !first ||
    !last ||
    first === last ||
    first[0] !== 0 ||
    last[1] !== weekMinutes ||
    first[1] > latestClosing
  )
    return ranges;
  return [...ranges.slice(1, -1), [last[0], weekMinutes + first[1]]];
}

/** Splits a range that lasts longer than a night into days. */
function splitByDay([from, to]: [number, number]): MinuteRanges {
  const midnight = (Math.floor(from / dayMinutes) + 1) * dayMinutes;
  if (to <= midnight + latestClosing && (to <= midnight || from % dayMinutes !== 0))
    return [[from, to]];
  return [[from, midnight], ...splitByDay([midnight, to])];
}

type ParsedRanges = { ranges: MinuteRanges; errors: Record<string, string[]> };

export function readWeek(one: (name: string) => string): ParsedRanges {
  const errors: Record<string, string[]> = {};
  const ranges: MinuteRanges = [];
  for (const [day, name] of weekdays.entries()) {
    const dayRanges: MinuteRanges = [];
    for (const stretch of hourRangeIndexes) {
      const [opens, closes] = [hourField("opens", day, stretch), hourField("closes", day, stretch)];
      if (!one(opens) && !one(closes)) continue;
      const [from, to] = [minuteOf(one(opens)), minuteOf(one(closes))];
      if (from === null) errors[opens] = [`${name}: choose when you open.`];
      if (to === null) errors[closes] = [`${name}: choose when you close.`];
      if (from === null || to === null) continue;
      const end = to > from ? to : to + dayMinutes;
      if (end > dayMinutes + latestClosing)
        errors[closes] = [
          `${name}: the closing time is before the opening time. Check both; a day may run until 6 AM.`,
        ];
      else if (dayRanges.some(([begin, until]) => from < until && begin < end))
        errors[opens] = [`${name}: these hours overlap.`];
      else dayRanges.push([from, end]);
    }
    ranges.push(
      ...dayRanges.flatMap(([from, to]) =>
        aroundTheWeek(day * dayMinutes + from, day * dayMinutes + to),
      ),
    );
  }
  return { ranges, errors };
}

function aroundTheWeek(from: number, to: number): MinuteRanges {
  if (to <= weekMinutes) return [[from, to]];
  return [
    [from, weekMinutes],
    [0, to - weekMinutes],
  ];
}
