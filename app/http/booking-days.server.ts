import type { DaySlots } from "#domain/bookings/availability.server.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import { isDay } from "#shared/typed-day.ts";
import { brand } from "#site/brand.ts";

const week = 7;
const dayCount = 3 * week;
/** The slots before a treatment is chosen. */
export const noSlots = { calendar: null, date: null, time: null, times: [] };
const { timeZone } = brand.region;

/** Returns the three weeks, starting on a Sunday as US calendars do, that contain the given day (default: today). */
export function threeWeeks(wished: string | null, now: Date) {
  const today = localDay(now, timeZone);
  const day = wished !== null && isDay(wished) && wished > today ? wished : today;
  const thisSunday = addDays(today, -((weekdayOf(today) + 1) % week));
  const weeks = Math.floor((Date.parse(day) - Date.parse(thisSunday)) / (dayCount * 86_400_000));
  const first = addDays(thisSunday, weeks * dayCount);
  return { first, last: addDays(first, dayCount - 1), today };
}

/**
 * Lists every day of the three weeks with its number of free slots, from the first week that has a
 * future day.
 */
function listCalendarDays(first: string, today: string, found: DaySlots[]) {
  const known = new Map(found.map((day) => [day.date, day]));
  const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index)).map((date) => {
    const day = known.get(date);
    return { date, free: day?.slots.length ?? 0, isFull: day?.isFull ?? false };
  });
  const isOver = days
    .slice(0, week)
    .every(({ date, free, isFull }) => date <= today && free === 0 && !isFull);
  return isOver ? days.slice(week) : days;
}

/** Finds the start dates of the previous and next weeks, if those have any bookable day. */
function findNeighborWeeks(first: string, today: string, latest: Date) {
  const [before, after] = [addDays(first, -dayCount), addDays(first, dayCount)];
  return {
    earlier: addDays(first, -1) < today ? null : before,
    later: after <= localDay(latest, timeZone) ? after : null,
  };
}

/** Returns the free slots of the three weeks, and the selection in the URL. */
export function buildSlotCalendar(
  parameters: URLSearchParams,
  { first, today }: { first: string; today: string },
  found: { days: DaySlots[]; latest: Date } | null,
  now: Date,
) {
  const days = found?.days ?? [];
  const day =
    days.find(({ date, slots }) => date === parameters.get("date") && slots.length > 0) ?? null;
  return {
    calendar: {
      days: listCalendarDays(first, today, days),
      ...findNeighborWeeks(first, today, found?.latest ?? now),
    },
    date: day?.date ?? null,
    times: day?.slots.map(({ time }) => time) ?? [],
    time: day?.slots.find(({ time }) => time === parameters.get("time"))?.time ?? null,
  };
}
