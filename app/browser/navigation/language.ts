import { languageFrom } from "#shared/language.ts";
import { learnSpanish, type Translations } from "#shared/say.ts";

/** Loads the Spanish strings of the browser code on Spanish pages. */
export async function startLanguage() {
  if (document.documentElement.lang !== "es") return;
  languageFrom(() => "es");
  const { default: words } = await import("#site/spanish/browser.json");
  learnSpanish(words as unknown as Translations);
}
