import { isLanguage, language, languageFrom } from "#shared/language.ts";
import { learnTranslations, type Translations } from "#shared/say.ts";

type Catalog = { default: Translations };
const entryCatalogs = import.meta.glob<Catalog>("/site/languages/*/browser.json");
const laterCatalogs = import.meta.glob<Catalog>("/site/languages/*/islands.json");

/** Loads the translations of the code that every page loads, on pages in another language. */
export async function startLanguage() {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  languageFrom(() => lang);
  learn(await entryCatalogs[`/site/languages/${lang}/browser.json`]?.());
}

/** Adds the translations of islands and other code that loads later, before it runs. */
export async function withTranslations<Code>(loading: Promise<Code>): Promise<Code> {
  const [code, catalog] = await Promise.all([
    loading,
    laterCatalogs[`/site/languages/${language()}/islands.json`]?.(),
  ]);
  learn(catalog);
  return code;
}

function learn(catalog: Catalog | undefined) {
  if (catalog) learnTranslations(language(), catalog.default);
}
