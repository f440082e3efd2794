import { language } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";

/** Marks user-written and untranslated text as English on Spanish pages, for screen readers. */
export const englishOnSpanishPage = (): { lang?: string } =>
  language() === "en" ? {} : { lang: "en" };

/**
 * Marks our own texts that an admin may have edited: translated ones show in Spanish, others as
 * written.
 */
export const englishUnlessTranslated = (text: string) =>
  sayStored(text) === text ? englishOnSpanishPage() : {};
