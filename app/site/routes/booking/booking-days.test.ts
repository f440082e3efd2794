import { expect, test } from "vitest";
import { buildSlotCalendar, threeWeeks } from "#app/http/booking-days.server.ts";
import type { DaySlots } from "#domain/bookings/availability.server.ts";

test.for([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-22"],
  ["2026-11-23", "2026-11-22"],
])("the calendar of %s begins on Sunday, %s", ([today = "", first]) => {
  const now = new Date(`${today}T20:00:00Z`);
  expect(threeWeeks(null, now)).toMatchObject({ first, today });
  expect(threeWeeks("2026-12-20", now).first <= "2026-12-20").toBe(true);
});

test("leaves out a first week that is over", () => {
  const saturday = new Date("2026-11-28T20:00:00Z");
  const weeks = threeWeeks(null, saturday);
  const datesWith = (slots: { time: string }[]) =>
    buildSlotCalendar(
      new URLSearchParams(),
      weeks,
      { days: [{ date: "2026-11-28", slots, isFull: false } as DaySlots], latest: saturday },
      saturday,
    ).calendar.days.map(({ date }) => date);
  expect(datesWith([])).toMatchObject({ 0: "2026-11-29", length: 14 });
  expect(datesWith([{ time: "16:00" }])).toMatchObject({ 0: "2026-11-22", length: 21 });
});
