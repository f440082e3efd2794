import type { Texts as Spanish } from "./es/texts.ts";

/** Properties of a language. Its texts are in the folder of its code. */
export type LanguageEntry = {
  /** For dates and the alphabet. Figures are written as in the US in every language. */
  locale: string;
  /** Name in the language itself, for the link to it. */
  name: string;
  /** Name for owners, admins and programs. */
  englishName: string;
  /** Plural categories of Unicode, in the order of the forms in nouns.json. */
  plurals: readonly string[];
  /** Names of days and languages are lower case inside a sentence. */
  hasLowercaseNames?: boolean;
  /** Months are not abbreviated. */
  hasLongMonths?: boolean;
  /** A time inside a sentence: at one o’clock, and at any other hour. */
  time?: { one: string; other: string };
};

/** A language that the code is not written in. Its folder has `Texts`. */
type Translation<Texts> = LanguageEntry & { texts?: Texts };
const translation = <Texts>(entry: LanguageEntry): Translation<Texts> => entry;

/**
 * Languages of the site, in the order of links. The code is written in English, whose pages have no
 * prefix. Pages in another language are under its code.
 */
export const languages = {
  en: { locale: "en-US", name: "English", englishName: "English", plurals: ["one", "other"] },
  es: translation<Spanish>({
    locale: "es-US",
    name: "Español",
    englishName: "Spanish",
    plurals: ["one", "other"],
    hasLowercaseNames: true,
    hasLongMonths: true,
    time: { one: "la {time}", other: "las {time}" },
  }),
};

export type Language = keyof typeof languages;

type TextsOf<Entry> = Entry extends Translation<infer Texts> ? Texts : never;

/** Our own texts. One that a language lacks does not compile. */
export type TranslatedText = keyof TextsOf<(typeof languages)[Exclude<Language, "en">]> & string;
