import { wordsIn } from "./vocabulary.ts";

/** Restores accents and capitals: searches are read without them, visitors see what they typed. */
export function asTyped(query: string, words: string): string {
  const typed = new Map(
    query.split(/[^\p{L}\p{N}\p{M}+'’]+/u).map((word) => [wordsIn(word).join(" "), word]),
  );
  return words
    .split(" ")
    .map((word) => typed.get(word) ?? word)
    .join(" ");
}
