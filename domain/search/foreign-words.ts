import { languageCodes } from "#shared/language.ts";
import { translationsInto } from "#shared/say.ts";
import { foreignSearchWords } from "#shared/typed-words.ts";
import { wordsIn } from "./vocabulary.ts";

const shortest = 4;
let words: Set<string> | null = null;

/**
 * Reports whether a word belongs to our translations or search words, which are spelled correctly:
 * "cara" is not a misspelled "care". Accents are removed, as in searches.
 */
export function isForeignWord(word: string) {
  words ??= new Set(
    [...languageCodes().flatMap(translationsInto), ...foreignSearchWords()]
      .flatMap(wordsIn)
      .filter(({ length }) => length >= shortest),
  );
  return words.has(word);
}
