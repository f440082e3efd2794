import { useLocation } from "react-router";
import { language } from "#shared/language.ts";
import { isTranslatedPath, spanishPath } from "#shared/say.ts";

/** Parameters that confirm an action, such as "?made=1". They are dropped from the link. */
const confirmations = ["made", "moved", "refused", "sent"];
const isNews = ([name, value]: [string, string]) =>
  confirmations.includes(name) && (value === "" || value === "1");

type Props = { className: string; isShort?: boolean };

export function LanguageLink({ className, isShort = false }: Props) {
  const { pathname, search } = useLocation();
  if (!isTranslatedPath(pathname)) return null;
  const asked = new URLSearchParams(
    [...new URLSearchParams(search)].filter((each) => !isNews(each)),
  ).toString();
  const [other, name, href] =
    language() === "es"
      ? (["en", "English", pathname] as const)
      : (["es", "Español", spanishPath(pathname)] as const);
  return (
    <a
      href={asked ? `${href}?${asked}` : href}
      lang={other}
      hrefLang={other}
      className={className}
      {...(isShort ? { title: name } : {})}
    >
      {isShort ? other.toUpperCase() : name}
    </a>
  );
}
