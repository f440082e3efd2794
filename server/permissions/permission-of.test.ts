import { expect, test } from "vitest";
import { permissionOperations } from "./permission-of.ts";

test("every operation belongs to exactly one permission", () => {
  const all = Object.values(permissionOperations).flat();
  expect(all.length).toBeGreaterThan(400);
  expect(new Set(all).size).toBe(all.length);
});
