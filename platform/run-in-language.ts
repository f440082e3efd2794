import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { addLanguage, type Language, languageCodes, languageFrom } from "#shared/language.ts";
import { learnTranslations, type Translations } from "#shared/say.ts";
import type { LanguageEntry } from "#site/languages/languages.ts";
import { folderOf, loadTypedWords } from "./load-typed-words.ts";
import { pairTranslations } from "./pair-translations.ts";
import { projectRoot } from "./project-root.ts";

const store = new AsyncLocalStorage<Language>();

/** Sets the language of all texts in `work`: the visitor's, or the recipient's for an email. */
export const runInLanguage = <Result>(language: Language, work: () => Result): Result =>
  store.run(language, work);

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function loadCatalogs(code: Language, folder: string) {
  for (const file of globSync("**/*.json", { cwd: folder }))
    if (file !== entryFile && !file.startsWith("typed/"))
      learnTranslations(code, wordsOf(file, read(join(folder, file))));
}

/**
 * Reads translations. A file with a counterpart in site/ has its shape; any other maps English to
 * the language.
 */
function wordsOf(file: string, content: unknown): Translations {
  const english = join(projectRoot, "site", file);
  return existsSync(english) ? pairTranslations(read(english), content) : (content as Translations);
}

const entryFile = "language.json";

/**
 * Adds a translation that is not in the table to a running build. The folder is named for its code;
 * language.json is its entry. Browser code stays in English, because its catalogs are not built.
 */
export function tryLanguage(folder: string) {
  const code = basename(folder) as Language;
  addLanguage(code, read(join(folder, entryFile)) as LanguageEntry);
  loadTypedWords(code, folder);
  loadCatalogs(code, folder);
}

languageFrom(() => store.getStore() ?? "en");
for (const code of languageCodes()) loadCatalogs(code, folderOf(code));
