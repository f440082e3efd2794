import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { languageCodes } from "#shared/language.ts";
import { learnTypedWords } from "#shared/typed-words.ts";
import { projectRoot } from "./project-root.ts";

/** Reads what people type in a language, which searches and opening hours are understood by. */
export function loadTypedWords(code: string, folder: string) {
  for (const file of globSync(join(folder, "typed/*.json")))
    learnTypedWords(code, basename(file, ".json"), JSON.parse(readFileSync(file, "utf8")));
}

export const folderOf = (code: string) => join(projectRoot, "site/languages", code);

for (const code of languageCodes()) loadTypedWords(code, folderOf(code));
