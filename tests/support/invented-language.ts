import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { pairTranslations } from "#platform/pair-translations.ts";
import { addLanguage, type Language } from "#shared/language.ts";
import { learnTranslations, type Translations } from "#shared/say.ts";
import type { LanguageEntry } from "#site/languages/languages.ts";
import { temporaryFolder } from "./server.ts";

/** Borrowed from Ukrainian: what Intl writes has other letters than English, too. */
export const invented = "uk" as Language;
const entry: LanguageEntry = {
  locale: "uk-UA",
  name: "⟦Íńv́éńt́éd́⟧",
  englishName: "Invented",
  plurals: ["one", "few", "many", "other"],
  time: { one: "ö {time}", other: "ä {time}" },
};
const search = {
  treatments: { botox: "vygadka" },
  under: "menshe nizh",
  days: { Saturday: "subota" },
  daysAlone: "subota",
  inEnglish: { stojanka: "parking" },
};

const acute = "\u0301";

/** "Open {day}" is "⟦Óṕéń {day}⟧": no word of a text that the site translates stays in ASCII. */
export const inventedText = (text: string) =>
  `⟦${text.replace(/\{\w+\}|<\/?\w+>|([a-z])/gi, (found, letter?: string) => (letter ? letter + acute : found)).normalize("NFC")}⟧`;

const source = "site/languages/es";
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Catalogs of the invented language by file: the texts that the Spanish ones translate. */
function inventedCatalogs() {
  const files = globSync("{,!(typed)/}*.json", { cwd: source });
  return files.map((file): [file: string, content: unknown] => {
    const translated = read(join(source, file));
    const english = join("site", file);
    return [
      file,
      existsSync(english) ? inShapeOf(read(english), translated) : byText(translated as object),
    ];
  });
}

/** Where both have a text, the invented one. */
function inShapeOf(english: unknown, translated: unknown): unknown {
  if (typeof english === "string" && typeof translated === "string") return inventedText(english);
  if (typeof translated !== "object" || translated === null) return null;
  const texts = Object.entries(translated).map(([key, inside]) => [
    key,
    inShapeOf((english as Record<string, unknown> | null)?.[key], inside),
  ]);
  return Array.isArray(translated) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
}

const byText = (translated: object) =>
  Object.fromEntries(
    Object.entries(translated).map(([text, said]) => [
      text,
      Array.isArray(said)
        ? entry.plurals.map((form) => inventedText(`${text} ${form}`))
        : inventedText(text),
    ]),
  );

/** Writes the folder of the invented language, as `TRY_LANGUAGE` takes it. */
export function inventLanguage() {
  const folder = join(temporaryFolder(), invented);
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  for (const [file, content] of inventedCatalogs()) write(file, content);
  write("language.json", entry);
  write("typed/search.json", search);
  return folder;
}

export const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Object.values((value ?? {}) as object).flatMap((inside) => textsIn(inside));

/** The catalogs as maps from English. */
const translations = inventedCatalogs().map(([file, content]): Translations => {
  const english = join("site", file);
  return existsSync(english) ? pairTranslations(read(english), content) : (content as Translations);
});

/** English texts that a language translates. */
export const translatedTexts = new Set(translations.flatMap(Object.keys));

/** Adds the invented language to this process until the end of the test. */
export function addInventedLanguage() {
  for (const words of translations) learnTranslations(invented, words);
  onTestFinished(addLanguage(invented, entry));
}
