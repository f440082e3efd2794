import { brand } from "#site/brand.ts";
import { language, languageEntry } from "./language.ts";
import { localTime, weekdayOf } from "./local-time.ts";
import { say } from "./say.ts";

/** Opening hours: minutes since Monday 00:00, local time, as sorted disjoint [from, to) pairs. */
export type MinuteRanges = [from: number, to: number][];

/** Parses PostgreSQL's notation, "{[540,1080),[1980,2520)}". */
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

/** Minutes since midnight of one day (0 is Monday). Ranges over midnight appear on both days. */
export function rangesOfDay(ranges: MinuteRanges, day: number): MinuteRanges {
  const start = day * dayMinutes;
  return ranges
    .map(([from, to]): [number, number] => [
      Math.max(from - start, 0),
      Math.min(to - start, dayMinutes),
    ])
    .filter(([from, to]) => from < to);
}

/** Formats hours per day; "Closed" for days without any. */
export function describeWeek(ranges: MinuteRanges): { day: Weekday; hours: string }[] {
  return weekdays.map((day, index) => {
    return { day, hours: describeRanges(rangesOfDay(ranges, index)) || say("Closed") };
  });
}

export const describeRanges = (ranges: MinuteRanges) =>
  ranges
    .map(([from, to]) =>
      to - from === dayMinutes ? say("Open 24 hours") : `${formatTime(from)} – ${formatTime(to)}`,
    )
    .join(", ");

export function formatTime(minute: number) {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? say("AM") : say("PM")}`;
}

/**
 * Formats a time inside a sentence, such as "las 2:00 p. m." or "la 1:30 p. m."; English needs no
 * article.
 */
export function timeInSentence(minute: number) {
  const time = formatTime(minute);
  const { one, other } = languageEntry(language()).time ?? {};
  return (time.startsWith("1:") ? one : other)?.replace("{time}", time) ?? time;
}

export function isOpenAt(ranges: MinuteRanges, minuteOfWeek: number) {
  return ranges.some(([from, to]) => from <= minuteOfWeek && minuteOfWeek < to);
}

export function minuteOfWeek(at: Date, timeZone: string = brand.region.timeZone) {
  const { day, minute } = localTime(at, timeZone);
  return weekdayOf(day) * dayMinutes + minute;
}
