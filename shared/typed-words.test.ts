import { expect, test } from "vitest";
import "#platform/run-in-language.ts";
import { readCategories, readTreatments } from "#database/seed/read.ts";
import answers from "#site/safety-answers.json" with { type: "json" };
import groups from "#site/safety-words.json" with { type: "json" };
import { cityWords } from "#site/search-words.ts";
import { slugify } from "./slug.ts";
import { learnTypedWords, safetyWords, searchWords } from "./typed-words.ts";

const treatments = readTreatments();
const { categories, empty, treatments: all } = searchWords();
const further = [...all].flatMap(([slug, words]) =>
  words.map((word) => ({ slug, word, key: slugify(word) })),
);

test("every treatment and category with search words exists", () => {
  const known = new Set([...treatments, ...readCategories()].map(({ slug }) => slug));
  expect(further.length).toBeGreaterThan(700);
  expect([...all.keys(), ...categories.keys()].filter((slug) => !known.has(slug))).toEqual([]);
});

test("no word belongs to two treatments or repeats the catalog", () => {
  const said = new Map(
    treatments.flatMap(({ slug, name, synonyms }) =>
      [name, slug, ...synonyms].map((word) => [slugify(word), slug]),
    ),
  );
  const repeated: string[] = [];
  for (const { slug, word, key } of further) {
    const earlier = said.get(key);
    if (earlier) repeated.push(`${word}: ${earlier}, ${slug}`);
    said.set(key, slug);
  }
  expect(repeated).toEqual([]);
});

test("a treatment's word belongs to no category or city and has a meaning", () => {
  const elsewhere = new Set(
    [...categories.values(), ...Object.values(cityWords)].flat().map(slugify),
  );
  expect(
    further
      .filter(({ word, key }) => elsewhere.has(key) || empty.has(word))
      .map(({ word }) => word),
  ).toEqual([]);
});

test("refuses words under a name that nothing reads", () => {
  expect(() => learnTypedWords("xx", "search", { opne: "abierto" })).toThrow(/opne/);
  expect(() => learnTypedWords("xx", "serach", {})).toThrow(/serach/);
});

test("words of danger belong to a group and an answer that exist", () => {
  const titles = new Set(answers.map(({ title }) => title));
  const all = safetyWords();
  expect(all.length).toBeGreaterThan(0);
  for (const { words, phrases } of all) {
    expect(Object.keys(words).filter((name) => !Object.hasOwn(groups, name))).toEqual([]);
    expect(Object.keys(phrases).filter((title) => !titles.has(title))).toEqual([]);
  }
});
