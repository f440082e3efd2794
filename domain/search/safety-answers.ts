import answers from "#site/safety-answers.json" with { type: "json" };
import { editDistance } from "./spelling.ts";
import { singular, wordsIn } from "./vocabulary.ts";

export type SafetyAnswer = {
  title: string;
  text: string;
  options: { name: string; path: string }[];
};

const known = answers.flatMap(({ phrases, ...answer }) =>
  phrases.map((phrase) => ({ ...answer, words: wordsIn(phrase) })),
);
const longestFirst = known.toSorted((one, other) => other.words.length - one.words.length);

type WordMatcher = (typed: string, word: string) => boolean;
const isSame: WordMatcher = (typed, word) => singular(typed) === singular(word);
/**
 * Matches long words with one wrong character. "cellulite" is two characters from "cellulitis",
 * and must not count as its misspelling.
 */
const isMisspelled: WordMatcher = (typed, word) =>
  isSame(typed, word) || (word.length >= 7 && editDistance(typed, word, 1) === 1);

/**
 * Returns safety answers, and the search without words that must not match a treatment.
 * After an emergency, nothing is left to match.
 */
export function answerSafely(query: string): { answers: SafetyAnswer[]; rest: string } {
  const exact = answerTo(query, isSame);
  return exact.answers.length > 0 ? exact : answerTo(query, isMisspelled);
}

function answerTo(query: string, isAlike: WordMatcher) {
  let words = wordsIn(query);
  const found = new Map<string, SafetyAnswer>();
  let isCut = false;
  for (const { words: phrase, stops, emergency, ...answer } of longestFirst) {
    const at = words.findIndex((_, from) =>
      phrase.every((word, index) => isAlike(words[from + index] ?? "", word)),
    );
    if (at < 0) continue;
    if (emergency) return { answers: [answer], rest: "" };
    found.set(answer.title, answer);
    if (!stops) continue;
    words = words.toSpliced(at, phrase.length);
    isCut = true;
  }
  return { answers: [...found.values()], rest: isCut ? words.join(" ") : query };
}
