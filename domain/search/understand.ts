import { type Weekday, weekdays } from "#shared/hours.ts";
import { elsewhere, emptyWords, languages } from "#site/search-words.ts";
import { type Meaning, type Vocabulary, wordsIn } from "./vocabulary.ts";

type Open = "now" | Weekday;
export type PriceRange = { from: number; to: number | null };

/** A part of a search that was understood: what it means, the words it was said in, and the search without it. */
export type Piece = { said: string; without: string } & (
  | { kind: "treatment" | "category" | "city"; slug: string; name: string; corrected: boolean }
  | { kind: "zip"; slug: string; name: string; zip: string }
  | { kind: "price"; range: PriceRange }
  | { kind: "open"; open: Open }
  | { kind: "near" }
  | { kind: "language"; language: string }
);

/** `words` are what is left: searched for in names and descriptions. Those that stand nowhere are ignored. */
export type Understood = { pieces: Piece[]; words: string[]; correctedWords: { said: string; meant: string }[]; ignored: string[] };

const longestPhrase = 5;
const wordsRead = 24;

/** What a search means. `literal` leaves the words as they are spelled. `isWord` knows the words of the listings, which are never corrected. */
export function understand(query: string, vocabulary: Vocabulary, { literal = false, isWord = (_word: string): boolean => false } = {}): Understood {
  const words = wordsIn(plainPrices(query)).slice(0, wordsRead);
  const taken: (Piece | "elsewhere" | null)[] = words.map(() => null);
  const pieces: Piece[] = [];
  const take = (from: number, length: number, meant: DistributiveOmit<Piece, "said" | "without">) => {
    const without = words.filter((_, index) => index < from || index >= from + length).join(" ");
    const piece = { ...meant, said: words.slice(from, from + length).join(" "), without } as Piece;
    pieces.push(piece);
    taken.fill(piece, from, from + length);
  };
  const isFree = (from: number, length: number) => from + length <= words.length && taken.slice(from, from + length).every((piece) => piece === null);

  takePatterns(words, isFree, take);
  const windows = (most: number) =>
    Array.from({ length: most }, (_, index) => most - index).flatMap((length) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({ from, length, phrase: words.slice(from, from + length) })),
    );
  for (const { from, length, phrase } of windows(longestPhrase)) {
    if (!isFree(from, length)) continue;
    const meaning = vocabulary.exact(phrase);
    if (meaning) take(from, length, { ...meaning, corrected: false } as Meaning & { corrected: boolean });
  }
  // Places that are not here narrow nothing.
  const ignored = windows(2).flatMap(({ from, length, phrase }) => {
    if (!isFree(from, length) || words.length === length || !elsewhere.has(phrase.join(" "))) return [];
    taken.fill("elsewhere", from, from + length);
    return [phrase.join(" ")];
  });
  if (!literal) {
    const isStrange = (word: string) => !/^\d+$/.test(word) && !emptyWords.has(word) && !vocabulary.knows(word) && !isWord(word);
    for (const { from, length, phrase } of windows(3)) {
      if (!isFree(from, length) || !phrase.some(isStrange) || phrase.some((word) => emptyWords.has(word) && length > 1)) continue;
      const isLast = from + length === words.length;
      const meaning = (isLast && vocabulary.beginning(phrase)) || vocabulary.nearest(phrase)?.meaning;
      if (meaning && meaning.kind !== "zip") take(from, length, { ...meaning, corrected: true });
    }
  }
  const left = words.filter((word, index) => taken[index] === null && !emptyWords.has(word) && !/^\d{1,3}$/.test(word));
  return { pieces: dedupe(pieces), words: [...new Set(left)], correctedWords: [], ignored };
}

type DistributiveOmit<Kind, Keys extends PropertyKey> = Kind extends unknown ? Omit<Kind, Keys> : never;
type Take = (from: number, length: number, meant: DistributiveOmit<Piece, "said" | "without">) => void;

const under = ["under", "below", "max", "maximum", "hasta", "less than", "up to", "no more than", "cheaper than", "menos de"];
const over = ["over", "above", "min", "minimum", "desde", "more than", "at least", "from", "mas de"];
const short = weekdays.map((day) => day.slice(0, 3).toLowerCase());
const spanishDays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];

