import type { z } from "zod";

/** A filter in URLs of pages and of the API. */
export type FilterParameter<
  Name extends string = string,
  Value = string | boolean | number | null,
> = {
  name: Name;
  kind: "list" | "flag" | "number";
  /** Value of a search without it. */
  none: Value;
  /** Reads a parameter of a URL: `none` if it is not valid. */
  parse(text: string): Value;
  /** The one spelling in URLs of cached pages; "" if it is not valid. */
  canonical(text: string): string;
  /** The value with these choices ticked. */
  holding(choices: string[]): Value;
  range?: readonly [least: number, most: number];
  api: ApiParameter;
  /** Input of the search tool for assistants, by its name there. */
  tool?: Record<string, z.ZodType<string | number | boolean | undefined>>;
};

type ApiParameter = {
  description: string;
  example?: string | number;
  /** The API rejects what pages ignore. */
  checked?: { accepts(text: string): boolean; problem: string; pattern: string };
};

type Given<Name extends string> = Pick<FilterParameter<Name>, "name" | "api" | "tool">;

export const anyOfSeveral = "Several, separated by commas: one of them is enough.";
export const eachOfSeveral = "Several, separated by commas: each of them is needed.";

const longestText = 200;
const mostValues = 40;

export const readText = (text: string) => text.slice(0, longestText);
export const plainWords = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();

/** Splits the value of a filter that holds several. */
export const valuesOf = (joined = "") => joined.split(",").filter(Boolean);

/** Lists the choices that a value of any kind holds. */
export function choicesIn(value: string | boolean | number | null | undefined): string[] {
  if (!value) return [];
  return typeof value === "string" ? valuesOf(value) : [value === true ? "1" : String(value)];
}

/** Joins values in canonical order, so that each search has one URL. */
export const joinValues = (values: string[]) =>
  [...new Set(values)].filter(Boolean).sort().slice(0, mostValues).join(",");

/**
 * Creates a parameter of several values, separated by commas. `read` returns "" for one that is not
 * valid.
 */
export function listParameter<const Name extends string>({
  read = readText,
  ...rest
}: Given<Name> & { read?(value: string): string }): FilterParameter<Name, string> {
  const parse = (text: string) =>
    joinValues(text.split(",").map((value) => read(plainWords(value))));
  return { ...rest, kind: "list", none: "", parse, canonical: parse, holding: joinValues };
}

export const flagParameter = <const Name extends string>(
  options: Given<Name>,
): FilterParameter<Name, boolean> => ({
  ...options,
  kind: "flag",
  none: false,
  parse: (text) => plainWords(text) === "1",
  canonical: (text) => (text === "1" ? text : ""),
  holding: (choices) => choices.length > 0,
});

export function numberParameter<const Name extends string>({
  range: [least, most],
  ...rest
}: Given<Name> & { range: readonly [number, number] }): FilterParameter<Name, number | null> {
  return {
    ...rest,
    kind: "number",
    range: [least, most],
    none: null,
    parse: (text) => readNumber(text, least, most),
    canonical: (text) => canonicalNumber(text, least, most),
    holding: ([choice]) => (choice ? Number(choice) : null),
  };
}

export function readNumber(text: string, least: number, most: number) {
  const value = Number(readText(plainWords(text)) || Number.NaN);
  return value >= least && value <= most ? value : null;
}

export function canonicalNumber(text: string, least: number, most: number) {
  const value = Math.round(Number(text.trim() || Number.NaN) * 10) / 10;
  return value >= least && value <= most ? String(value) : "";
}
