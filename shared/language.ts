/** English has no URL prefix; Spanish is under /es. */
export type Language = "en" | "es";

const locales = { en: "en-US", es: "es-US" } as const;

let spoken: () => Language = () => "en";

/** Current language: of the request on the server, of the page in a browser. */
export const language = () => spoken();
export const locale = () => locales[spoken()];

/** Returns the previous source. */
export function languageFrom(source: () => Language) {
  const before = spoken;
  spoken = source;
  return before;
}

/** Names of days and languages are lower case inside a Spanish sentence. */
export const inSentence = (name: string) => (spoken() === "es" ? name.toLowerCase() : name);

/** Localized date format. Cached, because each formatter takes about a millisecond to create. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (at: Date | number) => {
    const format = made.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    made.set(locale(), format);
    return format.format(at);
  };
}

/** Query string that requests API texts in the page's language. */
export const languageQueryString = () => (language() === "en" ? "" : `?language=${language()}`);
