import { expect, test } from "vitest";
import { readMinuteRanges } from "#shared/hours.ts";
import { findNotOfferedReason } from "./not-bookable.ts";

const monday = "2026-11-23";
const now = new Date("2026-11-23T17:30:00Z");
const offer = {
  hours: { weeklyHours: readMinuteRanges("{[540,1080)}"), hourExceptions: [] },
  places: 1,
  stepMinutes: 30,
  minutes: 60,
  bufferMinutes: 0,
  earliest: new Date("2026-11-23T19:30:00Z"),
  latest: new Date("2027-01-23T07:59:59Z"),
};

test.for([
  ["2026-11-23", "09:00", "past"],
  ["2020-12-09", "10:00", "past"],
  ["2027-02-01", "10:00", "too-late"],
  ["2026-11-24", "10:00", "closed-day"],
  ["2026-11-30", "03:00", "outside-hours"],
  ["2026-11-30", "17:30", "outside-hours"],
  ["2026-11-30", "10:07", "off-grid"],
  [monday, "10:00", "too-soon"],
  ["2026-11-30", "10:00", undefined],
] as const)("the slot %s at %s is unavailable because: %s", ([date, time, why]) => {
  expect(findNotOfferedReason({ date, time }, offer, now)?.why).toBe(why);
});
