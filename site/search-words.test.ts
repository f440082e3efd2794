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

test("the treatments that have further words exist", () => {
  const known = new Set(treatments.map(({ slug }) => slug));
  expect(further.length).toBeGreaterThan(0);
  expect(all.filter(([slug]) => !known.has(slug))).toEqual([]);
});

test("no word means two treatments, and none says what the catalogue says already", () => {
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

test("a word of a treatment is no word of a category or a city, and says something", () => {
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
