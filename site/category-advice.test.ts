import { expect, test } from "vitest";
import { categoryAdvice } from "./category-advice.ts";
import order from "./category-order.json" with { type: "json" };

test("every category has its advice, and no advice is left of a category that is gone", () => {
  expect(Object.keys(categoryAdvice).sort()).toEqual([...order].sort());
});

test("no advice is given twice", () => {
  const sentences = Object.values(categoryAdvice).flatMap(({ preparation, safety }) => [
    ...preparation,
    ...safety,
  ]);
  expect(new Set(sentences).size).toBe(sentences.length);
});
