import { expect, test } from "vitest";
import { spanInWords } from "./when.ts";

test.for([
  ["2026-11-23", "2026-11-29", "Nov 23 – 29, 2026"],
  ["2026-11-23", "2026-12-06", "Nov 23 – Dec 6, 2026"],
  ["2026-12-28", "2027-01-03", "Dec 28, 2026 – Jan 3, 2027"],
])("the range %s to %s reads %s", ([first = "", last = "", words]) => {
  expect(spanInWords(first, last)).toBe(words);
});
