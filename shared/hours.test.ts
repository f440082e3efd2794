import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { describeWeek, isOpenAt, type MinuteRanges, readMinuteRanges, weekdays } from "./hours.ts";
import { parseHours } from "./parse-hours.ts";

const day = 1440;
const nine = 540;
const six = 1080;

test("reads the database notation", () => {
  expect(readMinuteRanges("{[540,1080),[1980,2520)}")).toEqual([
    [540, 1080],
    [1980, 2520],
  ]);
  expect(readMinuteRanges("{}")).toEqual([]);
});

describe("the description of a week", () => {
  const hoursOf = (ranges: MinuteRanges) => describeWeek(ranges).map(({ hours }) => hours);

  test("lists each day and marks days without hours as closed", () => {
    expect(describeWeek([[nine, 750]])).toEqual(
      weekdays.map((name, index) => ({
        day: name,
        hours: index === 0 ? "9:00 AM – 12:30 PM" : "Closed",
      })),
    );
  });

  test("lists each interval of a day", () => {
    const [monday] = hoursOf(parseHours("Mon 10am-1pm and 2pm-12am") ?? []);
    expect(monday).toBe("10:00 AM – 1:00 PM, 2:00 PM – 12:00 AM");
  });

  test("shows a range past midnight on both days", () => {
    expect(hoursOf([[six, day + 360]]).slice(0, 3)).toEqual([
      "6:00 PM – 12:00 AM",
      "12:00 AM – 6:00 AM",
      "Closed",
    ]);
  });

  test("shows a week without closing as open every day", () => {
    expect(new Set(hoursOf([[0, 7 * day]]))).toEqual(new Set(["Open 24 hours"]));
  });
});

test("a listing opens at the opening minute and is closed at the closing minute", () => {
  const ranges: MinuteRanges = [[nine, six]];
  expect([nine - 1, nine, six - 1, six].map((minute) => isOpenAt(ranges, minute))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpenAt([], nine)).toBe(false);
});
