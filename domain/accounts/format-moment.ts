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

/** Intl writes "a las 1:00 p.m." in Spanish, where the site says "a la 1:00 p. m." */
export function momentInWords(at: Date) {
  if (language() === "en") return format(at);
  const { day, minute } = localTime(at);
  return say("{day} at {time}", { day: formatDay(day), time: timeInSentence(minute) });
}
