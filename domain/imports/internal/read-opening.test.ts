import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { describeWeek } from "#shared/hours.ts";
import { readOpening } from "./read-opening.server.ts";

const week = (cell: string) => {
  const read = readOpening(cell);
  if (!read || read.weeklyHours.length === 0) return read?.hoursText ?? null;
  return describeWeek(read.weeklyHours)
    .map(({ day, hours }) => `${day.slice(0, 2)} ${hours}`)
    .join("; ");
};
const weekdays =
  "Mo 9:00 AM – 5:00 PM; Tu 9:00 AM – 5:00 PM; We 9:00 AM – 5:00 PM; Th 9:00 AM – 5:00 PM; Fr 9:00 AM – 5:00 PM; Sa Closed; Su Closed";

describe("weekly hours in various formats", () => {
  test.each([
    "M-F 9-5",
    "M–F 9a-5p",
    "Mon - Fri: 9:00am to 5:00pm, Sat & Sun closed",
    "MTWThF 9am-5pm",
    "M, T, W, Th, F 9-5",
    "Mo-Fr 09:00-17:00; PH off",
    "Mo-Fr 09:00-17:00; Sa,Su off",
    "Monday: 9:00 AM – 5:00 PM | Tuesday: 9:00 AM – 5:00 PM | Wednesday: 9:00 AM – 5:00 PM | Thursday: 9:00 AM – 5:00 PM | Friday: 9:00 AM – 5:00 PM | Saturday: Closed | Sunday: Closed",
    '{"Monday": ["9 AM–5 PM"], "Tuesday": ["9 AM–5 PM"], "Wednesday": ["9 AM–5 PM"], "Thursday": ["9 AM–5 PM"], "Friday": "9AM-5PM", "Saturday": ["Closed"], "Sunday": []}',
    '{"periods":[{"open":{"day":1,"hour":9,"minute":0},"close":{"day":1,"hour":17,"minute":0}},{"open":{"day":2,"time":"0900"},"close":{"day":2,"time":"1700"}},{"open":{"day":3,"hour":9},"close":{"day":3,"hour":17}},{"open":{"day":4,"hour":9},"close":{"day":4,"hour":17}},{"open":{"day":5,"hour":9},"close":{"day":5,"hour":17}}]}',
    '["Mo 09:00-17:00","Tu 09:00-17:00","We 09:00-17:00","Th 09:00-17:00","Fr 09:00-17:00"],["UTC":"-8","Timezone":"America/Los_Angeles"]',
    '{"monday":{"open":"09:00","close":"17:00"},"tuesday":{"open":"09:00","close":"17:00"},"wednesday":{"open":"09:00","close":"17:00"},"thursday":{"open":"09:00","close":"17:00"},"friday":{"open":"09:00","close":"17:00"},"saturday":[],"sunday":"Closed"}',
    "MTWTF 9-5",
    "m - F 9-5",
    "Open M-F 9-5 (Pacific Time)",
    "{Monday=[9 AM–5 PM], Tuesday=[9 AM–5 PM], Wednesday=[9 AM–5 PM], Thursday=[9 AM–5 PM], Friday=[9 AM–5 PM], Saturday=[Closed], Sunday=[]}",
    "Monday: [9\u202fAM\u20135\u202fPM], Tuesday: [9\u202fAM\u20135\u202fPM], Wednesday: [9\u202fAM\u20135\u202fPM], Thursday: [9\u202fAM\u20135\u202fPM], Friday: [9\u202fAM\u20135\u202fPM], Saturday: [Closed], Sunday: [Closed]",
    '["Monday: 9:00\u202fAM\u2009–\u20095:00\u202fPM","Tuesday: 9:00 AM – 5:00 PM","Wednesday: 9:00 AM – 5:00 PM","Thursday: 9:00 AM – 5:00 PM","Friday: 9:00 AM – 5:00 PM","Saturday: Closed","Sunday: Closed"]',
    '{"Monday":"9AM-5PM","Tuesday":"9AM-5PM","Wednesday":"9AM-5PM","Thursday":"9AM-5PM","Friday":"9AM-5PM","Saturday":"Closed","Sunday":"Closed"}',
    "Monday,9AM-5PM|Tuesday,9AM-5PM|Wednesday,9AM-5PM|Thursday,9AM-5PM|Friday,9AM-5PM|Saturday,Closed|Sunday,Closed",
  ])("reads weekdays from %s", (cell) => expect(week(cell)).toBe(weekdays));

  test.each([
    "24/7",
    "Open 24 hours",
    "24 hours",
    '{"periods":[{"open":{"day":0,"time":"0000"}}]}',
    '{"Monday":"Open 24 hours","Tuesday":"Open 24 hours","Wednesday":"Open 24 hours","Thursday":"Open 24 hours","Friday":"Open 24 hours","Saturday":"Open 24 hours","Sunday":"Open 24 hours"}',
  ])("reads all day, every day from %s", (cell) =>
    expect(week(cell)).toMatch(/^Mo (Open 24 hours|12:00 AM)/),
  );
});

