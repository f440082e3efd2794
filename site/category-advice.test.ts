import { expect, test } from "vitest";
import { categoryAdvice } from "./category-advice.ts";
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
