import { brand } from "#site/brand.ts";
import { dateFormat, language, languageEntry } from "./language.ts";

/** Cached, because each formatter takes about a millisecond to create. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const parts = { timeZone: "UTC", year: "numeric", day: "numeric" } as const;
const short = dateFormat({ ...parts, month: "short" });
/** Some languages do not abbreviate months in sentences. */
const long = dateFormat({ ...parts, month: "long" });

/** Formats the local date as YYYY-MM-DD, the unit of specials and bookings. */
export function localDay(at: Date, timeZone: string = brand.region.timeZone) {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  calendars.set(timeZone, calendar);
  return calendar.format(at);
}

export function addDays(day: string, days: number) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

export function formatDay(day: string) {
  return (languageEntry(language()).hasLongMonths ? long : short)(new Date(`${day}T12:00:00Z`));
}
