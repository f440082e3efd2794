import { expect, test } from "vitest";
import { assignLowestCapacity } from "./lowest-capacity.ts";

test("assigns each booking the lowest unit of capacity that is free throughout, or a new one", () => {
  const there = [
    { station: 1, quarterHour: 10 },
    { station: 2, quarterHour: 11 },
  ];
  const coming = [
    { holder: "a", quarters: [10, 11] },
    { holder: "b", quarters: [11, 12] },
    { holder: "c", quarters: [10] },
  ];
  expect(Object.fromEntries(assignLowestCapacity(there, coming))).toEqual({ a: 3, b: 1, c: 2 });
});
