import { expect, test } from "vitest";
import { ageOf } from "./age-of.ts";

test("shows an age in hours, then in days, and marks it late after a day", () => {
  const now = new Date("2026-11-22T18:00:00Z");
  const ages = [0.5, 1, 30, 50].map((hours) =>
    ageOf(new Date(now.getTime() - hours * 3_600_000), now),
  );
  expect(ages.map(({ age }) => age)).toEqual([
    "Less than an hour old",
    "1 hour old",
    "30 hours old",
    "2 days old",
  ]);
  expect(ages.map(({ overdue }) => overdue)).toEqual([null, null, "6 h overdue", "26 h overdue"]);
});
