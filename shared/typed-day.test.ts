import { expect, test } from "vitest";
import { isDay, typedDay } from "./typed-day.ts";

test("accepts only existing calendar days from 1900 to 2199", () => {
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
