import { describe, expect, test } from "vitest";
import { describeWeek, isOpenAt, type MinuteRanges, parseHours, readMinuteRanges, weekdays } from "./hours.ts";

const day = 1440;
const nine = 540;
const six = 1080;

describe("hours are read", () => {
  test("a stretch of days", () => {
    expect(parseHours("Mon-Wed 9am-6pm")).toEqual([0, 1, 2].map((index) => [index * day + nine, index * day + six]));
  });

  test("several intervals of one day", () => {
    const twice: MinuteRanges = [
      [5 * day + 600, 5 * day + 780],
      [5 * day + 840, 5 * day + 990],
    ];
    for (const text of ["Sat 10am-1pm and 2pm-4:30pm", "Sat 10am-1pm, 2pm-4:30pm", "Sat 10am-1pm & 2pm-4:30pm"]) expect(parseHours(text)).toEqual(twice);
  });

  test("a stretch of days over the end of the week", () => {
    expect(parseHours("Sat-Mon 9am-6pm")).toEqual([0, 5, 6].map((index) => [index * day + nine, index * day + six]));
  });

  test("days that are closed", () => {
    expect(parseHours("Mon 9am-6pm; Tue-Sun closed")).toEqual([[nine, six]]);
    expect(parseHours("Mon-Sun Closed")).toEqual([]);
  });

  test("nothing at all, as no hours", () => expect(parseHours("  ")).toEqual([]));

  test("words, dashes and full names as people write them", () => {
    const expected = parseHours("Mon-Fri 9am-6pm");
    for (const text of ["Monday to Friday: 9am to 6pm", "MON–FRI 9:00 AM – 6:00 PM", "mon. - fri. 9 am - 6 pm;"]) expect(parseHours(text)).toEqual(expected);
  });

  test("noon as twelve and midnight as the end of the day", () => {
    expect(parseHours("Mon 12pm-12am")).toEqual([[720, 1440]]);
    expect(parseHours("Sun 12am-12pm")).toEqual([[6 * day, 6 * day + 720]]);
  });

  test("in the order of the week, however they are written", () => {
    expect(parseHours("Sun 9am-6pm\nMon 9am-6pm")).toEqual([
      [nine, six],
      [6 * day + nine, 6 * day + six],
    ]);
  });
});

test.each([
  "by appointment",
  "Mon-Fri",
  "Mon-Fri 9-6",
  "Mon 25am-6pm",
  "Mon 0am-6pm",
  "Mon 13pm-2pm",
  "Mon 9:60am-6pm",
  "Mon 6pm-9am",
  "Mon 9am-9am",
  "Mon 9am-6pm and",
  "Funday 9am-6pm",
  "Mon 9am-6pm; Tue maybe",
])("hours that cannot be read are not guessed: %s", (text) => expect(parseHours(text)).toBeNull());

test("hours that overlap are refused", () => {
  expect(parseHours("Mon-Fri 9am-6pm; Fri 5pm-8pm")).toBeNull();
  expect(parseHours("Mon 9am-1pm and 12pm-6pm")).toBeNull();
});

test("the database's notation is read", () => {
  expect(readMinuteRanges("{[540,1080),[1980,2520)}")).toEqual([
    [540, 1080],
    [1980, 2520],
  ]);
  expect(readMinuteRanges("{}")).toEqual([]);
});

describe("the week is described", () => {
  const hoursOf = (ranges: MinuteRanges) => describeWeek(ranges).map(({ hours }) => hours);

  test("day by day, closed where there is nothing", () => {
    expect(describeWeek([[nine, 750]])).toEqual(weekdays.map((name, index) => ({ day: name, hours: index === 0 ? "9:00 AM – 12:30 PM" : "Closed" })));
  });

  test("with each interval of a day", () => {
    const [monday] = hoursOf(parseHours("Mon 10am-1pm and 2pm-12am") ?? []);
    expect(monday).toBe("10:00 AM – 1:00 PM, 2:00 PM – 12:00 AM");
  });

  test("with a stretch over midnight on both days", () => {
    expect(hoursOf([[six, day + 360]]).slice(0, 3)).toEqual(["6:00 PM – 12:00 AM", "12:00 AM – 6:00 AM", "Closed"]);
  });

  test("as open every day when it never closes", () => {
    expect(new Set(hoursOf([[0, 7 * day]]))).toEqual(new Set(["12:00 AM – 12:00 AM"]));
  });
});

test("a place opens on the minute and is closed on the minute of closing", () => {
  const ranges: MinuteRanges = [[nine, six]];
  expect([nine - 1, nine, six - 1, six].map((minute) => isOpenAt(ranges, minute))).toEqual([false, true, true, false]);
  expect(isOpenAt([], nine)).toBe(false);
});