test("reads short day names, also separated or in lower case", () => {
  expect(week("M-Sa 10-7")).toMatch(/^Mo 10:00 AM.*; Sa 10:00 AM – 7:00 PM; Su Closed$/);
  expect(week("m - Sa 10-7")).toBe(week("M-Sa 10-7"));
  expect(week("Tu,Th 9-5")).toBe(
    "Mo Closed; Tu 9:00 AM – 5:00 PM; We Closed; Th 9:00 AM – 5:00 PM; Fr Closed; Sa Closed; Su Closed",
  );
  expect(week("Mo 09:00-17:00; We 09:00-17:00")).toMatch(
    /; Th Closed; Fr Closed; Sa Closed; Su Closed$/,
  );
});

test.each([
  ["Monday 9-5; Wednesday 9-5"],
  ["Mon 9am-5pm, Tue 9am-5pm, Wed"],
  ["Mon-Fri 9-5 (closed 12-1)"],
  [
    '{"Monday":"9AM-5PM","Tuesday":"9AM-5PM","Saturday":"","Sunday":null}',
    "Monday: 9AM-5PM; Tuesday: 9AM-5PM",
  ],
  [
    "Monday: [9 AM–1 PM, 2–5 PM], Tuesday: [9 AM–5 PM]",
    "Monday: 9 AM–1 PM, 2–5 PM; Tuesday: 9 AM–5 PM",
  ],
])("keeps the text instead of closing days that a list omits: %s", (cell, hoursText = cell) =>
  expect(readOpening(cell)).toEqual({ hoursText, weeklyHours: [] }),
);

test("says in words which Saturdays of the month are meant, and guesses no week", () => {
  expect(readOpening("Mo-Fr 09:00-17:00; Sa[1,3] 09:00-13:00")).toEqual({
    hoursText: "Mo-Fr 09:00-17:00; first and third Saturday 09:00-13:00",
    weeklyHours: [],
  });
  expect(
    ["Su[-1] 10:00-14:00", "Sa[1-2] 09:00-13:00", "Sa[1, 3] 09:00-13:00"].map(
      (cell) => readOpening(cell)?.hoursText,
    ),
  ).toEqual([
    "last Sunday 10:00-14:00",
    "first to second Saturday 09:00-13:00",
    "first and third Saturday 09:00-13:00",
  ]);
});

test("reads a quoted OpenStreetMap note as hours text", () => {
  expect(readOpening('"by appointment"')).toEqual({ hoursText: "by appointment", weeklyHours: [] });
});

test.each(["By appointment only", "M-F 9-5, Sat by appt", "Call for hours"])(
  "keeps text that is not a weekly schedule: %s",
  (cell) => expect(readOpening(cell)).toEqual({ hoursText: cell, weeklyHours: [] }),
);

test.each([
  '{"a": {"b": 1}}',
  '{"Monday": [{"x": 1}]}',
  "[]",
  "9-5",
  "M-S 9-5",
  "https://glow.example.com/hours",
  "{broken",
])("drops a value that no reader would understand: %s", (cell) =>
  expect(readOpening(cell)).toBeNull(),
);
