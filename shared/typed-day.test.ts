import { expect, test } from "vitest";
import { isDay, typedDay } from "./typed-day.ts";

test("a day is one of a calendar, in a century that people plan in", () => {
  expect(
    ["1900-01-01", "2026-11-22", "2028-02-29", "2199-12-31"].filter((day) => !isDay(day)),
  ).toEqual([]);
  const none = [
    "",
    "soon",
    "0001-01-01",
    "1899-12-31",
    "2200-01-01",
    "9999-12-31",
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "+010000-01",
  ];
  expect(
    none.filter((day) => isDay(day) || typedDay("Choose a day.").safeParse(day).success),
  ).toEqual([]);
});
