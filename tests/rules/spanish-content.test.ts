import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readProviders } from "#database/seed/read.ts";
import { categoryAdvice } from "#site/category-advice.ts";
import { collectionAt } from "#site/collections.ts";
import { locationsGuide } from "#site/locations-guide.ts";
import { navigation } from "#site/navigation.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { treatmentGroups } from "#site/treatment-groups.ts";
import { treatmentGuide } from "#site/treatment-guide.ts";
import { illustrationCaptions } from "#tests/support/illustration-captions.ts";

type SourceText = { at: string; text: string };
type Pair = { at: string; english: string; spanish: string };

/** Fields without visible words: URLs, search input, values in code. Sources keep titles. */
const noWords = new Set([
  "slug",
  "slugs",
  "path",
  "url",
  "id",
  "query",
  "category",
  "treatment",
  "cities",
  "group",
  "groups",
  "synonyms",
  "trend",
  "sources",
  "lookUps",
  "whoMay",
  "checkedOn",
]);
const notTranslated = { "cities.json": new Set([...noWords, "name", "zipCodes"]) };

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const textsOf = (value: unknown, leaveOut: Set<string>, at = ""): SourceText[] => {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    leaveOut.has(key) ? [] : textsOf(inside, leaveOut, `${at}.${key}`),
  );
};

const content = [
  "cities.json",
  "safety-sentences.json",
  ...globSync(["categories/*.json", "owners/*.json", "treatments/*.json"], { cwd: "site" }),
].map((file) => {
  const shown = notTranslated[file as keyof typeof notTranslated] ?? noWords;
  const spanish = existsSync(`site/spanish/${file}`) ? read(`site/spanish/${file}`) : [];
  return {
    file,
    english: textsOf(read(`site/${file}`), shown),
    spanish: textsOf(spanish, new Set()),
  };
});

const collections = navigation
  .map(({ path }) => collectionAt(path))
  .filter((collection) => collection !== undefined);
const guides = textsOf(
  {
    illustrationCaptions,
    categoryAdvice,
    collections,
    locationsGuide,
    popularSearches,
    treatmentGroups,
    treatmentGuide,
  },
  noWords,
);
const wordFiles = globSync("*.json", { cwd: "site/spanish" }).filter(
  (file) => !existsSync(`site/${file}`),
);
const words: Record<string, string> = Object.assign(
  {},
  ...wordFiles.map((file) => read(`site/spanish/${file}`)),
);

const pairs: Pair[] = [
  ...content.flatMap(({ file, english, spanish }) => {
    const said = new Map(spanish.map(({ at, text }) => [at, text]));
    return english.map(({ at, text }) => ({
      at: file + at,
      english: text,
      spanish: said.get(at) ?? "",
    }));
  }),
  ...guides.map(({ at, text }) => ({ at, english: text, spanish: words[text] ?? "" })),
];

test("every text of the catalog and the guides has a Spanish version", () => {
  expect(content.length).toBeGreaterThan(20);
  expect(guides.length).toBeGreaterThan(100);
  expect(collections).toHaveLength(6);
  expect(pairs.filter(({ spanish }) => spanish.trim() === "").map(({ at }) => at)).toEqual([]);
});

test("no Spanish text exists without an English one", () => {
  const extra = content.flatMap(({ file, english, spanish }) => {
    const places = new Set(english.map(({ at }) => at));
    return spanish.flatMap(({ at }) => (places.has(at) ? [] : [file + at]));
  });
  expect(extra).toEqual([]);
});

test("no sentence is left in English", () => {
  const left = pairs.filter(
    ({ english, spanish }) => english.split(" ").length > 2 && english === spanish,
  );
  expect(left.map(({ at }) => at)).toEqual([]);
});

test("numbers are the same in both languages", () => {
  const figures = (text: string) => (text.match(/\d(?:[\d.,]*\d)?/g) ?? []).sort().join(" ");
  expect(pairs.filter(({ english }) => figures(english) !== "").length).toBeGreaterThan(100);
  expect(pairs.filter(({ english, spanish }) => figures(english) !== figures(spanish))).toEqual([]);
});

test("a repeated text is translated the same way everywhere", () => {
  const said = Map.groupBy(
    [...pairs, ...pairs.map(({ english }) => ({ english, spanish: words[english] }))],
    ({ english }) => english,
  );
  const split = [...said].filter(
    ([, places]) => new Set(places.flatMap(({ spanish }) => spanish ?? [])).size > 1,
  );
  expect(split.map(([text]) => text)).toEqual([]);
});

test("every price unit of the demo listings has a translation", () => {
  const said = new Map(pairs.map(({ english, spanish }) => [english, spanish]));
  const units = new Set(
    readProviders().flatMap(({ services }) => services.flatMap(({ unit }) => unit ?? [])),
  );
  expect(units.size).toBeGreaterThan(8);
  expect([...units].filter((unit) => !words[unit] && !said.get(unit))).toEqual([]);
});

test("texts have curly quotes and apostrophes", () => {
  const all = [
    ...Object.entries<string | string[]>(words).flat(2),
    ...pairs.flatMap(({ english, spanish }) => [english, spanish]),
  ];
  expect(all.length).toBeGreaterThan(8_000);
  expect(all.filter((text) => /\p{L}'\p{L}|"/u.test(text))).toEqual([]);
});
