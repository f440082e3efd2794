import { brand } from "#site/brand.ts";

/**
 * Parts of common long passwords, most frequent first, from published lists. A password of twelve
 * characters is common if little remains without these parts.
 */
const pieces =
  `password passwort contrasena passw0rd pass word qwertyuiop asdfghjkl zxcvbnm qwerty qwertz azerty asdf zxcv qazwsx 1q2w3e4r 1qaz2wsx q1w2e3r4
  letmein welcome admin administrator webmaster root login master superman batman spiderman pokemon iloveyou loveyou love forever princess sunshine
  football baseball basketball soccer monkey dragon shadow killer trustno whatever freedom computer internet secret hello charlie michael jordan
  jessica ashley daniel thomas george summer winter spring autumn january february march april june july august september october november december
  monday friday sunday changeme default guest test testing temp user demo owner access system server company beauty botox medspa spa skin guide california
  orangecounty newport irvine abcdefghijklmnopqrstuvwxyz abcdef abcd abc`.split(/\s+/);
const runs = [
  "01234567890",
  "09876543210",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
];
const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
};

const leastLeft = 5;
const leastDifferent = 5;
const longestFirst = (texts: string[]) =>
  [...texts].sort((one, other) => other.length - one.length);

/** Detects passwords that attackers try first. `own`: words about the account's owner. */
export function isCommonPassword(password: string, own: string[] = []) {
  const lower = password.toLowerCase();
  if (new Set(lower).size < leastDifferent || isRepeated(lower)) return true;
  const words = longestFirst([...pieces, ...ownWords(own)]);
  return (
    left(lower, words) < leastLeft ||
    left([...lower].map((letter) => leet[letter] ?? letter).join(""), words) < leastLeft
  );
}

/**
 * Counts the remaining letters, and digits that are neither a year nor a sequence. Symbols count
 * little.
 */
function left(text: string, words: string[]) {
  let rest = text;
  for (const run of runs)
    for (let length = run.length; length >= 3; length--)
      for (let at = 0; at + length <= run.length; at++)
        rest = rest.replaceAll(run.slice(at, at + length), " ");
  for (const word of words) rest = rest.replaceAll(word, " ");
  const plain =
    text.length === 0 ? "" : rest.replace(/(19|20)\d\d/g, " ").replace(/(.)\1{2,}/g, " ");
  return Math.min(plain.replace(/[^\p{L}\p{N}]/gu, "").length, withoutWords(text, words));
}

function withoutWords(text: string, words: string[]) {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, " ");
  return rest
    .replace(/(19|20)\d\d/g, " ")
    .replace(/\d{1,4}(?!\d)/g, " ")
    .replace(/[^\p{L}\p{N}]/gu, "").length;
}

const ownWords = (own: string[]) =>
  [...own, brand.name]
    .flatMap((text) => [text.replace(/\W/g, ""), ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

const isRepeated = (text: string) => /^(.{1,6}?)\1+.{0,3}$/s.test(text);
