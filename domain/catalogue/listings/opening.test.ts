import { expect, test } from "vitest";
import { hoursOn, isOpenOn, openingAt } from "./opening.ts";

const zone = "America/Los_Angeles";
const weeklyHours: [number, number][] = [0, 1, 2, 3, 4].map((day) => [
  day * 1440 + 540,
  day * 1440 + 1080,
]);
const thanksgiving = { day: "2026-11-26", hours: "{}", note: "Thanksgiving" };
const short = { day: "2026-11-27", hours: "{[600,720)}", note: "" };
const hours = { weeklyHours, hourExceptions: [thanksgiving, short] };
const at = (time: string) => new Date(`2026-11-${time}:00-08:00`);

test("the next change is the close of today, or the next day that opens", () => {
  const next = (time: string) => openingAt(hours, at(time), zone).next;
  expect(next("25T08:00")).toEqual({ minute: 540, day: null });
  expect(next("25T10:00")).toEqual({ minute: 1080, day: null });
  expect(next("25T19:00")).toEqual({ minute: 600, day: "Friday" });
  expect(next("27T12:00")).toEqual({ minute: 540, day: "Monday" });
  const always = { weeklyHours: [[0, 10_080]] as [number, number][], hourExceptions: [] };
  expect(openingAt(always, at("25T10:00"), zone).next).toBeNull();
});

test("dated hours replace the weekday's hours for display, open status and booking", () => {
  expect(hoursOn(hours, "2026-11-25")).toEqual([[540, 1080]]);
  expect(hoursOn(hours, "2026-11-26")).toEqual([]);
  expect(hoursOn(hours, "2026-11-27")).toEqual([[600, 720]]);
  expect(
    ["25T10:00", "26T10:00", "27T09:30", "27T10:00", "28T10:00"].map((time) =>
      isOpenOn(hours, at(time), zone),
    ),
  ).toEqual([true, false, false, true, false]);
  expect(openingAt(hours, at("26T10:00"), zone)).toMatchObject({
    isOpen: false,
    week: expect.arrayContaining([
      expect.objectContaining({ isToday: true, note: "Thanksgiving" }),
    ]),
  });
});
