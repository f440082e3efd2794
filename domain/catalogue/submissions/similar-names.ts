import { plainText } from "#shared/slug.ts";
import { editDistance } from "#shared/spelling.ts";

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

/** Compares precomputed cores of names. "Studio 1" and "Studio 2" are different businesses. */
export function areCoresAlike(first: NameCore, second: NameCore) {
  const most = Math.floor(Math.min(first.text.length, second.text.length) / 5);
  if (Math.abs(first.text.length - second.text.length) > most) return false;
  // A typo adds one letter and removes one.
  if (bitsOf(first.letters ^ second.letters) > 2 * most || first.digits !== second.digits)
    return false;
  return first.text === second.text || editDistance(first.text, second.text, most) <= most;
}

function bitsOf(number: number) {
  let count = 0;
  for (let bits = number; bits !== 0; bits &= bits - 1) count++;
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
