import { timeInSentence } from "#shared/hours.ts";
import { dateFormat, language } from "#shared/language.ts";
import { formatDay } from "#shared/local-day.ts";
import { localTime } from "#shared/local-time.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

const format = dateFormat({
  dateStyle: "long",
  timeStyle: "short",
  timeZone: brand.region.timeZone,
});

/**
 * Formats a date and time. Intl does so in English; in other languages, it lacks the article of the
 * hour.
 */
export function momentInWords(at: Date) {
  if (language() === "en") return format(at);
  const { day, minute } = localTime(at);
  return say("{day} at {time}", { day: formatDay(day), time: timeInSentence(minute) });
}
