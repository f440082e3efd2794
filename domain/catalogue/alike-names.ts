import { plainText } from "#shared/slug.ts";

/** Words that many names carry and that tell no business from another. */
const common = new Set(["the", "and", "of", "at", "med", "medical", "medspa", "spa", "medi", "llc", "inc", "co"]);

/** Whether two names may well mean one business: the same words in the main, or a slip of the pen apart. */
export function areAlike(one: string, other: string) {
  return areCoresAlike(coreOf(one), coreOf(other));
}

/** The same for what `coreOf` gives, where a name is compared with many. Of "Studio 1" and "Studio 2" each is itself. */
export function areCoresAlike(first: string, second: string) {
  const most = Math.floor(Math.min(first.length, second.length) / 5);
  if (first === second) return true;
  if (Math.abs(first.length - second.length) > most || first.replace(/\D/g, "") !== second.replace(/\D/g, "")) return false;
  return distance(first, second) <= most;
}

export function coreOf(name: string) {
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
