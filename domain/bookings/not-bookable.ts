import { hoursOn } from "#domain/catalogue/listings/opening.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { clockOfDay, minuteOf } from "#shared/local-time.ts";
import type { SlotRules } from "./slots.ts";

export const notOfferedReasons = [
  "past",
  "too-soon",
  "too-late",
  "closed-day",
  "outside-hours",
  "off-grid",
] as const;
export type NotBookableReason = { why: (typeof notOfferedReasons)[number]; words: string };

/** Returns the reason why a time could never be booked; null if it was offered and is gone. */
export function findNotOfferedReason(
  { date, time }: { date: string; time: string },
  offer: SlotRules,
  now: Date,
): NotBookableReason | null {
  const minute = minuteOf(time) ?? 0;
  const startsAt = clockOfDay(date)(minute);
  const refused = (why: NotBookableReason["why"], words: string) => ({ why, words });
  if (startsAt && startsAt < now) return refused("past", "This time is in the past.");
  const last = localDay(offer.latest);
  if (date > last) return refused("too-late", `Bookings are open until ${formatDay(last)}.`);
  const open = hoursOn(offer.hours, date);
  if (open.length === 0) return refused("closed-day", "The provider is closed on this day.");
  if (!startsAt || !open.some(([from, to]) => minute >= from && minute + offer.minutes <= to))
    return refused("outside-hours", "The visit would be outside the provider’s hours.");
  if (minute % offer.stepMinutes !== 0)
    return refused(
      "off-grid",
      `Visits start every ${offer.stepMinutes} minutes, beginning on the hour.`,
    );
  if (startsAt < offer.earliest)
    return refused("too-soon", "The provider needs more notice. Please choose a later time.");
  return null;
}
