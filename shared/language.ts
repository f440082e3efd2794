/** What the site is written in. English stands without a prefix; Spanish at the same addresses under /es. */
export type Language = "en" | "es";

const locales = { en: "en-US", es: "es-US" } as const;

let spoken: () => Language = () => "en";

/** The language of what is written now: the server knows it of each request, a browser of its page. */
export const language = () => spoken();
export const locale = () => locales[spoken()];

/** Answers with who said so before. */
export function languageFrom(source: () => Language) {
  const before = spoken;
  spoken = source;
  return before;
}

/** A date or time as the language writes it. Formats are made once: each takes a good part of a millisecond. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (at: Date | number) => {
    const format = made.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    made.set(locale(), format);
    return format.format(at);
  };
}

/** What of the API is said in words is asked for in the language of the page. */
export const inLanguage = () => (language() === "en" ? "" : `?language=${language()}`);
