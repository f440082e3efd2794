import { localTime, weekdayOf } from "./local-time.ts";
import { say } from "./say.ts";

/** Opening hours: minutes since Monday 00:00 as [from, to) pairs, sorted and apart. Local time of the place. */
export type MinuteRanges = [from: number, to: number][];

/** From PostgreSQL's notation, "{[540,1080),[1980,2520)}". */
export function readMinuteRanges(text: string): MinuteRanges {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

const dayMinutes = 1440;

/** What of the ranges lies on one day (0 is Monday), in minutes since its midnight: a stretch over midnight shows on both days. */
export function rangesOfDay(ranges: MinuteRanges, day: number): MinuteRanges {
  const start = day * dayMinutes;
  return ranges
    .map(([from, to]): [number, number] => [
      Math.max(from - start, 0),
      Math.min(to - start, dayMinutes),
    ])
    .filter(([from, to]) => from < to);
}

/** Every day of the week with its hours as people write them, "Closed" where there are none. */
export function describeWeek(ranges: MinuteRanges): { day: Weekday; hours: string }[] {
  return weekdays.map((day, index) => {
    return { day, hours: describeRanges(rangesOfDay(ranges, index)) || say("Closed") };
  });
}

/** "9:00 AM – 6:00 PM" of the minutes of a day. */
export const describeRanges = (ranges: MinuteRanges) =>
  ranges
    .map(([from, to]) =>
      to - from === dayMinutes ? say("Open 24 hours") : `${formatTime(from)} – ${formatTime(to)}`,
    )
    .join(", ");

/** "9:30 AM" */
export function formatTime(minute: number) {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? say("AM") : say("PM")}`;
}

export function isOpenAt(ranges: MinuteRanges, minuteOfWeek: number) {
  return ranges.some(([from, to]) => from <= minuteOfWeek && minuteOfWeek < to);
}

/** The minute of the week that a clock in the time zone shows. */
export function minuteOfWeek(at: Date, timeZone: string) {
  const { day, minute } = localTime(at, timeZone);
  return weekdayOf(day) * dayMinutes + minute;
}
