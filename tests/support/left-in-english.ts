import { existsSync, globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { pairTranslations } from "#platform/pair-translations.ts";
import { brand } from "#site/brand.ts";
import { textsOf } from "./texts-of.ts";

/** Texts that are the same in both languages according to the catalogue. */
const alike = new Set(
  globSync("site/languages/es/{,!(typed)/}*.json").flatMap((file) => {
    const said = JSON.parse(readFileSync(file, "utf8"));
    const english = file.replace("/languages/es", "");
    const words: Record<string, unknown> = existsSync(english)
      ? pairTranslations(JSON.parse(readFileSync(english, "utf8")), said)
      : said;
    return Object.entries(words).flatMap(([text, spanish]) =>
      Array.isArray(spanish)
        ? spanish.filter((noun) => noun.startsWith(text))
        : text.toLowerCase() === String(spanish).toLowerCase()
          ? [text]
          : [],
    );
  }),
);

/** Finds texts of a Spanish page that equal the English ones and are not names. */
export function leftInEnglish(english: string, spanish: string, names: Set<string>, least = 20) {
  const [before, after] = [new Set(textsOf(english)), textsOf(spanish)];
  expect(after.length).toBeGreaterThan(least);
  return [
    ...new Set(
      after.filter((text) => before.has(text) && !isMadeOf(names, text) && !isNoWord(text)),
    ),
  ];
}

type Site = { json: <Body>(path: string) => Promise<Body> };
let known: Promise<Set<string>> | undefined;

/** Businesses, cities and the site itself keep their names. */
export function namesOf(site: Site) {
  known ??= Promise.all([
    site.json<{ name: string; address: string }[]>("/api/medspas"),
    site.json<string[]>("/api/cities"),
  ]).then(
    ([listings, cities]) =>
      new Set([
        brand.name,
        ...listings.flatMap(({ name, address }) => [name, address]),
        ...cities,
        ...brand.social.map(({ name }) => name),
      ]),
  );
  return known;
}

/** "Glow, Irvine · OC MedSpa Guide", "Irvine (21)", "Botox ·" */
function isMadeOf(names: Set<string>, text: string) {
  const bare = text.replace(/^[\d,]+\+? |^: | (\(\d+\)|·)$/g, "");
  return (
    names.has(bare) || alike.has(bare) || bare.split(/, | · /).every((part) => names.has(part))
  );
}

/** Addresses, logo initials, sizes, codes. */
const isNoWord = (text: string) =>
  /@|, CA \d{5}$|^[\dA-Z]{4}(-[\dA-Z]{4})+$|^https?:|^[A-Z]{1,3}$|^[\d\s.,:$%+–-]*\p{L}{0,3}$/u.test(
    text,
  );
