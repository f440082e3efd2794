import { formatTime, timeInSentence } from "#shared/hours.ts";
import { dateFormat, locale } from "#shared/language.ts";
import { localTime, timeOf } from "#shared/local-time.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export function localTimeOf(at: Date) {
  const { day, minute } = localTime(at);
  return { date: day, time: timeOf(minute) };
}

/** Formats a local day and time as "Monday, November 23, 2026 at 9:30 AM". */
export const whenInWords = ({ date, time }: { date: string; time: string }) =>
  say("{day} at {time}", { day: dayInWords(date), time: clockInSentence(time) });

/** Returns the name of the zone, "Pacific Time", because customers may be elsewhere. */
export function zoneName() {
  const parts = new Intl.DateTimeFormat(locale(), {
    timeZone: brand.region.timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(0));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? brand.region.timeZone;
}

const wholeDay = dateFormat({
  timeZone: "UTC",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
});

export const dayInWords = (date: string) => wholeDay(new Date(`${date}T12:00:00Z`));

const shortDay = dateFormat({ timeZone: "UTC", weekday: "short", month: "short", day: "numeric" });

/** Formats a day of the next weeks as "Mon, Nov 23". */
export const shortDayInWords = (date: string) => shortDay(new Date(`${date}T12:00:00Z`));

export const timeInWords = (time: string) => formatTime(minuteOf(time));
export const clockInSentence = (time: string) => timeInSentence(minuteOf(time));

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** Formats a span of days, such as "Nov 23 – Dec 6, 2026" or "Nov 23 – 29, 2026". */
export function spanInWords(first: string, last: string) {
  const [from, to] = [first, last].map((date) => new Date(`${date}T12:00:00Z`));
  const format = new Intl.DateTimeFormat(locale(), {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    year: "numeric",
  });
  return format.formatRange(from ?? 0, to ?? 0).replaceAll(/[\u2009\u202f]/g, " ");
}
