import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languageFrom } from "#shared/language.ts";
import { learnSpanish, type Translations } from "#shared/say.ts";
import { pairTranslations } from "./pair-translations.ts";
import { projectRoot } from "./project-root.ts";

const store = new AsyncLocalStorage<Language>();

/** Sets the language of all texts in `work`: the visitor's, or the recipient's for an email. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  store.run(language, work);

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** A Spanish file with a counterpart in site/ has its shape; any other maps English to Spanish. */
function wordsOf(file: string): Translations {
  const english = join(projectRoot, "site", file);
  const spanish = read(join(projectRoot, "site/spanish", file));
  return existsSync(english) ? pairTranslations(read(english), spanish) : (spanish as Translations);
}

languageFrom(() => store.getStore() ?? "en");
for (const file of globSync("**/*.json", { cwd: join(projectRoot, "site/spanish") }))
  learnSpanish(wordsOf(file));
