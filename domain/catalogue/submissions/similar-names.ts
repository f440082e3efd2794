import { plainText } from "#shared/slug.ts";

/** Common words that do not distinguish businesses. */
const common = new Set([
  "the",
  "and",
  "of",
  "at",
  "med",
  "medical",
  "medspa",
  "spa",
  "medi",
  "llc",
  "inc",
  "co",
]);

export const areNamesSimilar = (one: string, other: string) =>
  areCoresAlike(buildNameCore(one), buildNameCore(other));

/**
 * Distinguishing part of a name, with fast negative checks: its digits and a bitmask of its
 * letters.
 */
export type NameCore = { text: string; digits: string; letters: number };

/** The same check on precomputed cores. "Studio 1" and "Studio 2" are different businesses. */
export function areCoresAlike(first: NameCore, second: NameCore) {
  const most = Math.floor(Math.min(first.text.length, second.text.length) / 5);
  if (Math.abs(first.text.length - second.text.length) > most) return false;
  // A typo adds one letter and removes one.
  if (bitsOf(first.letters ^ second.letters) > 2 * most || first.digits !== second.digits)
    return false;
  return first.text === second.text || isWithin(first.text, second.text, most);
}

function bitsOf(given: number) {
  let count = 0;
  for (let bits = given; bits !== 0; bits &= bits - 1) count++;
  return count;
}

export function buildNameCore(name: string): NameCore {
  const text = tellingPart(name);
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) % 32);
  return { text, digits: text.replace(/\D/g, ""), letters };
}

function tellingPart(name: string) {
  const words = plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : words).join("").slice(0, 60);
}

/** Checks for an edit distance up to a maximum, with an early exit. */
function isWithin(one: string, other: string, most: number) {
  const [first, second] = differingParts(one, other);
  if (Math.min(first.length, second.length) === 0)
    return Math.max(first.length, second.length) <= most;
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let at = 0; at < first.length; at++) {
    const next = new Array<number>(second.length + 1).fill(most + 1);
    const [from, to] = [Math.max(1, at + 1 - most), Math.min(second.length, at + 1 + most)];
    if (from === 1) next[0] = at + 1;
    let least = next[from - 1] ?? most + 1;
    for (let column = from; column <= to; column++) {
      const exchanged =
        (row[column - 1] ?? 0) + (first.charCodeAt(at) === second.charCodeAt(column - 1) ? 0 : 1);
      const value = Math.min(exchanged, (row[column] ?? most) + 1, (next[column - 1] ?? most) + 1);
      next[column] = value;
      if (value < least) least = value;
    }
    if (least > most) return false;
    row = next;
  }
  return (row[second.length] ?? most + 1) <= most;
}

/** Strips the common prefix and suffix. */
function differingParts(one: string, other: string) {
  let begin = 0;
  while (begin < one.length && begin < other.length && one[begin] === other[begin]) begin++;
  let end = 0;
  while (
    end < one.length - begin &&
    end < other.length - begin &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++;
  return [one.slice(begin, one.length - end), other.slice(begin, other.length - end)] as const;
}
