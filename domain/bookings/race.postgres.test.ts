import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import { bookingQuarters } from "#database/schema/bookings.ts";
import { addDays } from "#shared/local-day.ts";
import { timeOf } from "#shared/local-time.ts";
import { addBookingPlaces, bookingSettings, monday, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { openBookings } from "./settings.server.ts";

const run = promisify(execFile);
/** Many more with SLOTS=1000, which takes minutes. */
const count = Number(process.env.SLOTS ?? 10);
const claims = 25;

test(`two processes with ${claims} claims each: of ${count} slots each has one winner, and nobody sees a deadlock`, { timeout: 1_200_000 }, async ({
  own: { db, address },
}) => {
  const touches = testBookings(db);
  await addBookingPlaces(touches);
  const treatments = [{ treatment: "botox", minutes: 15, bufferMinutes: 0, priceCents: null }];
  await openBookings(touches, [{ medSpa: "glow-studio", settings: bookingSettings({ stepMinutes: 15, horizonDays: 365, treatments }) }]);
  const slots = Array.from({ length: count }, (_, index) => {
    const [day, slot] = [Math.floor(index / 36), index % 36];
    return `${addDays(monday, Math.floor(day / 5) * 7 + (day % 5))}T${timeOf(540 + slot * 15)}`;
  });
  const racers = ["one", "two"].map((name) => run(process.execPath, ["tests/support/racer.ts", address, name, String(claims), ...slots], { maxBuffer: 1e8 }));
  const won = (await Promise.all(racers)).flatMap(({ stdout }) => JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as string[]);
  expect(won.toSorted()).toEqual(slots.toSorted());
  expect(await db.$count(bookingQuarters)).toBe(count);
});
