import { expect, test } from "vitest";
import { categoryAdvice, preparationFor } from "./category-advice.ts";
import order from "./category-order.json" with { type: "json" };

test("every category has advice, and no advice remains for a deleted category", () => {
  expect(Object.keys(categoryAdvice).sort()).toEqual([...order].sort());
});

test("no advice is repeated", () => {
  const sentences = Object.values(categoryAdvice).flatMap(({ preparation, safety }) => [
    ...preparation,
    ...safety,
  ]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("a treatment has the preparation of its category unless it needs another", () => {
  const wellness = { category: "therapeutic-massage-wellness" };
  const massage = preparationFor({ ...wellness, slug: "massage-therapy", group: "massage" });
  expect(massage).toContain("Drink water, eat lightly, and skip alcohol that day.");
  expect(preparationFor({ ...wellness, slug: "ketamine-infusion", group: "iv" })).toEqual([]);
  const body = { category: "body-contouring-fat-reduction", group: "body" };
  expect(preparationFor({ ...body, slug: "coolsculpting" })).not.toEqual([]);
  expect(preparationFor({ ...body, slug: "medical-weight-loss" })).toEqual([]);
});
