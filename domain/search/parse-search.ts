import { searchWords } from "#shared/typed-words.ts";
import { otherRegionWords } from "#site/search-words.ts";
import { isForeignWord } from "./foreign-words.ts";
import type { ConsumeWords, ParsedSearch, SearchPiece } from "./search-piece.ts";
import { parseSpokenPatterns, plainPrices } from "./spoken-patterns.ts";
import { type PhraseMeaning, type SearchVocabulary, wordsIn } from "./vocabulary.ts";

const longestPhrase = 5;
const wordsRead = 24;

/**
 * Parses a search. `literal` turns off spelling correction.
 * `isWord` recognizes words of listings, which are never corrected.
 */
export function parseSearch(
  query: string,
  vocabulary: SearchVocabulary,
  { literal = false, isWord = (_word: string): boolean => false } = {},
): ParsedSearch {
  const { empty, whole } = searchWords();
  const words = readWords(plainPrices(query));
  const taken: (SearchPiece | "elsewhere" | null)[] = words.map(() => null);
  const take: ConsumeWords = (from, length, meant) => {
    const without = words.filter((_, index) => index < from || index >= from + length).join(" ");
    const piece = {
      ...meant,
      said: words.slice(from, from + length).join(" "),
      without,
    } as SearchPiece;
    taken.fill(piece, from, from + length);
  };
  const isFree = (from: number, length: number) =>
    from + length <= words.length &&
    taken.slice(from, from + length).every((piece) => piece === null);

  parseSpokenPatterns(words, isFree, take);
  const windows = (most: number) =>
    Array.from({ length: most }, (_, index) => most - index).flatMap((length) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({
        from,
        length,
        phrase: words.slice(from, from + length),
      })),
    );
  for (const { from, length, phrase } of windows(longestPhrase)) {
    if (!isFree(from, length)) continue;
    const meaning = vocabulary.exact(phrase);
    if (meaning)
      take(from, length, { ...meaning, corrected: false } as PhraseMeaning & {
        corrected: boolean;
      });
  }
  // Cities outside the region filter nothing.
  const ignored = windows(2).flatMap(({ from, length, phrase }) => {
    if (!isFree(from, length) || words.length === length || !otherRegionWords.has(phrase.join(" ")))
      return [];
    taken.fill("elsewhere", from, from + length);
    return [phrase.join(" ")];
  });
  if (!literal) {
    const inPhrases = new Set(
      whole
        .filter((phrase) => ` ${words.join(" ")} `.includes(` ${phrase} `))
        .flatMap((phrase) => phrase.split(" ")),
    );
    const isStrange = (word: string) =>
      !/^\d+$/.test(word) &&
      !empty.has(word) &&
      !inPhrases.has(word) &&
      !vocabulary.knows(word) &&
      !isWord(word);
    for (const { from, length, phrase } of windows(3)) {
      if (
        !isFree(from, length) ||
        !phrase.some(isStrange) ||
        (length === 1 && phrase.every(isForeignWord)) ||
        phrase.some((word) => empty.has(word) && length > 1)
      )
        continue;
      const isLast = from + length === words.length;
      const meaning =
        (isLast && vocabulary.beginning(phrase)) || vocabulary.nearest(phrase)?.meaning;
      if (meaning && meaning.kind !== "zip") take(from, length, { ...meaning, corrected: true });
    }
  }
  const left = words.filter(
    (word, index) => taken[index] === null && !empty.has(word) && !/^\d{1,3}$/.test(word),
  );
  const asTyped = [...new Set(taken)].filter((piece) => piece !== null && piece !== "elsewhere");
  return { pieces: dedupe(asTyped), words: [...new Set(left)], correctedWords: [], ignored };
}

export function contentWords(query: string) {
  return [...new Set(readWords(query))].filter((word) => !searchWords().empty.has(word));
}

/** Puts amenities and payment into English, the language of what listings say about them. */
function readWords(query: string) {
  const said = ` ${wordsIn(query).slice(0, wordsRead).join(" ")} `;
  return searchWords()
    .inEnglish.reduce(
      (text, [typed, english]) => text.replaceAll(` ${typed} `, ` ${english} `),
      said,
    )
    .split(" ")
    .filter(Boolean);
}

/** Removes duplicates: "Botox botox" counts once. */
function dedupe(pieces: SearchPiece[]) {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const key =
      "slug" in piece ? `${piece.kind === "zip" ? "city" : piece.kind}:${piece.slug}` : piece.kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
