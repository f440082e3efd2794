import { sayStored } from "#shared/say.ts";
import type { Filter } from "./filter.ts";
import { price } from "./price.ts";

const levels = ["$", "$$", "$$$", "$$$$"];
const tokenOf = (level: number) => `p${level}`;

/** "$" to "$$$$", in the parameter of the price. */
export const priceLevel = {
  name: "level",
  parameter: price.parameter,
  owns: (value) => !price.owns(value),
  // A range is more specific than a level.
  yieldsTo: "price",
  tokens: ({ priceLevel: level }) => (level === null ? [] : [tokenOf(level)]),
  matches: (chosen, { table }) => table.tokens.anyOf(chosen.map(({ length }) => tokenOf(length))),
  choices: ({ having }) =>
    levels.map((level) => ({ value: level, label: level, count: having(tokenOf(level.length)) })),
  label: sayStored,
  savedAs: (level) => level,
  spoken: ({ words, index }) => {
    const isSaid = words[index] === "price" && words[index + 1] === "level";
    const level = levels[isSaid ? Number(words[index + 2]) - 1 : -1];
    return level ? { length: 3, value: level } : null;
  },
} as const satisfies Filter;
