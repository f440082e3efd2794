import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { readCities } from "#database/seed/read.ts";
import { brand } from "#site/brand.ts";
import { textsIn, translatedTexts } from "./invented-language.ts";
import { textsOf } from "./texts-of.ts";

const isWord = /[a-z]{2,}/i;
/** Addresses, and initials. */
const noWords = /https?:\S+|\S+@\S+|www\.\S+|^[A-Z]{1,3}$/g;

/** What the database holds, and names of the site. Texts that the site translates do not count. */
const contentTexts = globSync("database/seed/{providers/*,*}.json").flatMap((file) =>
  textsIn(JSON.parse(readFileSync(file, "utf8"))),
);
const known = new Set(
  [
    ...textsIn(brand),
    "U.S. Census Bureau",
    ...readCities().map(({ name }) => name),
    ...contentTexts,
  ].filter((text) => isWord.test(text) && !translatedTexts.has(text)),
);
const byLength = [...known].sort((one, other) => other.length - one.length);

/**
 * Finds texts of a page in the invented language with a word in plain letters, and so in English.
 * What people wrote is marked as English, or content of the database.
 */
export function leftUntranslated(html: string, names: string[] = [], least = 20) {
  const texts = [...textsOf(html), ...structuredTexts(html)];
  expect(texts.length).toBeGreaterThan(least);
  return [...new Set(texts.filter((text) => isUntranslated(text, names)))];
}

/** Texts of the structured data: its types and dates are not for people. */
function structuredTexts(html: string) {
  const inside = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : Object.entries((value ?? {}) as object).flatMap(([key, its]) =>
          noTexts.has(key) ? [] : inside(its),
        );
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = ""]) => inside(JSON.parse(json)),
  );
}
const noTexts = new Set([
  "@context",
  "@type",
  "@id",
  "url",
  "query-input",
  "inLanguage",
  "dayOfWeek",
]);

export function isUntranslated(text: string, names: string[] = []) {
  const bare = text.replace(noWords, "");
  if (!isWord.test(bare) || known.has(bare)) return false;
  let rest = bare;
  // Single words last, because they may be part of others.
  const phrases = names.filter((name) => name.includes(" "));
  for (const name of [...phrases, ...byLength, ...names]) {
    if (!rest.includes(name)) continue;
    rest = rest.replaceAll(name, "");
    if (!isWord.test(rest)) return false;
  }
  return true;
}
