import { brand } from "#site/brand.ts";
import type { TranslatedText } from "#site/languages/languages.ts";
import { onlyEnglish, translatedFiles } from "#site/languages/only-english.ts";
import { isLanguage, type Language, language, languageCodes, pluralForm } from "./language.ts";

/** A noun has a form for each plural category of its language. */
type Translation = string | string[];
export type Translations = Record<string, Translation>;

const catalogs = new Map<Language, Map<string, Translation>>();

export function learnTranslations(to: Language, words: Translations) {
  const catalog = catalogs.get(to) ?? new Map<string, Translation>();
  catalogs.set(to, catalog);
  for (const [text, said] of Object.entries(words)) catalog.set(text, said);
}

/** Lists everything that is translated into a language. */
export const translationsInto = (to: Language) => [...(catalogs.get(to)?.values() ?? [])].flat();

const translationOf = (text: string, into: Language) => catalogs.get(into)?.get(text);

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** Names that every text may use. */
type SiteName = "brand" | "region";
type GivenNames<T extends string> = Exclude<Names<T>, SiteName>;
export type TextValues<T extends string> = Record<GivenNames<T>, string | number>;

/** Translates our own texts. English is the key: a text that a language lacks does not compile. */
export function say<T extends TranslatedText>(
  text: T,
  ...[values]: [GivenNames<T>] extends [never] ? [] : [values: TextValues<T>]
): string {
  return filled(sayStored(text), values);
}

/** Translates stored texts, which may have been edited; falls back to the original. */
export function sayStored(text: string): string {
  const into = language();
  if (into === "en") return text;
  const said = translationOf(text, into) ?? withItsFigure(text, into);
  return typeof said === "string" ? said : text;
}

/** Finds "Enter at most 10" under its key with {count}. */
function withItsFigure(text: string, into: Language) {
  const [figure] = /\d[\d,.]*(?<=\d)/.exec(text) ?? [];
  const said = figure && translationOf(text.replace(figure, "{count}"), into);
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

/** Formats a count with its noun: "1 listing", "2 listings", "1,204 listings". */
export function plural(count: number, one: string, many = `${one}s`) {
  const into = language();
  const said = into === "en" ? undefined : translationOf(one, into);
  const noun = Array.isArray(said) ? said[pluralForm(count)] : count === 1 ? one : many;
  return `${count.toLocaleString("en-US")} ${noun}`;
}

export function to<Path extends string | undefined>(path: Path): Path | string {
  return path === undefined ? path : pathIn(language(), path);
}

/** Puts a language before "/med-spas?sort=name", but not before English-only or external URLs. */
export function pathIn(of: Language, path: string) {
  if (of === "en" || !isTranslatedPath(path)) return path;
  return `/${of}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** Returns the paths of a page in all languages; null if it exists in English only. */
export const pathsByLanguage = (path: string) =>
  isTranslatedPath(path)
    ? languageCodes().map((code) => [code, pathIn(code, path)] as const)
    : null;

/** Splits "/xx/med-spas" into "xx" and "/med-spas"; null without a language. */
export function splitLanguage(pathname: string): { code: Language; path: string } | null {
  const end = pathname.indexOf("/", 1);
  const code = pathname.slice(1, end < 0 ? undefined : end);
  if (code === "en" || !isLanguage(code) || !pathname.startsWith("/")) return null;
  return { code, path: end < 0 ? "/" : pathname.slice(end) };
}

/** Strips the language from a path, for counting and comparing. */
export const plainPath = (pathname: string) => splitLanguage(pathname)?.path ?? pathname;

export function isTranslatedPath(path: string) {
  if (!/^\/(?![/\\])/.test(path) || splitLanguage(path) !== null) return false;
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return !onlyEnglish.has(first) && (!first.includes(".") || translatedFiles.has(first));
}
