import { language } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";

/** Marks what people wrote as English on pages in another language, for screen readers. */
export const originalLang = (): { lang?: string } => (language() === "en" ? {} : { lang: "en" });

/** Marks a text of ours as English if an admin has edited it, so that it has no translation. */
export const originalLangUnlessTranslated = (text: string) =>
  sayStored(text) === text ? originalLang() : {};
