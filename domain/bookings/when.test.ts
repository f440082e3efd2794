import { expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { clockInSentence, spanInWords } from "./when.ts";

test.for([
  ["2026-11-23", "2026-11-29", "Nov 23 – 29, 2026"],
  ["2026-11-23", "2026-12-06", "Nov 23 – Dec 6, 2026"],
  ["2026-12-28", "2027-01-03", "Dec 28, 2026 – Jan 3, 2027"],
])("the range %s to %s reads %s", ([first = "", last = "", words]) => {
  expect(spanInWords(first, last)).toBe(words);
});

test("a time in a Spanish sentence has its article", () => {
  expect(clockInSentence("13:30")).toBe("1:30 PM");
  speakSpanish();
  expect(clockInSentence("13:30")).toMatch(/^la 1:30/);
  expect(clockInSentence("10:00")).toMatch(/^las 10:00/);
});
