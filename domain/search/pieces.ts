import type { Weekday } from "#shared/hours.ts";

type Open = "now" | Weekday;
export type PriceRange = { from: number; to: number | null };

/** A part of a search that was understood: what it means, the words it was said in, and the search without it. */
export type Piece = { said: string; without: string } & (
  | { kind: "treatment" | "category" | "city"; slug: string; name: string; corrected: boolean }
  | { kind: "zip"; slug: string; name: string; zip: string }
  | { kind: "price"; range: PriceRange }
  | { kind: "open"; open: Open }
  | { kind: "near" }
  | { kind: "within"; miles: number }
  | { kind: "level"; level: number }
  | { kind: "rating"; rating: number }
  | { kind: "offers" }
  | { kind: "language"; language: string }
);

/**
 * `words` are what is left: searched for in names and descriptions, those of several words as phrases. Those that stand nowhere are ignored.
 * `unoffered` are treatments that no listing has on its menu, where something else was searched for instead.
 */
export type Understood = {
  pieces: Piece[];
  words: string[];
  correctedWords: { said: string; meant: string }[];
  ignored: string[];
  unoffered?: { slug: string; name: string }[];
};

type DistributiveOmit<Kind, Keys extends PropertyKey> = Kind extends unknown
  ? Omit<Kind, Keys>
  : never;
/** Takes words off a search that mean this. */
export type Take = (
  from: number,
  length: number,
  meant: DistributiveOmit<Piece, "said" | "without">,
) => void;
