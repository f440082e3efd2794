import { useLocation } from "react-router";
import { language, languageEntry } from "#shared/language.ts";
import { pathsByLanguage } from "#shared/say.ts";

/** Parameters that confirm an action, such as "?made=1". They are dropped from the link. */
const confirmations = ["made", "moved", "refused", "sent"];
const isNews = ([name, value]: [string, string]) =>
  confirmations.includes(name) && (value === "" || value === "1");

type Props = { className: string; isShort?: boolean };

export function LanguageLink({ className, isShort = false }: Props) {
  const { pathname, search } = useLocation();
  const paths = pathsByLanguage(pathname)?.filter(([code]) => code !== language());
  const parameters = new URLSearchParams(
    [...new URLSearchParams(search)].filter((each) => !isNews(each)),
  ).toString();
  return paths?.map(([code, href]) => {
    const { name } = languageEntry(code);
    return (
      <a
        key={code}
        href={parameters ? `${href}?${parameters}` : href}
        lang={code}
        hrefLang={code}
        className={className}
        {...(isShort ? { title: name } : {})}
      >
        {isShort ? code.toUpperCase() : name}
      </a>
    );
  });
}
