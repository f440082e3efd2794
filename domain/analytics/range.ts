import { addDays, daysBetween, formatDay } from "#shared/local-day.ts";
import { isDay } from "#shared/typed-day.ts";

/** Both days inclusive. */
export type DateRange = { from: string; to: string };
export type AnalyticsRange = DateRange & {
  choice: RangeChoice | "own";
  /** Ends today, which is not over. */
  isGoingOn: boolean;
  before: DateRange;
};

export const rangeNames = {
  "7": "7 days",
  "28": "28 days",
  "90": "90 days",
  "365": "A year",
} as const;
export type RangeChoice = keyof typeof rangeNames;
export const rangeChoices: RangeChoice[] = ["7", "28", "90", "365"];

const usual: RangeChoice = "28";
const longest = 366;
const isChoice = (text: string): text is RangeChoice => Object.hasOwn(rangeNames, text);

/**
 * Reads `days`, or `from` and `to`, from the URL. Invalid values are corrected, so every URL
 * shows something.
 */
export function readRange(parameters: URLSearchParams, today: string): AnalyticsRange {
  const [from = "", to = ""] = [parameters.get("from"), parameters.get("to")].map(
    (day) => day ?? "",
  );
  if (isDay(from) && isDay(to)) {
    const [first = "", last = ""] = [from, to].map((day) => (day > today ? today : day)).sort();
    return withBefore(
      { from: daysBetween(first, last) < longest ? first : addDays(last, 1 - longest), to: last },
      "own",
      today,
    );
  }
  const parameter = parameters.get("days") ?? "";
  const choice = isChoice(parameter) ? parameter : usual;
  return withBefore({ from: addDays(today, 1 - Number(choice)), to: today }, choice, today);
}

/**
 * Adds the range to compare with. An unfinished day has no counterpart: as many complete days are
 * compared, on the same weekdays.
 */
function withBefore(
  { from, to }: DateRange,
  choice: AnalyticsRange["choice"],
  today: string,
): AnalyticsRange {
  const isGoingOn = to === today;
  const before = sameLengthBefore({ from, to });
  return {
    from,
    to,
    choice,
    isGoingOn,
    before: isGoingOn ? { from: before.from, to: addDays(before.to, -1) } : before,
  };
}

/** Returns the range of the same length right before. */
export const sameLengthBefore = ({ from, to }: DateRange): DateRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

export const formatDayRange = ({ from, to }: DateRange) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** Returns the full month before a day such as "2026-10". */
export function monthBefore(day: string): DateRange {
  const to = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Describes the period to compare with: "compared with Nov 1 – Nov 6, without today". */
export function comparisonInWords(
  { before, isGoingOn }: AnalyticsRange,
  { since, isComparable }: { since: string | null; isComparable: boolean },
) {
  if (!isComparable) return since ? `counted since ${formatDay(since)}` : "not counted yet";
  return `compared with ${formatDayRange(before)}${isGoingOn ? ", without today" : ""}`;
}

export const rangeParams = ({ choice, from, to }: AnalyticsRange): Record<string, string> =>
  choice === "own" ? { from, to } : { days: choice };
