import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { atLevel } from "#tests/support/test-level.ts";
import { clockOfDay, daysFrom, localTime, minuteOf, timeOf, weekdayOf } from "./local-time.ts";

const zone = "America/Los_Angeles";
const at = (day: string, time: string) => clockOfDay(day, zone)(minuteOf(time) ?? -1);

test("converts a local time to the correct moment in winter and summer", () => {
  expect(at("2027-01-15", "09:00")?.toISOString()).toBe("2027-01-15T17:00:00.000Z");
  expect(at("2027-07-15", "09:00")?.toISOString()).toBe("2027-07-15T16:00:00.000Z");
});

describe("the 2027 daylight saving changes", () => {
  test("skip the missing hour in March", () => {
    expect(at("2027-03-14", "01:45")?.toISOString()).toBe("2027-03-14T09:45:00.000Z");
    for (const time of ["02:00", "02:15", "02:30", "02:45"])
      expect(at("2027-03-14", time), time).toBeNull();
    expect(at("2027-03-14", "03:00")?.toISOString()).toBe("2027-03-14T10:00:00.000Z");
    expect(at("2027-03-14", "23:45")?.toISOString()).toBe("2027-03-15T06:45:00.000Z");
  });

  test("map the repeated hour in November to its first occurrence", () => {
    expect(at("2027-11-07", "00:45")?.toISOString()).toBe("2027-11-07T07:45:00.000Z");
    expect(at("2027-11-07", "01:30")?.toISOString()).toBe("2027-11-07T08:30:00.000Z");
    expect(at("2027-11-07", "02:00")?.toISOString()).toBe("2027-11-07T10:00:00.000Z");
    expect(at("2027-11-07", "09:00")?.toISOString()).toBe("2027-11-07T17:00:00.000Z");
  });
});

/**
 * Converts every quarter hour to its time and back; counts those that do not exist, and those that
 * come back different.
 */
const roundTrip = (last: string) => `
const { clockOfDay, daysFrom, localTime } = await import(${JSON.stringify(new URL("./local-time.ts", import.meta.url).href)});
let [missing, wrong] = [0, 0];
for (const day of daysFrom("2026-01-01", "${last}-12-31")) {
  const clock = clockOfDay(day, "${zone}");
  for (let minute = 0; minute < 1440; minute += 15) {
    const moment = clock(minute);
    if (!moment) { missing++; continue; }
    const back = localTime(moment, "${zone}");
    if (back.day !== day || back.minute !== minute) wrong++;
  }
}
console.log(JSON.stringify({ missing, wrong }));`;

test.each([
  ["UTC", atLevel(2027, 2035)],
  ["America/Los_Angeles", 2027],
  ["Asia/Kolkata", 2027],
  ["Pacific/Auckland", 2027],
] as [string, number][])(
  "every quarter hour from 2026 on round-trips on a machine in %s until %i",
  (machine, last) => {
    const run = spawnSync(
      process.execPath,
      ["--input-type=module", "-e", roundTrip(String(last))],
      { env: { ...process.env, TZ: machine }, encoding: "utf8" },
    );
    // Each spring skips four quarter hours.
    expect(JSON.parse(run.stdout)).toEqual({ missing: 4 * (last - 2025), wrong: 0 });
  },
  30_000,
);

test("reads and writes times and weekdays", () => {
  expect([timeOf(0), timeOf(570), timeOf(1425)]).toEqual(["00:00", "09:30", "23:45"]);
  expect([minuteOf("09:30"), minuteOf("24:00"), minuteOf("9:30"), minuteOf("09:60")]).toEqual([
    570,
    null,
    null,
    null,
  ]);
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual([0, 6]);
  expect(daysFrom("2026-12-30", "2027-01-02")).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
  expect(localTime(new Date("2026-11-22T07:59:00Z"), zone)).toEqual({
    day: "2026-11-21",
    minute: 1439,
  });
});
