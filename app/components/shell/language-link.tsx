import { useLocation, useMatches } from "react-router";
import { language } from "#shared/language.ts";
import { hasSpanish, spanishPath } from "#shared/to.ts";

/** The same page in the other language, where it is written in both; with what the page was asked for, but for the order. */
export function LanguageLink({ className, isShort = false }: { className: string; isShort?: boolean }) {
  const { pathname, search } = useLocation();
  const known = useMatches().flatMap(({ handle }) => (handle as { cache?: { query: string[] } } | undefined)?.cache?.query ?? []);
  if (!hasSpanish(pathname)) return null;
  const asked = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => known.includes(name) && name !== "sort")).toString();
  const [other, name, href] = language() === "es" ? (["en", "English", pathname] as const) : (["es", "Español", spanishPath(pathname)] as const);
  return (
    <a href={asked ? `${href}?${asked}` : href} lang={other} hrefLang={other} className={className} {...(isShort ? { title: name } : {})}>
      {isShort ? other.toUpperCase() : name}
    </a>
  );
}
