import { expect, test } from "vitest";
import { formatCents, formatCentsRange } from "./money.ts";

test("omits cents from whole dollars", () => expect(formatCents(60_000)).toBe("$600"));

test("writes cents with two digits", () =>
  expect([1450, 1405, 5].map(formatCents)).toEqual(["$14.50", "$14.05", "$0.05"]));

test("separates thousands", () => expect(formatCents(1_234_567)).toBe("$12,345.67"));

test("shows a range of equal prices as one price", () => {
  expect(formatCentsRange(30_000, 60_000)).toBe("$300–$600");
  expect(formatCentsRange(1450, 1450)).toBe("$14.50");
});
