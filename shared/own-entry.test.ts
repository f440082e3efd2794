import { expect, test } from "vitest";
import { ownEntry } from "./own-entry.ts";

test("does not find inherited object properties in a table", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty", "", null])
    expect(ownEntry({ done: 1 }, name)).toBeNull();
  expect(ownEntry({ done: 1 }, "done")).toBe(1);
});
