import { expect, test } from "vitest";
import { tags, tagsOfMedSpa } from "./tags.ts";

test("a change of one med spa touches its profile, its city, its categories, its treatments there, and every list", () => {
  expect(
    tagsOfMedSpa({
      slug: "glow",
      city: "irvine",
      categories: ["injectables", "laser"],
      treatments: ["botox"],
    }),
  ).toEqual([
    "catalogue",
    "med-spa:glow",
    "city:irvine",
    "category:injectables",
    "category:laser",
    "treatment:botox:irvine",
  ]);
});

test("a tag is one word: a header carries them apart by spaces", () => {
  const all = [
    tags.catalogue,
    tags.reference,
    tags.medSpa("a-b"),
    tags.city("a-b"),
    tags.category("a-b"),
    tags.treatmentInCity("a-b", "c-d"),
  ];
  for (const tag of all) expect(tag).not.toMatch(/\s|\*/);
  expect(new Set(all).size).toBe(all.length);
});
