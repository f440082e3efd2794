import { spanishTexts } from "#shared/say.ts";
import { wordsIn } from "./vocabulary.ts";

const shortest = 4;
let words: Set<string> | null = null;

/**
 * Words of our own Spanish texts are spelled correctly: "cara" is not a misspelled "care". Without
 * accents, as searches are read.
 */
export function isSpanishWord(word: string) {
  words ??= new Set(
    spanishTexts()
      .flatMap(wordsIn)
      .filter(({ length }) => length >= shortest),
  );
  return words.has(word);
}
