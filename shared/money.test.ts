import { expect, test } from "vitest";
import { formatCents, formatCentsRange } from "./money.ts";

test("whole dollars carry no cents", () => expect(formatCents(60_000)).toBe("$600"));

test("cents are always two digits", () =>
  expect([1450, 1405, 5].map(formatCents)).toEqual(["$14.50", "$14.05", "$0.05"]));

test("thousands are set apart", () => expect(formatCents(1_234_567)).toBe("$12,345.67"));

test("a range of one price is that price", () => {
  expect(formatCentsRange(30_000, 60_000)).toBe("$300–$600");
  expect(formatCentsRange(1450, 1450)).toBe("$14.50");
});
