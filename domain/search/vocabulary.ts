import { plainText } from "#shared/slug.ts";
import { editDistance, maxTypos } from "#shared/spelling.ts";

type SlugAndName = { slug: string; name: string };

export type PhraseMeaning =
  | { kind: "treatment" | "category" | "city"; slug: string; name: string }
  | { kind: "zip"; slug: string; name: string; zip: string };

export type VocabularySource = {
  treatments: (SlugAndName & { synonyms: string[] })[];
  categories: (SlugAndName & { synonyms: string[] })[];
  cities: (SlugAndName & { synonyms: string[]; zipCodes: string[] })[];
};

export type SearchVocabulary = {
  /** Ignores spaces and order: "hydra facial" is "hydrafacial", "filler lip" is "lip filler". */
  exact(phrase: string[]): PhraseMeaning | null;
  /** Shared meaning of all phrases with this prefix. */
  beginning(phrase: string[]): PhraseMeaning | null;
  /**
   * Meanings of all phrases with this prefix, each with its first phrase, including cities by their
   * ZIP codes.
   */
  beginnings(phrase: string[]): (PhraseMeaning & { phrase: string })[];
  nearest(phrase: string[]): { meaning: PhraseMeaning; phrase: string } | null;
  /** Words of any phrase count as spelled correctly. */
  knows(word: string): boolean;
};

const shortestBeginning = 4;
const shortestOfMany = 3;

/** Indexes every name and synonym. The first entry wins if two have different meanings. */
export function createVocabulary({
  treatments,
  categories,
  cities,
}: VocabularySource): SearchVocabulary {
  const phrases = new Map<string, { meaning: PhraseMeaning; phrase: string }>();
  const reordered = new Map<string, PhraseMeaning>();
  const words = new Set<string>();
  const add = (text: string, meaning: PhraseMeaning) => {
    const parts = wordsIn(text);
    for (const part of parts) words.add(part);
    const key = keyOf(parts);
    if (key && !phrases.has(key)) phrases.set(key, { meaning, phrase: parts.join(" ") });
    if (parts.length > 1 && !reordered.has(unorderedKeyOf(parts)))
      reordered.set(unorderedKeyOf(parts), meaning);
  };
  for (const { slug, name } of treatments) add(name, { kind: "treatment", slug, name });
  for (const { slug, name } of cities) add(name, { kind: "city", slug, name });
  for (const { slug, name, synonyms } of treatments)
    for (const synonym of [slug, ...synonyms]) add(synonym, { kind: "treatment", slug, name });
  for (const { slug, name, synonyms } of categories)
    for (const synonym of [name, slug, ...synonyms]) add(synonym, { kind: "category", slug, name });
  for (const { slug, name, synonyms, zipCodes } of cities) {
    for (const synonym of synonyms) add(synonym, { kind: "city", slug, name });
    for (const zip of zipCodes)
      if (!phrases.has(zip))
        phrases.set(zip, { meaning: { kind: "zip", slug, name, zip }, phrase: zip });
  }
  const byFirstLetter = Map.groupBy(phrases, ([key]) => key[0]);

  return {
    exact: (phrase) =>
      phrases.get(keyOf(phrase))?.meaning ??
      (phrase.length > 1 ? reordered.get(unorderedKeyOf(phrase)) : null) ??
      null,
    beginning(phrase) {
      const key = phrase.join("");
      if (key.length < shortestBeginning) return null;
      const found = (byFirstLetter.get(key[0]) ?? [])
        .filter(([each]) => each.startsWith(key))
        .map(([, { meaning }]) => meaning);
      const [first] = found;
      return first && found.every(({ kind, slug }) => kind === first.kind && slug === first.slug)
        ? first
        : null;
    },
    beginnings(phrase) {
      const key = phrase.join("");
      if (key.length < shortestOfMany) return [];
      const found = (byFirstLetter.get(key[0]) ?? [])
        .filter(([each]) => each.startsWith(key))
        .map(([, { meaning, phrase }]) => ({ ...meaning, phrase }))
        .reverse();
      return [
        ...new Map(found.map((meaning) => [`${meaning.kind} ${meaning.slug}`, meaning])).values(),
      ].reverse();
    },
    nearest(phrase) {
      const key = keyOf(phrase);
      const forgiven = maxTypos(key.length);
      if (forgiven === 0 || /^\d+$/.test(key)) return null;
      let best: { meaning: PhraseMeaning; phrase: string } | null = null;
      let least = forgiven + 1;
      // The first character is rarely wrong, but may be swapped with the second.
      for (const content of new Set([key[0], key[1]])) {
        for (const [each, entry] of byFirstLetter.get(content) ?? []) {
          if (least === 1 || entry.meaning.kind === "zip") continue;
          const apart = editDistance(key, each, least - 1);
          if (apart < least) [best, least] = [entry, apart];
        }
      }
      return best;
    },
    knows: (word) => words.has(singular(word)) || words.has(word),
  };
}

/**
 * Splits text into lowercase words without accents and punctuation. The number of words is capped
 * to bound the work.
 */
export function wordsIn(text: string): string[] {
  return plainText(text)
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== "" && word !== "+");
}

export const isSameName = (one: string, other: string) =>
  keyOf(wordsIn(one)) === keyOf(wordsIn(other));

/** Distinguishes "crows feet" for Botox from "hydra facial" for HydraFacial. */
export function isOtherName(said: string, name: string) {
  const known = keyOf(wordsIn(name));
  return !wordsIn(said).some((word) => known.includes(singular(word)));
}

function keyOf(words: string[]) {
  return words.map(singular).join("");
}

function unorderedKeyOf(words: string[]) {
  return words.map(singular).sort().join(" ");
}

export function singular(word: string) {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 &&
    word.endsWith("s") &&
    !word.endsWith("ss") &&
    !word.endsWith("us") &&
    !word.endsWith("is")
    ? word.slice(0, -1)
    : word;
}
