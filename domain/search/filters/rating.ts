import { z } from "zod";
import { say } from "#shared/say.ts";
import { searchWords } from "#shared/typed-words.ts";
import type { Filter } from "./filter.ts";
import { numberParameter } from "./parameter.ts";
import { phraseAt } from "./spoken-words.ts";

const range = [1, 5] as const;
const steps = [4.5, 4, 3];
const tokenOf = (step: number) => `s${step}`;

export const rating = {
  name: "rating",
  parameter: numberParameter({
    name: "rating",
    range,
    api: { description: "The minimum rating.", example: 4.5 },
    tool: {
      minRating: z
        .number()
        .min(range[0])
        .max(range[1])
        .optional()
        .describe("Minimum average of the published reviews."),
    },
  }),
  staysBeside: () => false,
  tokens: ({ rating: average }) => steps.filter((step) => (average ?? 0) >= step).map(tokenOf),
  matches:
    ([least]: string[], { table }) =>
    (slot) =>
      (table.at(slot).rating ?? 0) >= Number(least),
  choices: ({ having }) =>
    steps.map((step) => ({
      value: String(step),
      label: `${step} and up`,
      count: having(tokenOf(step)),
    })),
  label: (least) => say("Rated {rating} and up", { rating: Number(least) }),
  choiceLabel: (least) => say("{rating} and up", { rating: least }),
  savedAs: (least) => `rated ${least} and up`,
  spoken: ({ words, index }) => starsAt(words, index),
} as const satisfies Filter;

const highestSaid = 4.5;

/**
 * Parses "4.5 stars" and "4+ stars". `numbers` are one to five in each language. "Five stars" means
 * the best listings, not a perfect 5.0.
 */
function starsAt(words: string[], index: number) {
  const { numbers, stars: units, andUp } = searchWords();
  const whole = /^[1-5]\+?$/.test(words[index] ?? "")
    ? Number.parseInt(words[index] ?? "", 10)
    : (numbers.indexOf(words[index] ?? "") % range[1]) + 1;
  if (whole === 0) return null;
  const isHalf = /^\d\+?$/.test(words[index + 1] ?? "");
  const length = isHalf ? 3 : 2;
  if (!units.includes(words[index + length - 1] ?? "")) return null;
  const stars = isHalf ? whole + Number.parseInt(words[index + 1] ?? "", 10) / 10 : whole;
  return {
    value: String(Math.min(stars, highestSaid)),
    length: length + phraseAt(words, index + length, andUp),
  };
}
