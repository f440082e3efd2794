import answers from "#site/safety-answers.json" with { type: "json" };
import { wordsIn } from "./vocabulary.ts";

/** What is said to a search that names an illness, an emergency or something with two meanings. */
export type SafetyAnswer = { title: string; text: string; options: { name: string; path: string }[] };

const known = answers.flatMap(({ phrases, ...answer }) => phrases.map((phrase) => ({ ...answer, words: wordsIn(phrase) })));
const longestFirst = known.toSorted((one, other) => other.words.length - one.words.length);

/** The answers to a search, and the search without what must not be matched with a treatment: "cellulitis" is no misspelled cellulite. */
export function answerSafely(query: string): { answers: SafetyAnswer[]; rest: string } {
  let words = wordsIn(query);
  const found = new Map<string, SafetyAnswer>();
  let isCut = false;
  for (const { words: phrase, stops, ...answer } of longestFirst) {
    const at = placeOf(words, phrase);
    if (at < 0) continue;
    found.set(answer.title, answer);
    if (!stops) continue;
    words = words.toSpliced(at, phrase.length);
    isCut = true;
  }
  return { answers: [...found.values()], rest: isCut ? words.join(" ") : query };
}

const placeOf = (words: string[], phrase: string[]) => words.findIndex((_, from) => phrase.every((word, index) => words[from + index] === word));
