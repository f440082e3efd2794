import { z } from "zod";
import { priceSteps } from "#domain/catalogue/listings/facet-tokens.ts";
import { formatCents } from "#shared/money.ts";
import { say } from "#shared/say.ts";
import { searchWords } from "#shared/typed-words.ts";
import type { FacetCount, Filter } from "./filter.ts";
import { anyOfSeveral, listParameter } from "./parameter.ts";
import { phraseAt, withinAt } from "./spoken-words.ts";

type DollarRange = { from: number; to: number | null };

const apiPattern = "([$]{1,4}|\\d{1,5}-\\d{0,5}|-\\d{1,5})";
const isLevel = (value: string) => value.startsWith("$");

/** Ranges of dollars: "200-500", "1000-". The parameter holds levels, too: see price-level.ts. */
export const price = {
  name: "price",
  parameter: listParameter({
    name: "price",
    read: (text) => (readPrice(text) ? text : ""),
    api: {
      description: `A price level from \`$\` to \`$$$$\`, or dollars: \`200-500\`, \`200-\`, \`-500\`. ${anyOfSeveral} Levels and dollars narrow each other.`,
      example: "200-500",
      checked: {
        accepts: (text) => text.split(",").every((each) => readPrice(each.trim()) !== null),
        problem: "Must be $ to $$$$, or dollars like 200-500.",
        pattern: `^${apiPattern}(,${apiPattern})*$`,
      },
    },
    tool: {
      price: z
        .string()
        .regex(
          /^(\${1,4}|\d{1,5}-\d{0,5}|-\d{1,5})$/,
          'Give "$" to "$$$$", or dollars as "200-500".',
        )
        .optional()
        .describe('Price level "$" to "$$$$", or dollars: "200-500".'),
    },
  }),
  owns: (value) => !isLevel(value),
  // A typed range makes way for one of the list, which mostly overlaps it.
  staysBeside: (value) => priceSteps.some((step) => step.value === value),
  tokens: ({ prices }) => {
    const tokens: string[] = [];
    for (let at = 0; at < prices.length; at += 3) {
      const [treatment = 0, low = 0, high = 0] = prices.slice(at, at + 3);
      for (const [step, range] of priceSteps.entries())
        if (isInRange(low, high, [range])) tokens.push(stepToken(step), stepToken(step, treatment));
    }
    return tokens;
  },
  isCostly: true,
  matches: (values, { table, families }) => {
    const ranges = dollarRanges(values);
    return (slot) => isPriced(table.at(slot).prices, ranges, families);
  },
  choices: (count) =>
    priceSteps.map(({ value, label }, step) => ({ value, label, count: countPriced(count, step) })),
  label: (range) => {
    const [from, to] = range.split("-");
    if (!from) return say("Under {price}", { price: formatCents(Number(to) * 100) });
    const least = formatCents(Number(from) * 100);
    return to
      ? say("{from} to {to}", { from: least, to: formatCents(Number(to) * 100) })
      : say("Over {price}", { price: least });
  },
  savedAs: (range) => range,
  spoken: ({ words, index, isFree }) => {
    const said = searchWords();
    const numberAt = (at: number) => (/^\d{2,5}$/.test(words[at] ?? "") ? Number(words[at]) : null);
    const upTo = (at: number) => (words[at] === "to" ? numberAt(at + 1) : null);
    const isUnder = withinAt(words, index).miles > 0 ? 0 : phraseAt(words, index, said.under);
    const most = isUnder > 0 ? numberAt(index + isUnder) : null;
    if (most !== null) return { length: isUnder + 1, value: rangeText({ from: 0, to: most }) };
    const isOver = phraseAt(words, index, said.over);
    const least = isOver > 0 ? numberAt(index + isOver) : null;
    if (least !== null) {
      const to = upTo(index + isOver + 1);
      if (to !== null) return { length: isOver + 3, value: rangeText({ from: least, to }) };
      if (isFree(index, isOver + 1))
        return { length: isOver + 1, value: rangeText({ from: least, to: null }) };
    }
    const [from, to] = [numberAt(index), upTo(index + 1)];
    return from !== null && to !== null && from <= to && isFree(index, 3)
      ? { length: 3, value: rangeText({ from, to }) }
      : null;
  },
} as const satisfies Filter;

/** Parses one price level, or one range of dollars. */
function readPrice(text: string): { level: number } | DollarRange | null {
  if (/^\${1,4}$/.test(text)) return { level: text.length };
  const [, from, to] = /^(\d{0,5})-(\d{0,5})$/.exec(text) ?? [];
  if (from === undefined || (from === "" && to === "")) return null;
  const range = { from: Number(from), to: to === "" ? null : Number(to) };
  return range.to === null || range.from <= range.to ? range : null;
}

const rangeText = ({ from, to }: DollarRange) => `${from || ""}-${to ?? ""}`;

export const dollarRanges = (values: string[]) =>
  values.flatMap((value) => {
    const range = readPrice(value);
    return range && "from" in range ? [range] : [];
  });

export function isInRange(low = -1, high = -1, ranges: DollarRange[]) {
  return (
    low >= 0 &&
    ranges.some(({ from, to }) => high >= from * 100 && (to === null || low <= to * 100))
  );
}

/**
 * Reports whether there is a price in a range for each chosen treatment, or for any if none is
 * chosen.
 */
function isPriced(prices: number[], ranges: DollarRange[], families: Set<number>[]): boolean {
  const hasPrice = (family: Set<number> | null) => {
    for (let at = 0; at < prices.length; at += 3)
      if (
        (family === null || family.has(prices[at] ?? 0)) &&
        isInRange(prices[at + 1], prices[at + 2], ranges)
      )
        return true;
    return false;
  };
  return families.length === 0 ? hasPrice(null) : families.every(hasPrice);
}

const stepToken = (step: number, treatment?: number) =>
  treatment === undefined ? `r${step}` : `t${treatment}r${step}`;

/** Counts listings that price every wanted treatment within the step; any if none is wanted. */
function countPriced({ table, families, having, suiting }: FacetCount, step: number) {
  if (families.length === 0) return having(stepToken(step));
  const [first, ...others] = families.map((family) =>
    table.tokens.anyOf([...family].map((id) => stepToken(step, id))),
  );
  return suiting(
    others.reduce((both, suits) => (slot) => both(slot) && suits(slot), first ?? (() => false)),
  );
}
