import {
  describeWeek,
  isOpenAt,
  type MinuteRanges,
  rangesOfDay,
  readMinuteRanges,
  type Weekday,
  weekdays,
} from "#shared/hours.ts";
import { addDays } from "#shared/local-day.ts";
import { localTime, weekdayOf } from "#shared/local-time.ts";

export type OpeningHours = {
  weeklyHours: MinuteRanges;
  hourExceptions: { day: string; hours: string; note: string }[];
};
/**
 * `isOpen`: null if the day's hours are unknown. `week`: null if the weekly hours are. `next`: when
 * that changes; `day` is null for today.
 */
export type OpeningStatus = {
  isOpen: boolean | null;
  next: { minute: number; day: Weekday | null } | null;
  week: { day: Weekday; hours: string; isToday: boolean; note: string }[] | null;
};

/**
 * Returns the hours of the week at a given time: today is marked and uses its exception, if any.
 */
export function openingAt(openingHours: OpeningHours, at: Date, timeZone?: string): OpeningStatus {
  const { minute, today, exception, hours, isKnown } = weekAt(openingHours, at, timeZone);
  const isOpen = isKnown ? isOpenAt(hours, minute) : null;
  if (openingHours.weeklyHours.length === 0) return { isOpen, next: null, week: null };
  const week = describeWeek(hours).map((entry) => ({
    ...entry,
    isToday: entry.day === weekdays[today],
    note: entry.day === weekdays[today] ? (exception?.note ?? "") : "",
  }));
  return { isOpen, next: nextChange(openingHours, at, timeZone), week };
}

/** Finds the next opening or closing; null if open past midnight, or not open within a week. */
function nextChange(
  openingHours: OpeningHours,
  at: Date,
  timeZone?: string,
): OpeningStatus["next"] {
  const { day: today, minute } = localTime(at, timeZone);
  const hours = hoursOn(openingHours, today);
  const current = hours.find(([from, to]) => from <= minute && minute < to);
  if (current) return current[1] < 1440 ? { minute: current[1], day: null } : null;
  const later = hours.find(([from]) => from > minute);
  if (later) return { minute: later[0], day: null };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = addDays(today, ahead);
    const [first] = hoursOn(openingHours, day);
    if (first) return { minute: first[0], day: weekdays[weekdayOf(day)] ?? null };
  }
  return null;
}

export function isOpenOn(openingHours: OpeningHours, at: Date, timeZone?: string) {
  const { hours, minute, isKnown } = weekAt(openingHours, at, timeZone);
  return isKnown ? isOpenAt(hours, minute) : null;
}

function weekAt({ weeklyHours, hourExceptions }: OpeningHours, at: Date, timeZone?: string) {
  const { day, minute: minuteOfDay } = localTime(at, timeZone);
  const today = weekdayOf(day);
  const exception = exceptionOn(hourExceptions, day);
  const hours = exception
    ? replaceDay(weeklyHours, today, readMinuteRanges(exception.hours))
    : weeklyHours;
  return {
    minute: today * 1440 + minuteOfDay,
    today,
    exception,
    hours,
    isKnown: weeklyHours.length > 0 || exception !== undefined,
  };
}

/**
 * Returns the hours of a date in minutes since midnight: its exception, or else its weekday's
 * hours.
 */
export function hoursOn({ weeklyHours, hourExceptions }: OpeningHours, day: string): MinuteRanges {
  const exception = exceptionOn(hourExceptions, day);
  return exception ? readMinuteRanges(exception.hours) : rangesOfDay(weeklyHours, weekdayOf(day));
}

/** Formats weekly hours by day; null if not stated. */
export const hoursByDay = (weeklyHours: MinuteRanges) =>
  weeklyHours.length === 0
    ? null
    : Object.fromEntries(describeWeek(weeklyHours).map(({ day, hours }) => [day, hours]));

const exceptionOn = (exceptions: OpeningHours["hourExceptions"], day: string) =>
  exceptions.find((exception) => exception.day === day);

function replaceDay(week: MinuteRanges, day: number, ranges: MinuteRanges): MinuteRanges {
  const others = week.filter(([from]) => Math.floor(from / 1440) !== day);
  const its = ranges.map(([from, to]): [number, number] => [day * 1440 + from, day * 1440 + to]);
  return [...others, ...its].sort(([a], [b]) => a - b);
}
