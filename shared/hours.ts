/** Opening hours: minutes since Monday 00:00 as [from, to) pairs, sorted and apart. Local time of the place. */
export type MinuteRanges = [from: number, to: number][];

/** From PostgreSQL's notation, "{[540,1080),[1980,2520)}". */
export function readMinuteRanges(text: string): MinuteRanges {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Weekday = (typeof weekdays)[number];

const dayMinutes = 1440;
const dayPattern = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?";
const timePattern = "(\\d{1,2})(?::(\\d{2}))?\\s*(am|pm)";
const dayRange = new RegExp(`^${dayPattern}(?:\\s*(?:-|–|to)\\s*${dayPattern})?\\s*:?\\s*(.+)$`, "i");
const timeRange = new RegExp(`^${timePattern}\\s*(?:-|–|to)\\s*${timePattern}$`, "i");

/** Reads "Mon-Fri 9am-6pm; Sat 10am-1pm and 2pm-4:30pm; Sun closed". Null where a part cannot be read, so that nobody is shown guessed hours. */
export function parseHours(text: string): MinuteRanges | null {
  const ranges: MinuteRanges = [];
  for (const part of text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter(Boolean)) {
    const [, firstDay, lastDay, times] = dayRange.exec(part) ?? [];
    if (!firstDay || !times) return null;
    const intervals = /^closed$/i.test(times.trim()) ? [] : times.split(/\s+and\s+|,\s*|&/i).map(parseInterval);
    for (const day of daysFrom(firstDay, lastDay ?? firstDay)) {
      for (const interval of intervals) {
        if (!interval) return null;
        ranges.push([day * dayMinutes + interval[0], day * dayMinutes + interval[1]]);
      }
    }
  }
  ranges.sort(([a], [b]) => a - b);
  const overlap = ranges.some(([from], index) => index > 0 && from < (ranges[index - 1]?.[1] ?? 0));
  return overlap ? null : ranges;
}

function parseInterval(text: string): [number, number] | null {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = timeRange.exec(text.trim()) ?? [];
  if (!fromHour || !toHour) return null;
  const from = minuteOfDay(fromHour, fromMinute, fromHalf);
  const midnightCloses = minuteOfDay(toHour, toMinute, toHalf) || dayMinutes;
  return from !== null && midnightCloses > from ? [from, midnightCloses] : null;
}

function minuteOfDay(hour: string, minute = "0", half = "am") {
  if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
  return ((Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0)) * 60 + Number(minute);
}

function daysFrom(first: string, last: string) {
  const start = dayIndex(first);
  const length = ((dayIndex(last) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, offset) => (start + offset) % 7);
}

function dayIndex(name: string) {
  return weekdays.findIndex((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
}

/** What of the ranges lies on one day (0 is Monday), in minutes since its midnight: a stretch over midnight shows on both days. */
export function rangesOfDay(ranges: MinuteRanges, day: number): MinuteRanges {
  const start = day * dayMinutes;
  return ranges.map(([from, to]): [number, number] => [Math.max(from - start, 0), Math.min(to - start, dayMinutes)]).filter(([from, to]) => from < to);
}

/** Every day of the week with its hours as people write them, "Closed" where there are none. */
export function describeWeek(ranges: MinuteRanges): { day: Weekday; hours: string }[] {
  return weekdays.map((day, index) => {
    const today = rangesOfDay(ranges, index);
    return { day, hours: today.map(([from, to]) => `${formatTime(from)} – ${formatTime(to)}`).join(", ") || "Closed" };
  });
}

function formatTime(minute: number) {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

export function isOpenAt(ranges: MinuteRanges, minuteOfWeek: number) {
  return ranges.some(([from, to]) => from <= minuteOfWeek && minuteOfWeek < to);
}

/** The minute of the week that a clock in the time zone shows. */
export function minuteOfWeek(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return dayIndex(part("weekday")) * dayMinutes + Number(part("hour")) * 60 + Number(part("minute"));
}
