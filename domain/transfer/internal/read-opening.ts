import { z } from "zod";
import type { MinuteRanges } from "#shared/hours.ts";
import { parseHours } from "#shared/parse-hours.ts";

export type ReadOpening = { hoursText: string; weeklyHours: MinuteRanges };

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const osmDays: Record<string, string> = { Mo: "Mon", Tu: "Tue", We: "Wed", Th: "Thu", Fr: "Fri", Sa: "Sat", Su: "Sun" };
const letterDays: Record<string, string> = { M: "Mon", T: "Tue", Tu: "Tue", W: "Wed", Th: "Thu", R: "Thu", F: "Fri", S: "Sat", Sa: "Sat", Su: "Sun" };

/**
 * Opening hours as people and other systems write them. Where no week can be read, the words stand for it, if they are words; null for
 * what nobody could read, such as the inside of another program.
 */
export function readOpening(cell: string): ReadOpening | null {
  const text = /^[[{]/.test(cell) ? textOfJson(cell) : cell.trim();
  if (text === null) return null;
  const weeklyHours = parseHours(usual(text));
  if (weeklyHours) return { hoursText: text, weeklyHours };
  return isWords(text) ? { hoursText: text, weeklyHours: [] } : null;
}

const isWords = (text: string) => /\p{L}{3,}/u.test(text) && !/[{}[\]"<>]|https?:/.test(text);

/** In the notation that `parseHours` reads. */
function usual(text: string) {
  const plain = text
    .replace(/[\t \u00a0\u2000-\u200a\u202f]+/g, " ")
    .replace(/[‒―−]/g, "-")
    .replace(/\([^()]*\)/g, "")
    .replace(/ ?[|·•] ?/g, "; ")
    .replace(/^\s*(?:business |opening |office )?hours?\s*:\s*/i, "")
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b(?!\s*\.)/g, (day) => osmDays[day] ?? day)
    .replace(/, ?(?:PH|SH)(?: (?:off|closed))?\b/g, "")
    .split(";")
    .filter((part) => !/^ ?(?:PH|SH)\b/.test(part))
    .join(";")
    .replace(/\boff\b/gi, "closed")
    .replace(/\b(?:open )?24 ?(?:h|hours|hrs)\b/gi, "24 hours")
    .replace(/(\d)\s*([ap])(?![a-z.])/gi, "$1$2m");
  const whole = plain.trim();
  if (/^(?:24\/7|24 hours|always open|open 24\/7)$/i.test(whole)) return "Daily 24 hours";
  return withDayLetters(whole);
}

/** "M-F", "M, W, F", "MWF", "T/Th": letters that can mean nothing else. */
function withDayLetters(text: string) {
  return text
    .replace(
      /(?<![A-Za-z.])(Tu|Th|Sa|Su|[MTWRFS]) ?(?:-|–|—|to|thru|through) ?(Tu|Th|Sa|Su|[MTWRFS])(?![A-Za-z])/g,
      (_, from: string, to: string) => `${letterDays[from]}-${letterDays[to]}`,
    )
    .replace(/(?<![A-Za-z.])(?:Tu|Th|Sa|Su|[MTWRFS])(?: ?[,/&]? ?(?:Tu|Th|Sa|Su|[MTWRFS]))+(?![A-Za-z])/g, (days) =>
      (days.match(/Tu|Th|Sa|Su|[MTWRFS]/g) ?? []).map((each) => letterDays[each]).join(", "),
    )
    .replace(/(?<![A-Za-z.])(Tu|Th|Sa|Su|[MTWRFS])(?= ?:? ?\d)/g, (each) => letterDays[each] ?? each);
}

const time = z.object({
  hour: z.int().min(0).max(24).optional(),
  minute: z.int().min(0).max(59).optional(),
  time: z.string().optional(),
  day: z.int().min(0).max(6),
});
const period = z.object({ open: time, close: time.optional() });
const ofDay: z.ZodType<unknown> = z.union([
  z.string(),
  z.array(z.string()),
  z.object({ open: z.string(), close: z.string() }),
  z.object({ from: z.string(), to: z.string() }),
  z.array(z.object({ open: z.string(), close: z.string() })),
]);
const byDay = z.record(z.string(), ofDay);

/** Days in an object or a list, periods as Google has them, or the list of GeoDirectory, which is no JSON as a whole. */
function textOfJson(cell: string): string | null {
  const listed = [...cell.matchAll(/"((?:Mo|Tu|We|Th|Fr|Sa|Su)\b[^"]*)"/g)].map(([, entry]) => entry);
  const value = jsonOf(cell);
  if (value === undefined) return listed.length > 0 ? listed.join("; ") : null;
  const { weekdayDescriptions, weekday_text: weekdayText, periods } = Object(value) as Record<string, unknown>;
  const lines = z.array(z.string()).safeParse(weekdayDescriptions ?? weekdayText ?? (Array.isArray(value) ? value.flat() : undefined));
  if (lines.success && lines.data.length > 0) return lines.data.join("; ");
  const read = z.array(period).safeParse(periods);
  if (read.success) return read.data.map(({ open, close }) => `${nameOf(open.day)} ${close ? `${clockOf(open)}-${clockOf(close)}` : "24 hours"}`).join("; ");
  const days = byDay.safeParse(value);
  if (!days.success || !Object.keys(days.data).some((name) => /^(mon|tue|wed|thu|fri|sat|sun)/i.test(name))) return null;
  return Object.entries(days.data)
    .map(([name, hours]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${hoursOfDay(hours)}`)
    .join("; ");
}

/** Google's week begins on Sunday. */
const nameOf = (day: number) => names[(day + 6) % 7];
const clockOf = ({ hour, minute = 0, time: written }: z.infer<typeof time>) =>
  hour === undefined ? `${written?.slice(0, 2)}:${written?.slice(2)}` : `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

function hoursOfDay(hours: unknown): string {
  if (typeof hours === "string") return hours || "Closed";
  if (Array.isArray(hours)) return hours.length === 0 ? "Closed" : hours.map(hoursOfDay).join(", ");
  const [from, to] = Object.values(hours as Record<string, string>);
  return from && to ? `${from}-${to}` : "Closed";
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell.includes('"') ? cell : cell.replaceAll("'", '"'));
  } catch {
    return undefined;
  }
}
