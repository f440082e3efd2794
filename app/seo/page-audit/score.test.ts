import { expect, test } from "vitest";
import { overallScore, verdict } from "./score.ts";
import { unmeasuredVitals, vitalsCheck } from "./vitals-check.ts";

const scores = (...all: (number | null)[]) => all.map((score) => ({ score }));

test("the score is the rounded mean of all completed checks", () => {
  expect(overallScore(scores(100, 50, 0))).toBe(50);
  expect(overallScore(scores(100, 100, 50))).toBe(83);
  expect(overallScore(scores(100, null))).toBe(100);
  expect(overallScore(scores(null))).toBe(0);
});

test("rates 90 as excellent, 70 as good and less as needing significant improvement", () => {
  expect([90, 89, 70, 69].map(verdict)).toEqual([
    "Excellent",
    "Good",
    "Good",
    "Needs significant improvement",
  ]);
});

test("scores web vitals by their measurements and skips them without any", () => {
  expect(vitalsCheck({ largestPaint: 2_500, shift: 0.1, firstByte: 800 })).toMatchObject({
    score: 100,
    advice: null,
  });
  const slow = vitalsCheck({ largestPaint: 4_001, shift: 0.2, firstByte: 100 });
  expect(slow.score).toBe(50);
  expect(slow.advice).toContain(
    "largest paint to 2.50 s or less, the layout shift to 0.100 or less",
  );
  expect(unmeasuredVitals.score).toBeNull();
});
