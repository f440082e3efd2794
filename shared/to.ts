import { onlyEnglish } from "#site/spanish/only-english.ts";
import { language } from "./language.ts";

const prefix = "/es";

export function to<Path extends string | undefined>(path: Path): Path | string {
  return path !== undefined && language() === "es" ? spanishPath(path) : path;
}

/** Adds the prefix to "/med-spas?sort=name", but not to English-only or external URLs. */
export function spanishPath(path: string) {
  if (!hasSpanish(path)) return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** Removes the prefix from "/es/med-spas"; null without a prefix. */
export function withoutLanguage(pathname: string): string | null {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null;
  return pathname.slice(prefix.length) || "/";
}

/** Path of a page in either language, for counting and comparing. */
export const plainPath = (pathname: string) => withoutLanguage(pathname) ?? pathname;

export function hasSpanish(path: string) {
  if (!/^\/(?![/\\])/.test(path) || withoutLanguage(path) !== null) return false;
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return !onlyEnglish.has(first) && !first.includes(".");
}
