import { expect, test } from "vitest";
import { threeWeeks } from "./booking-days.server.ts";

test.for([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-22"],
  ["2026-11-23", "2026-11-22"],
])("the calendar of %s begins on Sunday, %s", ([today = "", first]) => {
  const now = new Date(`${today}T20:00:00Z`);
  expect(threeWeeks(null, now)).toMatchObject({ first, today });
  expect(threeWeeks("2026-12-20", now).first <= "2026-12-20").toBe(true);
});
