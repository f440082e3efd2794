import { type MinuteRanges, minuteOfWeek, rangesOfDay } from "#shared/hours.ts";
import { localDay } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import type { ListingIndex } from "./search-listing.ts";

const dayMinutes = 1440;

/** Reports whether a listing is open; null if its hours on that day are unknown. */
export function openStateAt(table: ListingIndex, at: Date) {
  const today = localDay(at);
  const isOpen = createOpenCheck(table, at);
  return (slot: number) => {
    const { hours, datedHours } = table.at(slot);
    return hours.length > 0 || datedHours.some(({ day }) => day === today) ? isOpen(slot) : null;
  };
}

/** Mirrors `openingAt` for all listings: dated hours replace the usual hours of that day. */
export function createOpenCheck(table: ListingIndex, at: Date) {
  const minute = minuteOfWeek(at);
  const midnight = minute - (minute % dayMinutes);
  const today = localDay(at);
  // Many listings share the same hours, so each set is checked once.
  const known = new Map<MinuteRanges, boolean>();
  const usually = (hours: MinuteRanges) => {
    const answer = hours.some(([from, to]) => from <= minute && minute < to);
    known.set(hours, answer);
    return answer;
  };
  return (slot: number) => {
    const { hours, datedHours } = table.at(slot);
    const dated = datedHours.length > 0 ? datedHours.find(({ day }) => day === today) : undefined;
    if (!dated) return known.get(hours) ?? usually(hours);
    const sinceYesterday = hours.some(([from, to]) => from < midnight && minute < to);
    return (
      sinceYesterday ||
      dated.hours.some(([from, to]) => from <= minute - midnight && minute - midnight < to)
    );
  };
}

/** Creates the lookup of a listing's open minutes today; null for unknown weekly hours. */
export function createHoursLookup(table: ListingIndex, at: Date) {
  const day = localDay(at);
  const weekday = weekdayOf(day);
  return (slot: number): MinuteRanges | null => {
    const { hours, datedHours } = table.at(slot);
    const dated = datedHours.find((each) => each.day === day);
    if (dated) return dated.hours;
    return hours.length > 0 ? rangesOfDay(hours, weekday) : null;
  };
}
