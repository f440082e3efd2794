import { expect, test } from "vitest";
import { readTreatments } from "#database/seed/read.ts";
import { slugify } from "#shared/slug.ts";
import { categoryWords, cityWords, emptyWords, treatmentWords } from "./search-words.ts";
import { spanishCategoryWords, spanishTreatmentWords } from "./spanish/search-words.ts";

const treatments = readTreatments();
const all = [...Object.entries(treatmentWords), ...Object.entries(spanishTreatmentWords)];
const further = all.flatMap(([slug, words]) =>
  words.map((word) => ({ slug, word, key: slugify(word) })),
);

test("every treatment with extra search words exists", () => {
  const known = new Set(treatments.map(({ slug }) => slug));
  expect(further.length).toBeGreaterThan(0);
  expect(all.filter(([slug]) => !known.has(slug))).toEqual([]);
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
    [categoryWords, spanishCategoryWords, cityWords]
      .flatMap((words) => Object.values(words))
      .flat()
      .map(slugify),
  );
  expect(
    further
      .filter(({ word, key }) => elsewhere.has(key) || emptyWords.has(word))
      .map(({ word }) => word),
  ).toEqual([]);
});
