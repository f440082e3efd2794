import { expect, test } from "vitest";
import { levelOf, popularityLevels, ratingLevels, sessionTime } from "./treatment.ts";

test.each([
  [80, "high"],
  [79, "fair"],
  [60, "fair"],
  [59, "low"],
])("a popularity of %i is %s", (popularity, level) => {
  expect(levelOf(popularity, popularityLevels)).toBe(level);
});

test.each([
  [4.5, "high"],
  [4.4, "fair"],
  [4, "fair"],
  [3.9, "low"],
])("a rating of %f is %s", (rating, level) => {
  expect(levelOf(rating, ratingLevels)).toBe(level);
});

test("shows session time as a range or as one duration", () => {
  expect(sessionTime({ sessionMinutesMin: 15, sessionMinutesMax: 30 })).toBe("15–30 minutes");
  expect(sessionTime({ sessionMinutesMin: 60, sessionMinutesMax: 60 })).toBe("60 minutes");
});
