import { onlyEnglish } from "#site/spanish/only-english.ts";
import { language } from "./language.ts";

const prefix = "/es";

/** A link within the site, in the language of the page where that page has it. */
export function to<Path extends string | undefined>(path: Path): Path | string {
  return path !== undefined && language() === "es" ? spanishPath(path) : path;
}

/** "/med-spas?sort=name" in Spanish. What has only English stays, and so does an address elsewhere. */
export function spanishPath(path: string) {
  if (!hasSpanish(path)) return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, "");
}

/** "/es/med-spas" without its language; null for an address that names none. */
export function withoutLanguage(pathname: string): string | null {
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return null;
  return pathname.slice(prefix.length) || "/";
}

/** The one name of a page in both languages, for what counts or tells pages apart. */
export const plainPath = (pathname: string) => withoutLanguage(pathname) ?? pathname;

export function hasSpanish(path: string) {
  if (!/^\/(?![/\\])/.test(path) || withoutLanguage(path) !== null) return false;
  const [, first = ""] = /^\/([^/?#]*)/.exec(path) ?? [];
  return !onlyEnglish.has(first) && !first.includes(".");
}
