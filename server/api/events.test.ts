import { expect, test } from "vitest";
import { limitEvents } from "./events.ts";

const at = new Date("2026-11-23T18:00:20Z");

test("accepts six hundred events a minute per household without limiting others", () => {
  const limit = limitEvents(() => at);
  for (let batch = 0; batch < 12; batch++) expect(limit("2001:db8:1:1::1", 50)).toBe(null);
  expect(limit("2001:db8:1:1::2", 1)).toBe(40);
  expect(limit("2001:db8:1:2::1", 1)).toBe(null);
});

test("resets the limit with the next minute", () => {
  let now = at;
  const limit = limitEvents(() => now);
  expect(limit("203.0.113.7", 601)).toBe(40);
  now = new Date("2026-11-23T18:01:00Z");
  expect(limit("203.0.113.7", 600)).toBe(null);
});
