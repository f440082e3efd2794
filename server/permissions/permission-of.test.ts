import { expect, test } from "vitest";
import { operations } from "./permission-of.ts";

test("every operation belongs to exactly one permission", () => {
  const all = Object.values(operations).flat();
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all).size).toBe(all.length);
});
