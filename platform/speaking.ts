import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languageFrom } from "#shared/language.ts";
import { learnSpanish, type Words } from "#shared/say.ts";
import { paired } from "./paired.ts";
import { projectRoot } from "./project-root.ts";

const store = new AsyncLocalStorage<Language>();

/** Everything that is written in `work` is written in this language: a page for who asks, a mail for who gets it. */
export const speakIn = <Result>(language: Language, work: () => Result): Result =>
  store.run(language, work);

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** A file beside one of site/ has its texts in Spanish, in the same shape; any other has words of ours. */
function wordsOf(file: string): Words {
  const english = join(projectRoot, "site", file);
  const spanish = read(join(projectRoot, "site/spanish", file));
  return existsSync(english) ? paired(read(english), spanish) : (spanish as Words);
}

languageFrom(() => store.getStore() ?? "en");
for (const file of globSync("**/*.json", { cwd: join(projectRoot, "site/spanish") }))
  learnSpanish(wordsOf(file));
