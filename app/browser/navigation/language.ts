import { language, languageFrom } from "#shared/language.ts";
import { learnSpanish, type Translations } from "#shared/say.ts";

/** Loads the Spanish strings of the code that every page loads, on Spanish pages. */
export async function startLanguage() {
  if (document.documentElement.lang !== "es") return;
  languageFrom(() => "es");
  learn(await import("#site/spanish/browser.json"));
}

/** Adds the Spanish strings of islands and other code that loads later, before it runs. */
export async function withTranslations<Code>(loading: Promise<Code>): Promise<Code> {
  const [code, words] = await Promise.all([
    loading,
    language() === "es" ? import("#site/spanish/islands.json") : null,
  ]);
  if (words) learn(words);
  return code;
}

function learn({ default: words }: { default: unknown }) {
  learnSpanish(words as Translations);
}
