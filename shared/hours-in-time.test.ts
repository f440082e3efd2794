import { afterAll, describe, expect, test } from "vitest";
import { minuteOfWeek } from "./hours.ts";

const minute = (day: number, hour: number, minutes = 0) => day * 1440 + hour * 60 + minutes;
const sunday = 6;
const ownZone = process.env.TZ;

afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each(["America/Los_Angeles", "UTC", "Asia/Tokyo", "Pacific/Chatham"])(
  "local time of the listing on a server in %s",
  (zone) => {
    const at = (instant: string) => {
      process.env.TZ = zone;
      return minuteOfWeek(new Date(instant), "America/Los_Angeles");
    };

    test("jumps from two to three when daylight saving time starts", () => {
      expect(at("2027-03-14T09:59:00Z")).toBe(minute(sunday, 1, 59));
      expect(at("2027-03-14T10:00:00Z")).toBe(minute(sunday, 3));
    });

    test("repeats the hour before two when daylight saving time ends", () => {
      expect(at("2027-11-07T08:30:00Z")).toBe(minute(sunday, 1, 30));
      expect(at("2027-11-07T09:30:00Z")).toBe(minute(sunday, 1, 30));
      expect(at("2027-11-07T10:00:00Z")).toBe(minute(sunday, 2));
    });

    test("starts the week at midnight on Monday", () => {
      expect(at("2027-06-07T06:59:00Z")).toBe(minute(sunday, 23, 59));
      expect(at("2027-06-07T07:00:00Z")).toBe(0);
    });
  },
);

test("the server time zone really differs between these tests", () => {
  const offsets = ["UTC", "Asia/Tokyo"].map((zone) => {
    process.env.TZ = zone;
    return new Date("2027-06-07T07:00:00Z").getTimezoneOffset();
  });
  expect(offsets).toEqual([0, -540]);
});
