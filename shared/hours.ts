/** Opening hours: minutes since Monday 00:00 as [from, to) pairs, sorted and apart. Local time of the place. */
export type MinuteRanges = [from: number, to: number][];

/** From PostgreSQL's notation, "{[540,1080),[1980,2520)}". */
export function readMinuteRanges(text: string): MinuteRanges {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Weekday = (typeof weekdays)[number];

const dayMinutes = 1440;

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

/** Made once: making one takes longer than a whole search. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string) {
  const made = clocks.get(timeZone);
  if (made) return made;
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}

/** The minute of the week that a clock in the time zone shows. */
export function minuteOfWeek(at: Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return weekdays.findIndex((day) => day.startsWith(part("weekday"))) * dayMinutes + Number(part("hour")) * 60 + Number(part("minute"));
}
