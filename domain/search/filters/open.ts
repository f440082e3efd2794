import { z } from "zod";
import { type MinuteRanges, rangesOfDay, type Weekday, weekdays } from "#shared/hours.ts";
import { inSentence } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";
import { searchWords } from "#shared/typed-words.ts";
import { createOpenCheck } from "../internal/opening.ts";
import type { Filter, SpokenWords } from "./filter.ts";
import { eachOfSeveral, listParameter } from "./parameter.ts";
import { phraseAt } from "./spoken-words.ts";

const now = "1";
const evening = "evening";
const days = weekdays.map((day) => day.toLowerCase());
const offered = [...days.slice(5), evening];
const apiPattern = `(1|evening|${days.join("|")})`;
const isOpenTime = (text: string) => text === now || text === evening || days.includes(text);
const tokenOf = (time: string) => `d${time}`;

/** "1" for now, "evening", or a day: "saturday". */
export const open = {
  name: "open",
  parameter: listParameter({
    name: "open",
    read: (text) => (isOpenTime(text) ? text : ""),
    api: {
      description: `\`1\`: open right now; a weekday, such as \`saturday\`; or \`evening\`: open after 6 PM from Monday to Friday. ${eachOfSeveral}`,
      example: "saturday",
      checked: {
        accepts: (text) => text === "0" || text.split(",").every(isOpenTime),
        problem: "Must be 1, a weekday or evening, or left out.",
        pattern: `^${apiPattern}(,${apiPattern})*$`,
      },
    },
    tool: {
      openNow: z.boolean().optional().describe("Only providers that are open at this moment."),
    },
  }),
  isNarrowing: true,
  tokens: ({ hours }) => openTimes(hours).map(tokenOf),
  matches: ([time = now]: string[], { table, at }) =>
    time === now ? createOpenCheck(table, at) : table.tokens.anyOf([tokenOf(time)]),
  choices: ({ table, at, suiting, having }) => [
    { value: now, label: "Open now", count: suiting(createOpenCheck(table, at)) },
    ...offered.map((time) => ({
      value: time,
      label: time === evening ? "Open evenings" : `Open ${dayNamed(time)}`,
      count: having(tokenOf(time)),
    })),
  ],
  label: openLabel,
  choiceLabel: openLabel,
  savedAs: (time) => `open ${time === now ? "now" : time === evening ? "Evening" : dayNamed(time)}`,
  spoken: openTimeAt,
} as const satisfies Filter;

const dayNamed = (time: string) => weekdays[days.indexOf(time)] ?? "Monday";

function openLabel(time: string) {
  if (time === now) return say("Open now");
  if (time === evening) return say("Open evenings");
  return say("Open {day}", { day: inSentence(sayStored(dayNamed(time))) });
}

const workdays = 5;
const eveningMinute = 18 * 60;

/** Weekdays with hours, and "evening" if one from Monday to Friday has hours after 6 PM. */
function openTimes(hours: MinuteRanges) {
  const ofDays = weekdays.map((_, day) => rangesOfDay(hours, day));
  const isOpenLate = ofDays
    .slice(0, workdays)
    .flat()
    .some(([, to]) => to > eveningMinute);
  return [...days.filter((_, day) => ofDays[day]?.length), ...(isOpenLate ? [evening] : [])];
}

function openTimeAt({ words, index, isFree }: SpokenWords) {
  const said = searchWords();
  const isOpen = phraseAt(words, index, said.open);
  const between = said.beforeDay.includes(words[index + isOpen] ?? "") ? 1 : 0;
  const weekend = phraseAt(words, index + isOpen + between, said.weekend);
  const evenings = phraseAt(words, index + isOpen, said.evening);
  const day = weekend > 0 ? "Saturday" : dayOf(words[index + isOpen + between]);
  const dayLength = weekend > 0 ? weekend : 1;
  const atOtherTimes = isOpen > 0 && !day ? phraseAt(words, index + isOpen, said.otherTimes) : 0;
  const isVague = isOpen === 1 && said.vaguelyOpen.includes(words[index] ?? "");
  const meant = (length: number, time: string) => ({ length, value: time.toLowerCase() });
  if (isOpen > 0 && evenings > 0 && isFree(index, isOpen + evenings))
    return meant(isOpen + evenings, evening);
  if (isOpen > 0 && isFree(index, isOpen) && atOtherTimes === 0 && (day || !isVague))
    return meant(isOpen + (day ? between + dayLength : 0), day ?? now);
  if (weekend > 0 && between === 0 && isFree(index, weekend)) return meant(weekend, "Saturday");
  if (isFree(index, 1) && said.daysAlone.includes(words[index] ?? "")) {
    const alone = dayOf(words[index]);
    if (alone) return meant(1, alone);
  }
  return null;
}

function dayOf(word = ""): Weekday | null {
  const plain = word.replace(/s$/, "");
  const { days } = searchWords();
  return (
    weekdays.find((day) => days.get(day)?.some((name) => name === plain || name === word)) ?? null
  );
}
