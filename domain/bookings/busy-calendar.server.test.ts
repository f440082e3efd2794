import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookingSettings, busyTimes } from "#database/schema/bookings.ts";
import type { ReadAddress } from "#integrations/website/read-address.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { listSlots } from "./availability.server.ts";
import { readBusyCalendarNow, readBusyCalendars, setBusyCalendar } from "./busy-calendar.server.ts";
import { makeBooking } from "./make-booking.server.ts";

const address = "https://calendar.example.com/olivia.ics";
const event = (start: string, end: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const atTen = event("20261123T180000Z", "20261123T190000Z");
const atEleven = event("20261123T190000Z", "20261123T200000Z");

/** Returns the given responses in order, then repeats the last one. */
function site(...answers: (string | Awaited<ReturnType<ReadAddress>>)[]): ReadAddress {
  let turn = 0;
  return async () => {
    const answer = answers[Math.min(turn++, answers.length - 1)] ?? "";
    return typeof answer === "string" ? { outcome: "read", text: answer } : answer;
  };
}

const findSlots = async (deps: ReturnType<typeof testBookings>) =>
  (
    (await listSlots(deps, { slug: "glow-studio", treatment: "botox", from: monday, to: monday }))
      ?.days[0]?.slots ?? []
  ).map(({ time }) => time);

test("visitors cannot book during a calendar event", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site(atTen) };
  const { olivia, glow } = await addBookableListings(deps);
  expect(await setBusyCalendar(deps, olivia, glow, address)).toBe("done");
  expect(await readBusyCalendarNow(deps, olivia, glow, from())).toEqual({
    outcome: "read",
    count: 1,
  });
  expect(await makeBooking(deps, null, bookingInput(), from())).toMatchObject({ outcome: "taken" });
  expect(
    await makeBooking(deps, null, bookingInput({ preferredTime: "11:00" }), from()),
  ).toMatchObject({ outcome: "made" });
});

test("a new read replaces the earlier busy times", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site(atTen, atEleven) };
  const { olivia, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  expect(await readBusyCalendars(deps)).toBe(1);
  expect(await readBusyCalendars(deps)).toBe(1);
  expect(await db.select({ startsAt: busyTimes.startsAt }).from(busyTimes)).toEqual([
    { startsAt: new Date("2026-11-23T19:00:00Z") },
  ]);
});

test("a failed read keeps the earlier busy times and reports the reason until the next success", async ({
  db,
}) => {
  const deps = {
    ...testBookings(db),
    readAddress: site(atTen, { outcome: "too-slow" }, "<!doctype html>", atTen),
  };
  const { olivia, glow } = await addBookableListings(deps);
  const stateOf = async () =>
    (
      await db
        .select({ problem: bookingSettings.busyProblem, readAt: bookingSettings.busyReadAt })
        .from(bookingSettings)
        .where(eq(bookingSettings.listingId, glow))
    )[0];
  await setBusyCalendar(deps, olivia, glow, address);
  await readBusyCalendars(deps);
  const readAt = deps.clock();
  deps.pass(15);
  expect(await readBusyCalendarNow(deps, olivia, glow, from())).toEqual({
    outcome: "failed",
    problem: "too-slow",
  });
  expect(await stateOf()).toEqual({ problem: "too-slow", readAt });
  expect(await db.$count(busyTimes)).toBe(1);
  await readBusyCalendars(deps);
  expect((await stateOf())?.problem).toBe("unreadable");
  await readBusyCalendars(deps);
  expect(await stateOf()).toEqual({ problem: null, readAt: deps.clock() });
});

test("an oversized calendar pauses for a day unless its owner requests a read", async ({ db }) => {
  const endless = atTen.replace("END:VEVENT", "RRULE:FREQ=SECONDLY\r\nEND:VEVENT");
  const deps = { ...testBookings(db), readAddress: site(endless) };
  const { olivia, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  expect(await readBusyCalendars(deps)).toBe(1);
  expect(await readBusyCalendars(deps)).toBe(0);
  expect(await readBusyCalendarNow(deps, olivia, glow, from())).toEqual({
    outcome: "failed",
    problem: "too-much",
  });
  deps.pass(24 * 60);
  expect(await readBusyCalendars(deps)).toBe(1);
});

test("two simultaneous events use up a capacity of two", async ({ db }) => {
  const two = atTen.replace(
    "END:VCALENDAR",
    atTen.slice(atTen.indexOf("BEGIN:VEVENT")).replace("UID:1", "UID:2"),
  );
  const deps = { ...testBookings(db), readAddress: site(atTen, two) };
  const { olivia, glow } = await addBookableListings(deps, { capacity: 2 });
  await setBusyCalendar(deps, olivia, glow, address);
  await readBusyCalendars(deps);
  expect((await findSlots(deps)).includes("10:00")).toBe(true);
  await readBusyCalendars(deps);
  expect((await findSlots(deps)).includes("10:00")).toBe(false);
});

test("a calendar skipped by load shedding is not reported as broken", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site({ outcome: "busy" }) };
  const { olivia, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  expect(await readBusyCalendarNow(deps, olivia, glow, from())).toEqual({
    outcome: "failed",
    problem: "busy",
  });
  expect(
    await db
      .select({ problem: bookingSettings.busyProblem })
      .from(bookingSettings)
      .where(eq(bookingSettings.listingId, glow)),
  ).toEqual([{ problem: null }]);
});

test("removing or changing the calendar URL deletes the old busy times", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site(atTen) };
  const { olivia, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  await readBusyCalendars(deps);
  await setBusyCalendar(deps, olivia, glow, null);
  expect(await db.$count(busyTimes)).toBe(0);
  expect(await readBusyCalendars(deps)).toBe(0);
});

test("an owner's manual reads of the calendar are rate limited", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site(atTen) };
  const { olivia, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  for (let turn = 0; turn < 20; turn++) await readBusyCalendarNow(deps, olivia, glow, from());
  expect(await readBusyCalendarNow(deps, olivia, glow, from())).toEqual({ outcome: "limited" });
});

test("another owner, a visitor and an editor cannot set or read the calendar", async ({ db }) => {
  const deps = { ...testBookings(db), readAddress: site(atTen) };
  const { olivia, oscar, gina, edda, glow } = await addBookableListings(deps);
  await setBusyCalendar(deps, olivia, glow, address);
  for (const actor of [oscar, gina, edda]) {
    expect(await setBusyCalendar(deps, actor, glow, null)).toBe("not-found");
    expect(await readBusyCalendarNow(deps, actor, glow, from())).toEqual({ outcome: "not-found" });
  }
  expect(await readBusyCalendars(deps)).toBe(1);
});
