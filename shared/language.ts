import { type Language, type LanguageEntry, languages } from "#site/languages/languages.ts";

export type { Language };

const entries = new Map<string, LanguageEntry>(Object.entries(languages));

/** Adds a language that is not in the table, to try a translation. Returns how to remove it. */
export function addLanguage(code: string, entry: LanguageEntry) {
  entries.set(code, entry);
  return () => {
    entries.delete(code);
  };
}

/** Lists the language codes, English first. */
export const languageCodes = () => [...entries.keys()] as Language[];
export const isLanguage = (code: string): code is Language => entries.has(code);

export function languageEntry(code: Language): LanguageEntry {
  return entries.get(code) ?? languages.en;
}

let spoken: () => Language = () => "en";

/** Returns the current language: of the request on the server, of the page in a browser. */
export const language = () => spoken();
export const locale = () => languageEntry(spoken()).locale;

/** Returns the previous source. */
export function languageFrom(source: () => Language) {
  const before = spoken;
  spoken = source;
  return before;
}

/** Lowercases a name of a day or language inside a sentence, if the language does so. */
export const inSentence = (name: string) =>
  languageEntry(spoken()).hasLowercaseNames ? name.toLowerCase() : name;

const pluralRules = new Map<Language, Intl.PluralRules>();

/**
 * Returns the index of a number's form among those of a noun: 0 for "listing", 1 for "listings".
 */
export function pluralForm(count: number) {
  const { locale, plurals } = languageEntry(spoken());
  const rules = pluralRules.get(spoken()) ?? new Intl.PluralRules(locale);
  pluralRules.set(spoken(), rules);
  const place = plurals.indexOf(rules.select(count));
  return place < 0 ? plurals.length - 1 : place;
}

/**
 * Creates a localized date format. Cached, because each formatter takes about a millisecond to
 * create.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (at: Date | number) => {
    const format = made.get(locale()) ?? new Intl.DateTimeFormat(locale(), options);
    made.set(locale(), format);
    return format.format(at);
  };
}

/** Returns the query string that requests API texts in the page's language. */
export const languageQueryString = () => (language() === "en" ? "" : `?language=${language()}`);
