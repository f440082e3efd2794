import { sql } from "drizzle-orm";
import { minuteOfWeek } from "#shared/hours.ts";
import { localDay } from "#shared/local-day.ts";

const dayMinutes = 1440;

/**
 * Condition on `listings m`. Unknown hours count as closed. Same rules as `openingAt`: a date's
 * own hours replace the weekly hours that start on it.
 */
function isOpenAt(at: Date) {
  const minute = minuteOfWeek(at);
  const midnight = minute - (minute % dayMinutes);
  const dated = sql`select e.listing_id from hour_exceptions e where e.day = ${localDay(at)}::date`;
  const sinceYesterday = sql`exists (select from unnest(m.weekly_hours) stretch where stretch @> ${minute}::int and lower(stretch) < ${midnight}::int)`;
  return sql`((m.weekly_hours @> ${minute}::int and (m.id not in (${dated}) or ${sinceYesterday})) or m.id in (${dated} and e.hours @> ${minute - midnight}::int))`;
}

/** Column of `listings m`: null if the day's hours are unknown. */
export function opennessAt(at: Date) {
  const dated = sql`exists (select from hour_exceptions e where e.listing_id = m.id and e.day = ${localDay(at)}::date)`;
  return sql`case when not isempty(m.weekly_hours) or ${dated} then ${isOpenAt(at)} end`;
}
