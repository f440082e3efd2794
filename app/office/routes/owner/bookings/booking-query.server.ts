import { bookingStatuses } from "#domain/bookings/booking.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import { isDay } from "#shared/typed-day.ts";

/**
 * Reads the booking list's filters from the URL. Without a start date, the list starts today; if
 * the end date is in the past, it starts with the first booking.
 */
export function readBookingQuery({ searchParams: asked }: URL, now: Date) {
  const today = localDay(now);
  const day = (name: string) => [asked.get(name) ?? ""].find(isDay) ?? "";
  const [from, to] = [day("from"), day("to")];
  const isPast = to !== "" && to < today;
  const week = day("week") || today;
  const status = bookingStatuses.find((known) => known === asked.get("status"));
  const words = (asked.get("q") ?? "").replaceAll("\0", "").slice(0, 100);
  return {
    today,
    isPast,
    view: asked.get("view") === "week" ? ("week" as const) : ("list" as const),
    monday: addDays(week, -weekdayOf(week)),
    filter: {
      status,
      from: from || (isPast ? undefined : today),
      to: to || undefined,
      text: words,
    },
  };
}
