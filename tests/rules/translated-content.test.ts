import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readProviders } from "#database/seed/read.ts";
import { languageCodes } from "#shared/language.ts";
import { categoryAdvice } from "#site/category-advice.ts";
import { collectionAt } from "#site/collections.ts";
import { locationsGuide } from "#site/locations-guide.ts";
import { navigation } from "#site/navigation.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { treatmentGroups } from "#site/treatment-groups.ts";
import { treatmentGuide } from "#site/treatment-guide.ts";
import { illustrationCaptions } from "#tests/support/illustration-captions.ts";

type SourceText = { at: string; text: string };
type Pair = { at: string; english: string; said: string };

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

const contentFiles = [
  "cities.json",
  "safety-sentences.json",
  ...globSync(["categories/*.json", "owners/*.json", "treatments/*.json"], { cwd: "site" }),
];

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
const shownFields = (file: string) => notTranslated[file as keyof typeof notTranslated] ?? noWords;

describe.each(languageCodes().filter((code) => code !== "en"))("texts in '%s'", (code) => {
  const folder = `site/languages/${code}`;
  const content = contentFiles.map((file) => ({
    file,
    english: textsOf(read(`site/${file}`), shownFields(file)),
    translated: existsSync(`${folder}/${file}`)
      ? textsOf(read(`${folder}/${file}`), new Set())
      : [],
  }));
  const words: Record<string, string> = Object.assign(
    {},
    ...globSync("*.json", { cwd: folder })
      .filter((file) => !existsSync(`site/${file}`))
      .map((file) => read(`${folder}/${file}`)),
  );
  const pairs: Pair[] = [
    ...content.flatMap(({ file, english, translated }) => {
      const said = new Map(translated.map(({ at, text }) => [at, text]));
      return english.map(({ at, text }) => ({
        at: file + at,
        english: text,
        said: said.get(at) ?? "",
      }));
    }),
    ...guides.map(({ at, text }) => ({ at, english: text, said: words[text] ?? "" })),
  ];

  test("of the catalog and the guides are complete", () => {
    expect(content.length).toBeGreaterThan(20);
    expect(guides.length).toBeGreaterThan(100);
    expect(collections).toHaveLength(6);
    expect(pairs.filter(({ said }) => said.trim() === "").map(({ at }) => at)).toEqual([]);
  });

  test("exist only where English ones do", () => {
    const extra = content.flatMap(({ file, english, translated }) => {
      const places = new Set(english.map(({ at }) => at));
      return translated.flatMap(({ at }) => (places.has(at) ? [] : [file + at]));
    });
    expect(extra).toEqual([]);
  });

  test("leave no sentence in English", () => {
    const left = pairs.filter(
      ({ english, said }) => english.split(" ").length > 2 && english === said,
    );
    expect(left.map(({ at }) => at)).toEqual([]);
  });

  test("have the numbers of the English ones", () => {
    const figures = (text: string) => (text.match(/\d(?:[\d.,]*\d)?/g) ?? []).sort().join(" ");
    expect(pairs.filter(({ english }) => figures(english) !== "").length).toBeGreaterThan(100);
    expect(pairs.filter(({ english, said }) => figures(english) !== figures(said))).toEqual([]);
  });

  test("are the same wherever the English text is", () => {
    const byEnglish = Map.groupBy(
      [...pairs, ...pairs.map(({ english }) => ({ english, said: words[english] }))],
      ({ english }) => english,
    );
    const split = [...byEnglish].filter(
      ([, places]) => new Set(places.flatMap(({ said }) => said ?? [])).size > 1,
    );
    expect(split.map(([text]) => text)).toEqual([]);
  });

  test("name every price unit of the demo listings", () => {
    const said = new Map(pairs.map((pair) => [pair.english, pair.said]));
    const units = new Set(
      readProviders().flatMap(({ services }) => services.flatMap(({ unit }) => unit ?? [])),
    );
    expect(units.size).toBeGreaterThan(8);
    expect([...units].filter((unit) => !words[unit] && !said.get(unit))).toEqual([]);
  });

  test("have curly quotes and apostrophes", () => {
    const all = [
      ...Object.entries<string | string[]>(words).flat(2),
      ...pairs.flatMap(({ english, said }) => [english, said]),
    ];
    expect(all.length).toBeGreaterThan(8_000);
    expect(all.filter((text) => /\p{L}'\p{L}|"/u.test(text))).toEqual([]);
  });
});
