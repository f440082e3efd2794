import { addDays } from "./local-day.ts";

/** Days and minutes of a place, and the moments that they are: right on the days when its clocks are changed, whatever the zone of the machine. */

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

/** What the clocks show, as if it were UTC. */
function shownAt(at: number, timeZone: string) {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(at))
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute);
}

const offsetAt = (at: number, timeZone: string) =>
  shownAt(at, timeZone) - Math.floor(at / minute) * minute;

/**
 * The clock of a day: which moment a minute of it is. Null for the hour that is left out in spring; of the hour that
 * comes twice in autumn, the first.
 */
export function clockOfDay(day: string, timeZone: string) {
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

/** Its first moment. Where clocks are changed at midnight, that is an hour later. */
export function startOfDay(day: string, timeZone: string) {
  const clock = clockOfDay(day, timeZone);
  return clock(0) ?? clock(60) ?? new Date(Number.NaN);
}

/** The day and the minute of it that the clocks show. */
export function localTime(at: Date, timeZone: string) {
  const shown = new Date(shownAt(at.getTime(), timeZone));
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** "09:30" */
export const timeOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, "0")}:${String(minuteOfDay % 60).padStart(2, "0")}`;

export const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Of "09:30"; null for what is no time. */
export function minuteOf(time: string) {
  const [, hours, minutes] = clockTime.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** 0 is Monday. */
export const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** From the first to the last, both in it. */
export function daysFrom(first: string, last: string) {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
