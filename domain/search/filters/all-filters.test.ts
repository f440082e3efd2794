import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { filterBoxes, filters } from "./all-filters.ts";

test("every filter is in one box beside the results", () => {
  const shown = filterBoxes.flatMap((box) => box.filters.map(({ name }) => name));
  expect(shown.toSorted()).toEqual(filters.map(({ name }) => name).toSorted());
});
