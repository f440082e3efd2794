import { languageFrom } from "#shared/language.ts";
import { learnSpanish, type Words } from "#shared/say.ts";

/** A page in Spanish brings the words that the browser itself says. */
export async function startLanguage() {
  if (document.documentElement.lang !== "es") return;
  languageFrom(() => "es");
  const { default: words } = await import("#site/spanish/browser.json");
  learnSpanish(words as unknown as Words);
}
