import { z } from "zod";
import { capitalize } from "#shared/capitalize.ts";
import { type MinuteRanges, weekdays } from "#shared/hours.ts";
import { parseHours, parseWeek } from "#shared/parse-hours.ts";
import { jsonOf } from "./read-cells.server.ts";

export type ParsedOpening = { hoursText: string; weeklyHours: MinuteRanges };

/** S is missing, because it is ambiguous: Saturday or Sunday. */
const letters: Record<string, string> = { M: "Mon", T: "Tue", W: "Wed", R: "Thu", F: "Fri" };

/**
 * Parses opening hours in the formats of people and other systems. Without a readable week, returns
 * the words to show instead; null for unreadable data, such as another program's internals.
 */
export function readOpening(cell: string): ParsedOpening | null {
  const worded = withOrdinalDays(cell.trim());
  // A week has no first Saturday of the month: its hours would be a guess.
  if (worded !== cell.trim()) return { hoursText: worded, weeklyHours: [] };
  // OpenStreetMap puts comments in quotes.
  const content = withoutBrackets(cell.trim().replace(/^"([^"{}[\]]*)"$/, "$1"));
  const { text, isWeek } = /^[[{]/.test(content)
    ? textOfJson(content)
    : { text: content, isWeek: false };
  if (text === null) return null;
  const weeklyHours = isWeek || isOsm(text) ? parseHours(usual(text)) : parseWeek(usual(text));
  if (weeklyHours) return { hoursText: text, weeklyHours };
  return isWords(text) ? { hoursText: text, weeklyHours: [] } : null;
}

const ordinals: Record<string, string> = {
  "1": "first",
  "2": "second",
  "3": "third",
  "4": "fourth",
  "5": "fifth",
  "-1": "last",
};

const nthDays = /\b(Mo|Tu|We|Th|Fr|Sa|Su)\[ ?((?:-1|[1-5])(?:[-, ]+[1-5])*) ?\]/g;

/** Converts OpenStreetMap's "Sa[1,3]" to "first and third Saturday". */
const withOrdinalDays = (text: string) =>
  text.replace(nthDays, (_, day: string, which: string) => {
    const names = which.split(",").map((part) => {
      const [from = "", to] = part.replaceAll(" ", "").split(/(?<=\d)-/);
      return to ? `${ordinals[from]} to ${ordinals[to]}` : ordinals[from];
    });
    return `${names.join(" and ")} ${weekdays.find((name) => name.startsWith(day))}`;
  });

const isWords = (text: string) => /\p{L}{3,}/u.test(text) && !/[{}[\]"<>]|https?:/.test(text);

const osmPart =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH)(?: ?[-,] ?| ))+(?:off|closed|\d\d:\d\d ?- ?\d\d:\d\d(?: ?, ?\d\d:\d\d ?- ?\d\d:\d\d)*)$/;
/** Recognizes OpenStreetMap and schema.org notation, in which unnamed days are closed. */
const isOsm = (text: string) =>
  text
    .split(";")
    .map((part) => part.trim())
    .every((part) => part === "" || osmPart.test(part));

/**
 * Removes the brackets of "Monday: [9 AM–5 PM], Tuesday: [Closed]", as in some Google Maps exports.
 */
function withoutBrackets(cell: string) {
  if (/["']/.test(cell)) return cell;
  const bare = /^\{[^{}"]*\}$/.test(cell) ? cell.slice(1, -1) : cell;
  return bare
    .replace(
      /([:=]\s*)\[([^[\]"']*)\](?:, )?/g,
      (_, before: string, hours: string) => `${before.replace("=", ": ")}${hours || "Closed"}; `,
    )
    .replace(/; $/, "");
}

/** Converts to the notation that `parseHours` reads. */
function usual(text: string) {
  const plain = text
    .replace(/[\t \u00a0\u2000-\u200a\u202f]+/g, " ")
    .replace(/[‒―−]/g, "-")
    .replace(/\((?:[A-Z]{2,4}|(?:pacific|local)(?: standard| daylight)? time)\)/gi, "")
    .replace(/ ?[|·•] ?/g, "; ")
    .replace(/^\s*(?:(?:business |opening |office )?hours?\s*:|open\b:?)\s*/i, "")
    .replace(/(day), ?(?=\d|closed|open)/gi, "$1 ")
    .replace(/, ?(?:PH|SH)(?: (?:off|closed))?\b/g, "")
    .split(";")
    .filter((part) => !/^ ?(?:PH|SH)\b/.test(part))
    .join(";")
    .replace(/\boff\b/gi, "closed")
    .replace(/\b(?:open )?24 ?(?:h|hours|hrs)\b/gi, "24 hours")
    .replace(/(\d)\s*([ap])(?![a-z.])/gi, "$1$2m");
  const whole = plain.trim();
  if (/^(?:24\/7|24 hours|always open|open 24\/7)$/i.test(whole)) return "Daily 24 hours";
  return withDayNames(whole);
}

const anyDay = /(?:Mon?|Tues?|Tu|Wed?|Thurs?|Thu?|Fri?|Sat?|Sun?|[MTWRF])/gi;
const day = anyDay.source;
const named = (days: string, flags: string) =>
  new RegExp(`(?<![\\p{L}.'’])${days}(?![\\p{L}'’])`, flags);
const range = named(`(${day})\\.? ?(?:-|–|—|to|thru|through) ?(${day})`, "giu");
const listed = named(`${day}(?: ?[,/&+] ?${day})+`, "giu");
const run = named("(?:Tu|Th|Sa|Su|[MTWRF]){2,}", "gu");
const alone = named("(?:Mo|Tu|We|Th|Fr|Sa|Su|[MTWRF])(?= ?[:,-]? ?(?:\\d|closed))", "gu");

/** Expands unambiguous short names: "M-F", "m - Sa", "M, W, F", "MWF", "T/Th", "Mo". */
function withDayNames(text: string) {
  return text
    .replace(range, (_, from: string, to: string) => `${nameOfShort(from)}-${nameOfShort(to)}`)
    .replace(listed, (days) => daysIn(days, anyDay))
    .replace(run, (days) => daysIn(days, /Tu|Th|Sa|Su|[MTWRF]/g))
    .replace(alone, nameOfShort);
}

/** Lists the days in an abbreviation; the second T of "MTWTF" is Thursday. */
function daysIn(text: string, each: RegExp) {
  const found = (text.match(each) ?? []).map(nameOfShort);
  return found
    .map((name, index) => (name === "Tue" && found.indexOf("Tue") < index ? "Thu" : name))
    .join(", ");
}

const nameOfShort = (short: string) =>
  letters[short.toUpperCase()] ??
  weekdays
    .find((name) => name.toLowerCase().startsWith(short.slice(0, 2).toLowerCase()))
    ?.slice(0, 3) ??
  short;

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
const byDay = z.record(z.string(), ofDay.nullable());
type HoursText = { text: string | null; isWeek: boolean };

/**
 * Reads days in an object or list, Google's periods, or the list of GeoDirectory, which is not
 * valid JSON as a whole. `isWeek`: unnamed days are closed.
 */
function textOfJson(cell: string): HoursText {
  const listed = [...cell.matchAll(/"((?:Mo|Tu|We|Th|Fr|Sa|Su)\b[^"]*)"/g)].map(
    ([, entry]) => entry,
  );
  const value = jsonOf(cell.includes('"') ? cell : cell.replaceAll("'", '"'));
  const lineByLine = (text: string | null): HoursText => ({ text, isWeek: false });
  if (value === undefined) return lineByLine(listed.length > 0 ? listed.join("; ") : null);
  const {
    weekdayDescriptions,
    weekday_text: weekdayText,
    periods,
  } = Object(value) as Record<string, unknown>;
  const lines = z
    .array(z.string())
    .safeParse(
      weekdayDescriptions ?? weekdayText ?? (Array.isArray(value) ? value.flat() : undefined),
    );
  if (lines.success && lines.data.length > 0) return lineByLine(lines.data.join("; "));
  const read = z.array(period).safeParse(periods);
  if (read.success) return { text: read.data.map(textOfPeriod).join("; "), isWeek: true };
  const days = byDay.safeParse(value);
  if (
    !days.success ||
    !Object.keys(days.data).some((name) => /^(mon|tue|wed|thu|fri|sat|sun)/i.test(name))
  )
    return lineByLine(null);
  const stated = Object.entries(days.data).flatMap(([name, hours]) =>
    isStated(hours) ? `${capitalize(name)}: ${hoursOfDay(hours)}` : [],
  );
  return lineByLine(stated.length > 0 ? stated.join("; ") : null);
}

/** Reports whether hours are stated. An empty list means closed; an empty string means unknown. */
const isStated = (hours: unknown) =>
  hours !== null &&
  (typeof hours === "string"
    ? hours.trim() !== ""
    : Array.isArray(hours) || Object.values(hours as object).every(Boolean));

/** Returns the name of a day in Google's week, which begins on Sunday. */
const nameOf = (day: number) => weekdays[(day + 6) % 7];
/** Formats a period. Google leaves out the end for a business that never closes. */
const textOfPeriod = ({ open, close }: z.infer<typeof period>) =>
  close ? `${nameOf(open.day)} ${clockOf(open)}-${clockOf(close)}` : "Daily 24 hours";
const clockOf = ({ hour, minute = 0, time: written }: z.infer<typeof time>) =>
  hour === undefined
    ? `${written?.slice(0, 2)}:${written?.slice(2)}`
    : `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

function hoursOfDay(hours: unknown): string {
  if (typeof hours === "string") return hours;
  if (Array.isArray(hours)) return hours.length === 0 ? "Closed" : hours.map(hoursOfDay).join(", ");
  const [from, to] = Object.values(hours as Record<string, string>);
  return `${from}-${to}`;
}
