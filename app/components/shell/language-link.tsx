import { useLocation } from "react-router";
import { language } from "#shared/language.ts";
import { hasSpanish, spanishPath } from "#shared/to.ts";

/** The same page in the other language, where it is written in both. */
export function LanguageLink({ className, isShort = false }: { className: string; isShort?: boolean }) {
  const { pathname, search } = useLocation();
  if (!hasSpanish(pathname)) return null;
  const [other, name, href] = language() === "es" ? (["en", "English", pathname] as const) : (["es", "Español", spanishPath(pathname)] as const);
  return (
    <a href={href + search} lang={other} hrefLang={other} className={className} {...(isShort ? { title: name } : {})}>
      {isShort ? other.toUpperCase() : name}
    </a>
  );
}
