import { expect, test } from "vitest";
import { listListingTags, tags } from "./tags.ts";

test("a listing change invalidates its profile, city, categories, treatments there and every list", () => {
  expect(
    listListingTags({
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

test("tags have no spaces, because a header separates them by spaces", () => {
  const all = [
    tags.catalogue,
    tags.reference,
    tags.listing("a-b"),
    tags.city("a-b"),
    tags.category("a-b"),
    tags.treatmentInCity("a-b", "c-d"),
  ];
  for (const tag of all) expect(tag).not.toMatch(/\s|\*/);
  expect(new Set(all).size).toBe(all.length);
});
