import { expect, test } from "vitest";
import { readBusyEvents } from "./busy-events.ts";

const wanted = {
  from: new Date("2026-11-21T08:00:00Z"),
  to: new Date("2026-12-21T08:00:00Z"),
  ownHost: "guide.example",
};
const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "UID:one@elsewhere", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");
const inWords = (found: ReturnType<typeof readBusyEvents>) =>
  typeof found === "string"
    ? found
    : found.map(
        ({ startsAt, endsAt }) =>
          `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(11, 16)}`,
      );
const read = async (text: string) => inWords(readBusyEvents(text, wanted));

test("reads events in UTC, in a named time zone and without one", async () => {
  const text = calendar(
    ["DTSTART:20261123T180000Z", "DTEND:20261123T190000Z"],
    [
      "DTSTART;TZID=America/New_York:20261124T120000",
      "DTEND;TZID=America/New_York:20261124T123000",
    ],
    ["DTSTART:20261125T090000", "DURATION:PT1H"],
  );
  expect(await read(text)).toEqual([
    "2026-11-23T18:00 19:00",
    "2026-11-24T17:00 17:30",
    "2026-11-25T17:00 18:00",
  ]);
});

test("reads a time zone defined in the calendar itself", async () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Their time",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0100",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const text = calendar([
    "DTSTART;TZID=Their time:20261123T100000",
    "DTEND;TZID=Their time:20261123T110000",
  ]).replace("BEGIN:VEVENT", `${zone.join("\r\n")}\r\nBEGIN:VEVENT`);
  expect(await read(text)).toEqual(["2026-11-23T09:00 10:00"]);
});

test("an all-day event covers a day in the listing's time zone", async () => {
  expect(
    await read(calendar(["DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261127"])),
  ).toEqual(["2026-11-26T08:00 08:00"]);
});

test("a series keeps its local time across daylight saving, skips exceptions and moves single events", async () => {
  const series = [
    "DTSTART;TZID=America/Los_Angeles:20261020T090000",
    "DTEND;TZID=America/Los_Angeles:20261020T100000",
    "RRULE:FREQ=WEEKLY;COUNT=8",
  ];
  const text = calendar(
    [...series, "EXDATE;TZID=America/Los_Angeles:20261124T090000"],
    [
      "RECURRENCE-ID;TZID=America/Los_Angeles:20261201T090000",
      "DTSTART;TZID=America/Los_Angeles:20261202T150000",
      "DTEND;TZID=America/Los_Angeles:20261202T160000",
    ],
  );
  expect(await read(text)).toEqual(["2026-12-02T23:00 00:00", "2026-12-08T17:00 18:00"]);
});

test("an endless series is read as far ahead as bookings go", async () => {
  const found = readBusyEvents(
    calendar(["DTSTART:20200101T180000Z", "DTEND:20200101T190000Z", "RRULE:FREQ=DAILY"]),
    wanted,
  );
  expect(found).toHaveLength(30);
});

test("free and canceled events and our own bookings take no time", async () => {
  const at = ["DTSTART:20261123T180000Z", "DTEND:20261123T190000Z"];
  const text = calendar([...at, "TRANSP:TRANSPARENT"], [...at, "STATUS:CANCELLED"], at).replace(
    /UID:one@elsewhere(?!.*UID)/s,
    "UID:booking-7@guide.example",
  );
  expect(await read(text)).toEqual([]);
});

test("a file that is no calendar is unreadable", async () => {
  for (const text of [
    "",
    "<!doctype html><p>Sign in",
    "BEGIN:VCARD\r\nEND:VCARD",
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT",
  ])
    expect(await read(text)).toBe("unreadable");
});

test("series that never occur, or occur every second, do not block the process", async () => {
  for (const rule of [
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY",
    "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31",
  ])
    expect(
      `${rule} ${await read(calendar(["DTSTART:19700101T180000Z", "DTEND:19700101T190000Z", `RRULE:${rule}`]))}`,
    ).toBe(`${rule} too-much`);
  const many = Array.from({ length: 400 }, () => [
    "DTSTART:20000101T180000Z",
    "DTEND:20000101T190000Z",
    "RRULE:FREQ=DAILY",
  ]);
  expect(await read(calendar(...many))).toBe("too-much");
});
