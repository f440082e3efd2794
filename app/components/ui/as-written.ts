import { language } from "#shared/language.ts";

/** On what people have written themselves, and what has no Spanish: read out as English on a page in Spanish. */
export const asWritten = (): { lang?: string } => (language() === "en" ? {} : { lang: "en" });
