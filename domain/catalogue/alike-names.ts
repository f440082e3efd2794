import { plainText } from "#shared/slug.ts";

/** Words that many names carry and that tell no business from another. */
const common = new Set(["the", "and", "of", "at", "med", "medical", "medspa", "spa", "medi", "llc", "inc", "co"]);

/** Whether two names may well mean one business: the same words in the main, or a slip of the pen apart. */
export function areAlike(one: string, other: string) {
  return areCoresAlike(coreOf(one), coreOf(other));
}

/** What of a name tells businesses apart, with what quickly shows that two differ: its numbers, and a bit for each letter in it. */
export type Core = { text: string; digits: string; letters: number };

/** The same for what `coreOf` gives, where a name is compared with many. Of "Studio 1" and "Studio 2" each is itself. */
export function areCoresAlike(first: Core, second: Core) {
  const most = Math.floor(Math.min(first.text.length, second.text.length) / 5);
  if (Math.abs(first.text.length - second.text.length) > most) return false;
  // A slip of the pen brings one letter and takes one.
  if (bitsOf(first.letters ^ second.letters) > 2 * most || first.digits !== second.digits) return false;
  return first.text === second.text || distance(first.text, second.text) <= most;
}

function bitsOf(given: number) {
  let count = 0;
  for (let bits = given; bits !== 0; bits &= bits - 1) count++;
  return count;
}

export function coreOf(name: string): Core {
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

/** How many letters have to be put in, left out or exchanged. */
function distance(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const exchanged = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
