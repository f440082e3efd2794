import { searchWords } from "#shared/typed-words.ts";

/** Returns the length of the first of these phrases that begins here; else 0. */
export function phraseAt(words: string[], index: number, phrases: string[]) {
  const first = words[index] ?? " ";
  for (const phrase of phrases) {
    if (!phrase.startsWith(first)) continue;
    const parts = phrase.split(" ");
    if (parts.every((part, offset) => words[index + offset] === part)) return parts.length;
  }
  return 0;
}

const milesAt = (words: string[], index: number) =>
  /^[1-9]\d?$/.test(words[index] ?? "") && searchWords().miles.includes(words[index + 1] ?? "")
    ? Number(words[index])
    : 0;

/**
 * Parses "within 5 miles": the length of the phrase before the number, and the miles; 0 if there is
 * none.
 */
export function withinAt(words: string[], index: number) {
  const length = phraseAt(words, index, searchWords().within);
  return { length, miles: length > 0 ? milesAt(words, index + length) : 0 };
}
