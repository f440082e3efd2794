import { spanishTexts } from "#shared/say.ts";
import {
  everydaySpanish,
  spanishCategoryWords,
  spanishPhrases,
  spanishTreatmentWords,
} from "#site/spanish/search-words.ts";
import { wordsIn } from "./vocabulary.ts";

const shortest = 4;
let words: Set<string> | null = null;

const vocabulary = () => [
  everydaySpanish,
  ...Object.keys(spanishPhrases),
  ...Object.values(spanishCategoryWords).flat(),
  ...Object.values(spanishTreatmentWords).flat(),
];

/**
 * Words of our own Spanish texts and search vocabulary are spelled correctly: "cara" is not a
 * misspelled "care". Without accents, as searches are read.
 */
export function isSpanishWord(word: string) {
  words ??= new Set(
    [...spanishTexts(), ...vocabulary()]
      .flatMap(wordsIn)
      .filter(({ length }) => length >= shortest),
  );
  return words.has(word);
}
