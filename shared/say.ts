import { brand } from "#site/brand.ts";
import { onlyEnglish } from "#site/spanish/only-english.ts";
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
/** Names that every text may use. */
type SiteName = "brand" | "region";
type GivenNames<T extends string> = Exclude<Names<T>, SiteName>;
export type TextValues<T extends string> = Record<GivenNames<T>, string | number>;

/** Translates our own texts. English is the key: a text without Spanish does not compile. */
export function say<T extends TranslatedText>(
  text: T,
  ...[values]: [GivenNames<T>] extends [never] ? [] : [values: TextValues<T>]
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

function filled(text: string, values: Record<string, string | number> = {}) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? ofSite(name) ?? placeholder),
  );
}

function ofSite(name: string) {
  if (name === "brand") return brand.name;
  return name === "region" ? sayStored(brand.region.name) : undefined;
}

/** "1 listing", "2 listings", "1,204 listings". Both languages format numbers alike. */
export function plural(count: number, one: string, many = `${one}s`) {
  const [single, several] = (language() === "es" && nounInSpanish(one)) || [one, many];
  return `${count.toLocaleString("en-US")} ${count === 1 ? single : several}`;
}

function nounInSpanish(one: string) {
  const said = spanish.get(one);
  return Array.isArray(said) ? said : null;
}

const prefix = "/es";

export function to<Path extends string | undefined>(path: Path): Path | string {
  return path !== undefined && language() === "es" ? spanishPath(path) : path;
}

/** Adds the prefix to "/med-spas?sort=name", but not to English-only or external URLs. */
export function spanishPath(path: string) {
  if (!isTranslatedPath(path)) return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** Removes the prefix from "/es/med-spas"; null without a prefix. */
export function withoutLanguage(pathname: string): string | null {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null;
  return pathname.slice(prefix.length) || "/";
}

/** Path of a page in either language, for counting and comparing. */
export const plainPath = (pathname: string) => withoutLanguage(pathname) ?? pathname;

export function isTranslatedPath(path: string) {
  if (!/^\/(?![/\\])/.test(path) || withoutLanguage(path) !== null) return false;
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return !onlyEnglish.has(first) && !first.includes(".");
}
