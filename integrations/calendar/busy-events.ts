import ICAL from "ical.js";
import { clockOfDay, startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";

export type BusyPeriod = { startsAt: Date; endsAt: Date };
type BusyQuery = { from: Date; to: Date; ownHost: string };

/**
 * Step limits for recurrence rules, per event and in total. Rules that never match, or match every
 * second, would keep the process busy forever.
 */
const stepsOfEvent = 20_000;
const stepsOfAll = 100_000;
const mostStretches = 5000;
/** Past events do not count. */
const mostEvents = 3000;
const day = 24 * 60 * 60_000;
let left = 0;

class TooMuch extends Error {}

const rules = ICAL.RecurIterator.prototype;
const isMet = rules.check_contracting_rules;
rules.check_contracting_rules = function counted(this: ICAL.RecurIterator) {
  if (left-- <= 0) throw new TooMuch();
  return isMet.call(this);
};

/** Reads busy times from a calendar, without our own bookings; a word if that fails. */
export function readBusyEvents(
  text: string,
  { from, to, ownHost }: BusyQuery,
): BusyPeriod[] | "unreadable" | "too-much" {
  const found: BusyPeriod[] = [];
  let total = stepsOfAll;
  try {
    for (const event of eventsIn(relevantLines(text) ?? tooMuch(), from)) {
      if (event.uid?.endsWith(`@${ownHost}`)) continue;
      left = Math.min(stepsOfEvent, total);
      const limit = left;
      found.push(...stretchesOf(event, from, to));
      total -= limit - left;
      if (found.length > mostStretches) return "too-much";
    }
  } catch (error) {
    return error instanceof TooMuch ? "too-much" : "unreadable";
  }
  return found;
}

function tooMuch(): never {
  throw new TooMuch();
}

function eventsIn(text: string, from: Date) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("no calendar");
  const current = calendar
    .getAllSubcomponents("vevent")
    .filter((component) => !isOver(component, from));
  if (current.length > mostEvents) tooMuch();
  // Otherwise each event searches all others for its exceptions.
  const events = current.map((component) => new ICAL.Event(component, { exceptions: [] }));
  const masters = events.filter((event) => !event.isRecurrenceException());
  const byUid = Map.groupBy(masters, ({ uid }) => uid);
  for (const changed of events) {
    if (!changed.isRecurrenceException()) continue;
    const its = byUid.get(changed.uid)?.find((event) => event.isRecurring());
    if (its) its.relateException(changed);
    // One date of a series that was sent alone.
    else masters.push(changed);
  }
  return masters;
}

/** Returns true only if the event has ended in any time zone. */
function isOver(component: ICAL.Component, from: Date) {
  if (["rrule", "rdate", "recurrence-id", "duration"].some((name) => component.hasProperty(name)))
    return false;
  const end =
    component.getFirstPropertyValue("dtend") ?? component.getFirstPropertyValue("dtstart");
  if (!(end instanceof ICAL.Time)) return false;
  return Date.UTC(end.year, end.month - 1, end.day) + 3 * day < from.getTime();
}

function stretchesOf(event: ICAL.Event, from: Date, to: Date): BusyPeriod[] {
  if (!event.startDate) return [];
  if (!event.isRecurring())
    return within([stretchOf(event, event.startDate, event.endDate)], from, to);
  const found: BusyPeriod[] = [];
  const dates = event.iterator();
  for (let date = dates.next(); date; date = dates.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(date);
    // A moved occurrence does not show how far the series has progressed.
    if (item === event && momentOf(startDate, zoneOf(event)) > to) break;
    found.push(...within([stretchOf(item, startDate, endDate)], from, to));
  }
  return found;
}

function stretchOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): BusyPeriod | null {
  const { component } = event;
  if (
    component.getFirstPropertyValue("transp") === "TRANSPARENT" ||
    component.getFirstPropertyValue("status") === "CANCELLED"
  )
    return null;
  const zone = zoneOf(event);
  return { startsAt: momentOf(start, zone), endsAt: momentOf(end, zone) };
}

const within = (stretches: (BusyPeriod | null)[], from: Date, to: Date) =>
  stretches.filter(
    (stretch) =>
      stretch !== null &&
      stretch.startsAt < stretch.endsAt &&
      stretch.startsAt < to &&
      stretch.endsAt > from,
  ) as BusyPeriod[];

/** Returns the named time zone, which many calendars use without a definition. */
function zoneOf({ component }: ICAL.Event) {
  const named = component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  return named && isZone(named) ? named : brand.region.timeZone;
}

const known = new Map<string, boolean>();
const mostKnown = 500;
function isZone(name: string) {
  const held = known.get(name);
  if (held !== undefined) return held;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
  } catch {
    isKnown = false;
  }
  if (known.size < mostKnown) known.set(name, isKnown);
  return isKnown;
}

/** Converts a calendar time. All-day events and times without a zone are local to the listing. */
function momentOf(time: ICAL.Time, zone: string): Date {
  const day = `${String(time.year).padStart(4, "0")}-${String(time.month).padStart(2, "0")}-${String(time.day).padStart(2, "0")}`;
  if (time.isDate) return startOfDay(day);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  const clock = clockOfDay(day, zone);
  const minute = time.hour * 60 + time.minute;
  return clock(minute) ?? clock(minute + 60) ?? new Date(Number.NaN);
}

/** Maximum length of a line. Each exception date takes 16 characters: enough for years. */
const longestLine = 20_000;
/** The longest legitimate rule names each day of a month and each month. */
const longestRule = 500;
const mostParameters = 20;

const needed =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|TZID|TZNAME|TZOFFSETFROM|TZOFFSETTO|VERSION|PRODID)[;:]/i;

/**
 * Keeps only lines about time, so that titles, notes and people are never parsed.
 * Null if a line is suspiciously long.
 */
function relevantLines(text: string) {
  const lines = text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .filter((line) => needed.test(line));
  const isTooLong = (line: string) =>
    line.length > (/^RRULE/i.test(line) ? longestRule : longestLine) ||
    line.slice(0, line.indexOf(":")).split(";").length > mostParameters;
  return lines.some(isTooLong) ? null : lines.join("\r\n");
}
