import { expect, test } from "vitest";
import { lowestPlaces } from "./lowest-capacity.ts";

test("whoever comes gets the lowest place that is free all the time, above the others where it must be", () => {
  const there = [
    { place: 1, quarter: 10 },
    { place: 2, quarter: 11 },
  ];
  const coming = [
    { holder: "a", quarters: [10, 11] },
    { holder: "b", quarters: [11, 12] },
    { holder: "c", quarters: [10] },
  ];
  expect(Object.fromEntries(lowestPlaces(there, coming))).toEqual({ a: 3, b: 1, c: 2 });
});