/** Prices, opening hours and "near me": said in so many ways, but in few patterns. */
function takePatterns(words: string[], isFree: (from: number, length: number) => boolean, take: Take) {
  const saysAt = (index: number, phrases: string[]) =>
    phrases.map((phrase) => phrase.split(" ")).find((phrase) => phrase.every((word, offset) => words[index + offset] === word))?.length ?? 0;
  const numberAt = (index: number) => (/^\d{2,5}$/.test(words[index] ?? "") ? Number(words[index]) : null);
  for (let index = 0; index < words.length; index++) {
    const region = saysAt(index, ["orange county", "o c"]);
    if (region > 0) words.splice(index, region);
    const near = saysAt(index, ["near me", "close to me", "around me", "nearby", "cerca de mi", "cerca"]);
    if (near > 0 && isFree(index, near)) take(index, near, { kind: "near" });
    const language = languages.get(words[index] ?? "");
    if (language && isFree(index, 1)) take(index, 1, { kind: "language", language });
    const isUnder = saysAt(index, under);
    const most = isUnder > 0 ? numberAt(index + isUnder) : null;
    if (most !== null) take(index, isUnder + 1, { kind: "price", range: { from: 0, to: most } });
    const isOver = saysAt(index, over);
    const least = isOver > 0 ? numberAt(index + isOver) : null;
    const [from, to] = [numberAt(index), words[index + 1] === "to" ? numberAt(index + 2) : null];
    if (least !== null && words[index + isOver + 1] === "to" && numberAt(index + isOver + 2) !== null)
      take(index, isOver + 3, { kind: "price", range: { from: least, to: numberAt(index + isOver + 2) } });
    else if (least !== null && isFree(index, isOver + 1)) take(index, isOver + 1, { kind: "price", range: { from: least, to: null } });
    else if (from !== null && to !== null && from <= to && isFree(index, 3)) take(index, 3, { kind: "price", range: { from, to } });
    const isOpen = saysAt(index, ["open now", "open today", "open right now", "open on", "open", "abierto ahora", "abierto", "abierta"]);
    const between = ["on", "los", "el", "this", "next", "every"].includes(words[index + isOpen] ?? "") ? 1 : 0;
    const day = dayOf(words[index + isOpen + between]);
    if (isOpen > 0 && isFree(index, isOpen)) take(index, isOpen + (day ? between + 1 : 0), { kind: "open", open: day ?? "now" });
    else if (isFree(index, 1) && /^(\w+days?|sat|sun)$/.test(words[index] ?? "") && dayOf(words[index]))
      take(index, 1, { kind: "open", open: dayOf(words[index]) ?? "now" });
  }
}

function dayOf(word = ""): Weekday | null {
  const plain = word.replace(/s$/, "");
  const at = weekdays.findIndex((day, index) =>
    [day.toLowerCase(), short[index], spanishDays[index], `${short[index]}s`].some((name) => name === plain || name === word),
  );
  return weekdays[at] ?? null;
}

/** "$1,000+" is "over 1000", "15k" is 15000, "$200-$500" is "200 to 500". */
function plainPrices(query: string) {
  return query
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/\b(\d{1,2})k\b/gi, "$1000")
    .replace(/\$\s*(\d+)\s*\+/g, " over $1 ")
    .replace(/\$\s*(?=\d)/g, " ")
    .replace(/(\d)\s*[-–]\s*(?=\s*\d)/g, "$1 to ")
    .replace(/\bbetween\s+(\d+)\s+and\s+(?=\d)/gi, "$1 to ");
}

/** Every word that says something, as it was typed. */
export function contentWords(query: string) {
  return [...new Set(wordsIn(query).slice(0, wordsRead))].filter((word) => !emptyWords.has(word));
}

/** "Botox botox" asks once. */
function dedupe(pieces: Piece[]) {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const key = "slug" in piece ? `${piece.kind === "zip" ? "city" : piece.kind}:${piece.slug}` : piece.kind;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
