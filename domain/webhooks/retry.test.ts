import { expect, test } from "vitest";
import { pauseAfter, restAfter } from "./retry.ts";

const hour = 3_600_000;

test("retry delays grow for three days and then stop", () => {
  const pauses = Array.from({ length: 9 }, (_, tries) => pauseAfter(tries + 1, 0.5) ?? 0);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / hour).toBeCloseTo(71.6, 1);
  expect(pauseAfter(10)).toBeNull();
});

test("deliveries that failed together are retried at different times", () => {
  expect([pauseAfter(3, 0), pauseAfter(3, 1)]).toEqual([27 * 60_000, 33 * 60_000]);
});

test("pauses an unresponsive endpoint longer each time, up to fifteen minutes", () => {
  expect([1, 2, 40].map(restAfter)).toEqual([60_000, 120_000, 900_000]);
});
