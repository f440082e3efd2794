import { expect, test } from "vitest";
import { ownEntry } from "./own-entry.ts";

test("what every object has is no entry of a table", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty", "", null])
    expect(ownEntry({ done: 1 }, name)).toBeNull();
  expect(ownEntry({ done: 1 }, "done")).toBe(1);
});
