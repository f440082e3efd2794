import { z } from "zod";

// Files in a language's folder `typed`. Search words have no accents.
const list = z.string().transform((text) => text.split(", "));
const phrases = list.default([]);
const byName = z.record(z.string(), list).default({});
const names = z.record(z.string(), z.string()).default({});
const patterns = z.array(z.tuple([z.string(), z.string()])).default([]);

const lists = {
  /** Names of the whole region: alone they match everything, with other words they say nothing. */
  region: phrases,
  /** Words without meaning in a search. Every listing is a "spa" or a "clinic". */
  empty: phrases,
  /** Words for any listing: alone, they match everything. */
  forAll: phrases,
  /** Phrases that are never searched by a single word. */
  whole: phrases,
  /** Words that are spelled correctly, although no text of ours has them. */
  everyday: phrases,
  near: phrases,
  /** "Within 5 miles of". */
  within: phrases,
  miles: phrases,
  of: phrases,
  /** "Four stars and up". */
  numbers: phrases,
  stars: phrases,
  andUp: phrases,
  under: phrases,
  over: phrases,
  /** Words after a price. */
  dollars: phrases,
  open: phrases,
  /** Means "open" before a day only: "poros abiertos" are open pores. */
  vaguelyOpen: phrases,
  /** "Open late" does not mean listings that are open now, and is too vague to filter by. */
  otherTimes: phrases,
  evening: phrases,
  /** Between "open" and a day. */
  beforeDay: phrases,
  /** Saturday: a weekend visit is possible on its first day. */
  weekend: phrases,
  /** Names of days that mean an open day without "open". */
  daysAlone: phrases,
};

const searchSchema = z.strictObject({
  ...lists,
  /** Words by slug, in addition to names and synonyms of the catalog. */
  treatments: byName,
  categories: byName,
  /** Words by the English name. */
  days: byName,
  /** Into English, in which listings are described. */
  inEnglish: names,
  /** Names of languages as listings have them. */
  languages: names,
  /** Ranges of prices, into "100 to 200". */
  ranges: patterns,
});

/** Beside the English ones in site/safety-words.json and site/safety-answers.json. */
const safetySchema = z.strictObject({
  /** Words by group. */
  words: byName,
  /** Phrases by title of the answer. */
  phrases: z.record(z.string(), z.array(z.string())).default({}),
  /** Correct words that are one character away from a sign of danger. */
  notMisspelled: phrases,
});

type SearchWords = z.infer<typeof searchSchema>;

const searches: SearchWords[] = [];
const foreign: SearchWords[] = [];
const hours: [RegExp, string][] = [];
const dangers: z.infer<typeof safetySchema>[] = [];
let merged: ReturnType<typeof mergeSearches> | null = null;

export function learnTypedWords(code: string, file: string, content: unknown) {
  if (file === "hours") hours.push(...readPatterns(patterns.parse(content)));
  else if (file === "safety") dangers.push(safetySchema.parse(content));
  else if (file === "search") {
    const words = searchSchema.parse(content);
    searches.push(words);
    if (code !== "en") foreign.push(words);
    merged = null;
  } else throw new Error(`No one reads ${file}.json among the typed words of "${code}"`);
}

/** Returns the search words of all languages: visitors may read one and type another. */
export const searchWords = () => (merged ??= mergeSearches());

/**
 * Throws if no languages are loaded. Code that reads typed words imports
 * #platform/load-typed-words.ts.
 */
function requireLanguages() {
  if (searches.length === 0) throw new Error("The languages are not loaded");
}

function mergeSearches() {
  requireLanguages();
  const each = (name: keyof typeof lists) => searches.flatMap((words) => words[name]);
  const named = (name: "treatments" | "categories" | "days") =>
    new Map(
      [
        ...Map.groupBy(
          searches.flatMap((words) => Object.entries(words[name])),
          ([key]) => key,
        ),
      ].map(([key, found]) => [key, found.flatMap(([, its]) => its)]),
    );
  return {
    ...(Object.fromEntries(
      Object.keys(lists).map((name) => [name, each(name as keyof typeof lists)]),
    ) as Record<keyof typeof lists, string[]>),
    empty: new Set(each("empty")),
    forAll: new Set(each("forAll")),
    treatments: named("treatments"),
    categories: named("categories"),
    days: named("days"),
    inEnglish: searches.flatMap((words) => Object.entries(words.inEnglish)),
    languages: new Map(searches.flatMap((words) => Object.entries(words.languages))),
    ranges: readPatterns(searches.flatMap((words) => words.ranges)),
  };
}

const readPatterns = (all: [string, string][]) =>
  all.map(([typed, text]): [RegExp, string] => [new RegExp(`${typed}`, "giu"), text]);

/** Lists the search words of other languages than English. */
export const foreignSearchWords = () =>
  foreign.flatMap(({ everyday, inEnglish, treatments, categories }) => [
    ...everyday,
    ...Object.keys(inEnglish),
    ...[treatments, categories].flatMap((bySlug) => Object.values(bySlug).flat()),
  ]);

/** Lists emergency phrases by language. */
export function safetyWords() {
  requireLanguages();
  return dangers;
}

/** Puts opening hours into English: owners may write "lun-vie 9am-6pm". Lower case. */
export function hoursInEnglish(text: string) {
  requireLanguages();
  return hours.reduce((words, [pattern, english]) => words.replace(pattern, english), text);
}
