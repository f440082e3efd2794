import { type MinuteRanges, weekdays } from "./hours.ts";
import { hoursInEnglish } from "./typed-words.ts";

type Clock = { hour: number; minute: number; half: "am" | "pm" | null; isTwentyFour: boolean };
type Token =
  | { kind: "days"; days: number[] }
  | { kind: "time"; clock: Clock }
  | { kind: "closed" | "all day" | "dash" | "and" | "end" };

const dayMinutes = 1440;
const halfDay = 720;
const longestNight = 16 * 60;
const latestClosing = 6 * 60;
/** Upper bound for legitimate hours. */
const longest = 2000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const saturday = 5;

const patterns: [RegExp, (match: RegExpExecArray) => Token | null][] = [
  [
    /(?:every ?day|daily|(?:7|seven) days(?: (?:a|per) week)?)\b/y,
    () => ({ kind: "days", days: everyDay }),
  ],
  [/weekdays?\b/y, () => ({ kind: "days", days: everyDay.slice(0, 5) })],
  [/weekends?\b/y, () => ({ kind: "days", days: everyDay.slice(5) })],
  [
    /(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b\.?/y,
    ([, name = ""]) => ({
      kind: "days",
      days: [weekdays.findIndex((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3))],
    }),
  ],
  [/closed\b/y, () => ({ kind: "closed" })],
  [/(?:24 ?(?:hours|hrs)|all day)\b/y, () => ({ kind: "all day" })],
  [
    /noon\b/y,
    () => ({ kind: "time", clock: { hour: 12, minute: 0, half: "pm", isTwentyFour: false } }),
  ],
  [
    /midnight\b/y,
    () => ({ kind: "time", clock: { hour: 12, minute: 0, half: "am", isTwentyFour: false } }),
  ],
  [/(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m\b\.?)?(?![\d:])/y, readClock],
  [/[-–—]|(?:to|through|thru|until|till)\b/y, () => ({ kind: "dash" })],
  [/[,&/+]|and\b/y, () => ({ kind: "and" })],
  [/[;\n]/y, () => ({ kind: "end" })],
];

/**
 * Parses "Mon-Fri 9am-6pm; Sat 10am-1pm and 2pm-4:30pm; Sun closed" and its variants: "Daily 10-7",
 * "Monday to Friday 9 to 6, Sat 10-4", "Fri 8pm-2am", "9:00-18:00 weekdays". Null if any part is
 * unreadable, so that pages never show guessed hours.
 */
export function parseHours(text: string): MinuteRanges | null {
  return readGroups(text)?.ranges ?? null;
}

/**
 * Parses complete weeks only. "Mon-Fri 9-5" and "Tue & Thu 9-5" imply that other days are closed. A
 * list of single days with gaps, or weekend hours alone, say nothing about other days.
 */
export function parseWeek(text: string): MinuteRanges | null {
  const read = readGroups(text);
  if (!read) return null;
  const isEveryDayNamed = new Set(read.groups.flatMap(({ days }) => days)).size === everyDay.length;
  return isEveryDayNamed || read.groups.some(statesWeek) ? read.ranges : null;
}

type Group = { days: number[]; times: MinuteRanges };

const statesWeek = ({ days, times }: Group) =>
  times.length > 0 && days.length > 1 && days.some((day) => day < saturday);

function readGroups(text: string) {
  const tokens = text.length > longest ? null : tokensOf(hoursInEnglish(text.toLowerCase()));
  if (!tokens) return null;
  const ranges: MinuteRanges = [];
  const groups: Group[] = [];
  while (tokens.length > 0) {
    if (drop(tokens, "end")) continue;
    const group = takeGroup(tokens);
    if (!group) return null;
    groups.push(group);
    for (const day of group.days)
      for (const [from, to] of group.times)
        ranges.push(...withinWeek(day * dayMinutes + from, day * dayMinutes + to));
  }
  ranges.sort(([a], [b]) => a - b);
  const overlap = ranges.some(([from], index) => index > 0 && from < (ranges[index - 1]?.[1] ?? 0));
  return overlap ? null : { ranges, groups };
}

function tokensOf(text: string) {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    // The colon of "Mon: 9am"; colons in times are consumed with the time.
    if (/[:\s]/.test(text[at] ?? "") && text[at] !== "\n") {
      at++;
      continue;
    }
    const found = findAt(text, at);
    if (!found?.token) return null;
    tokens.push(found.token);
    at = found.end;
  }
  return tokens;
}

