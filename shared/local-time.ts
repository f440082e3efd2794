import { brand } from "#site/brand.ts";
import { addDays } from "./local-day.ts";

/** Converts local dates and times, correct across DST and independent of the machine's zone. */

const formats = new Map<string, Intl.DateTimeFormat>();
const minute = 60_000;

function formatOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  } as const;
  const made = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...parts });
  formats.set(timeZone, made);
  return made;
}

/** Returns the local wall-clock time, encoded as if it were UTC. */
function shownAt(at: number, timeZone: string) {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(at))
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
}

const offsetAt = (at: number, timeZone: string) =>
  shownAt(at, timeZone) - Math.floor(at / minute) * minute;

/**
 * Maps minutes of a day to points in time. Null for the hour that spring skips; the first one for
 * the hour that fall repeats.
 */
export function clockOfDay(day: string, timeZone: string = brand.region.timeZone) {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [before, after] = [
    offsetAt(midnight - 12 * 60 * minute, timeZone),
    offsetAt(midnight + 36 * 60 * minute, timeZone),
  ];
  return (minuteOfDay: number): Date | null => {
    const shown = midnight + minuteOfDay * minute;
    if (before === after) return new Date(shown - before);
    const moments = [before, after]
      .map((offset) => shown - offset)
      .filter((at) => shownAt(at, timeZone) === shown);
    return moments.length > 0 ? new Date(Math.min(...moments)) : null;
  };
}

/** Returns the first moment of a day, an hour later if DST starts at midnight. */
export function startOfDay(day: string, timeZone: string = brand.region.timeZone) {
  const clock = clockOfDay(day, timeZone);
  return clock(0) ?? clock(60) ?? new Date(Number.NaN);
}

export function localTime(at: Date, timeZone: string = brand.region.timeZone) {
  const shown = new Date(shownAt(at.getTime(), timeZone));
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

export const timeOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, "0")}:${String(minuteOfDay % 60).padStart(2, "0")}`;

export const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function minuteOf(time: string) {
  const [, hours, minutes] = clockTime.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Returns the weekday; 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

export function daysFrom(first: string, last: string) {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
