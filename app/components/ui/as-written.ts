import { language } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";

/** On what people have written themselves, and what has no Spanish: read out as English on a page in Spanish. */
export const asWritten = (): { lang?: string } => (language() === "en" ? {} : { lang: "en" });

/** On words of ours that somebody may have edited since: what has its Spanish is shown in it, the rest as it is written. */
export const asStored = (text: string) => (sayStored(text) === text ? asWritten() : {});
