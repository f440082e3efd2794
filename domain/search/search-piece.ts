import type { FilterName } from "./filters/all-filters.ts";

export type NamedKind = "treatment" | "category" | "city";

/** An understood part of a search: its meaning, its words, and the search without it. */
export type SearchPiece = { said: string; without: string } & (
  | { kind: NamedKind; slug: string; name: string; corrected: boolean }
  | { kind: "zip"; slug: string; name: string; zip: string }
  | { kind: "near" }
  | { kind: "within"; miles: number }
  | { kind: Exclude<FilterName, NamedKind>; value: string }
);

/**
 * `words` are the remaining words, matched against names and descriptions; several words form a
 * phrase. Words that occur nowhere are ignored. `unoffered` are treatments that no listing has on
 * its menu, which the search replaced.
 */
export type ParsedSearch = {
  pieces: SearchPiece[];
  words: string[];
  correctedWords: { said: string; meant: string }[];
  ignored: string[];
  unoffered?: { slug: string; name: string }[];
};

type DistributiveOmit<Kind, Keys extends PropertyKey> = Kind extends unknown
  ? Omit<Kind, Keys>
  : never;
/** Consumes words of a search and records their meaning. */
export type ConsumeWords = (
  from: number,
  length: number,
  meant: DistributiveOmit<SearchPiece, "said" | "without">,
) => void;