function findAt(text: string, at: number) {
  for (const [pattern, make] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { token: make(match), end: pattern.lastIndex };
  }
  return null;
}

function takeGroup(tokens: Token[]): Group | null {
  const isDaysFirst = kindAt(tokens) === "days";
  const before = isDaysFirst ? takeDays(tokens) : null;
  const times = takeTimes(tokens);
  const days = before ?? (times && takeDays(tokens));
  if (!days || !times) return null;
  if (drop(tokens, "and") && (tokens.length === 0 || kindAt(tokens) === "end")) return null;
  return { days, times };
}

function takeDays(tokens: Token[]) {
  const days = new Set<number>();
  for (let token = tokens[0]; token?.kind === "days"; token = tokens[0]) {
    tokens.shift();
    const [first = 0, ...others] = token.days;
    if (others.length === 0 && drop(tokens, "dash")) {
      const last = tokens.shift();
      if (last?.kind !== "days" || last.days.length !== 1) return null;
      const length = (((last.days[0] ?? 0) - first + 7) % 7) + 1;
      for (let offset = 0; offset < length; offset++) days.add((first + offset) % 7);
    } else for (const day of token.days) days.add(day);
    if (kindAt(tokens, 1) === "days") drop(tokens, "and");
  }
  return days.size > 0 ? [...days] : null;
}

function takeTimes(tokens: Token[]): MinuteRanges | null {
  if (drop(tokens, "closed")) return [];
  if (drop(tokens, "all day")) return [[0, dayMinutes]];
  const intervals: MinuteRanges = [];
  while (kindAt(tokens) === "time") {
    const [from, dash, to] = tokens.splice(0, 3);
    if (from?.kind !== "time" || dash?.kind !== "dash" || to?.kind !== "time") return null;
    const interval = intervalOf(from.clock, to.clock);
    if (!interval) return null;
    intervals.push(interval);
    if (kindAt(tokens, 1) === "time") drop(tokens, "and");
  }
  return intervals.length > 0 ? intervals : null;
}

function kindAt(tokens: Token[], index = 0) {
  return tokens[index]?.kind;
}

function drop(tokens: Token[], kind: Token["kind"]) {
  return kindAt(tokens) === kind && tokens.shift() !== undefined;
}

function readClock([, hour = "", minute = "0", letter]: RegExpExecArray): Token | null {
  const clock: Clock = {
    hour: Number(hour),
    minute: Number(minute),
    half: letter ? (letter === "a" ? "am" : "pm") : null,
    isTwentyFour: !letter && (Number(hour) > 12 || Number(hour) === 0 || hour.startsWith("0")),
  };
  const isHour = clock.isTwentyFour
    ? clock.hour < 24 || (clock.hour === 24 && clock.minute === 0)
    : clock.hour >= 1 && clock.hour <= 12;
  return isHour && clock.minute <= 59 ? { kind: "time", clock } : null;
}

/**
 * Returns the interval between two times. Without AM or PM, the shortest range counts: "9-6" ends
 * at 6 PM, "1-5pm" starts at 1 PM.
 */
function intervalOf(from: Clock, to: Clock): [number, number] | null {
  const isTwentyFour = from.isTwentyFour || to.isTwentyFour;
  const openings = minutesOf(from, isTwentyFour, to.half === null);
  const closings = minutesOf(to, isTwentyFour, false);
  const stretches = openings.flatMap((opening) =>
    closings.map((closing): [number, number] => [
      opening,
      closing > opening ? closing : closing + dayMinutes,
    ]),
  );
  const [shortest] = stretches.filter(isLikely).sort(([a, b], [c, d]) => b - a - (d - c));
  return shortest ?? null;
}

/** Allows closing after midnight, but not so late that a typo is more likely. */
function isLikely([from, to]: [number, number]) {
  return to <= dayMinutes || (to - dayMinutes <= latestClosing && to - from <= longestNight);
}

function minutesOf({ hour, minute, half }: Clock, isTwentyFour: boolean, isUsualOpening: boolean) {
  if (isTwentyFour && half === null) return [hour * 60 + minute];
  const morning = (hour % 12) * 60 + minute;
  if (half !== null) return [half === "am" ? morning : morning + halfDay];
  if (isUsualOpening) return [hour >= 5 && hour < 12 ? morning : morning + halfDay];
  return [morning, morning + halfDay];
}

function withinWeek(from: number, to: number): MinuteRanges {
  const end = 7 * dayMinutes;
  return to <= end
    ? [[from, to]]
    : [
        [from, end],
        [0, to - end],
      ];
}
