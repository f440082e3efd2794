import type { TranslatedText } from "#site/spanish/text.ts";
import { language } from "./language.ts";

export type Translations = Record<string, string | [one: string, many: string]>;

const spanish = new Map<string, string | [one: string, many: string]>();

export function learnSpanish(words: Translations) {
  for (const [text, said] of Object.entries(words)) spanish.set(text, said);
}

/** Everything that has a translation, in Spanish. */
export const spanishTexts = () => [...spanish.values()].flat();

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type TextValues<T extends string> = Record<Names<T>, string | number>;

/** Translates our own texts. English is the key: a text without Spanish does not compile. */
export function say<T extends TranslatedText>(
  text: T,
  ...[values]: [Names<T>] extends [never] ? [] : [values: TextValues<T>]
): string {
  return filled(sayStored(text), values);
}

/** Translates stored texts, which may have been edited; falls back to the original. */
export function sayStored(text: string): string {
  if (language() === "en") return text;
  const said = spanish.get(text) ?? withItsFigure(text);
  return typeof said === "string" ? said : text;
}

/** Finds "Enter at most 10" under its key with {count}. */
function withItsFigure(text: string) {
  const [figure] = /\d[\d,.]*(?<=\d)/.exec(text) ?? [];
  const said = figure && spanish.get(text.replace(figure, "{count}"));
  return typeof said === "string" ? said.replace("{count}", figure ?? "") : undefined;
}

export function spanishNoun(one: string) {
  const said = spanish.get(one);
  return Array.isArray(said) ? said : null;
}

function filled(text: string, values: Record<string, string | number> = {}) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
