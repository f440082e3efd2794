import { expect } from "vitest";
import { bookingSettings } from "#database/schema/bookings.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookingPlaces, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import {
  endCalendarAddress,
  readCalendarFeed,
  renewCalendarAddress,
} from "./calendar-feed.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { setBookingStatus } from "./set-status.server.ts";

const tokenOf = (address: string | null) =>
  /\/calendars\/([\w-]{40,})\.ics$/.exec(address ?? "")?.[1] ?? "";

test("the secret feed URL shows who comes and when, but no customer messages", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches, { mode: "request" });
  await makeBooking(touches, null, bookingInput({ message: "I have a mole" }), from());
  const cancelled = await makeBooking(
    touches,
    null,
    bookingInput({ preferredTime: "12:00", customerName: "Mia Lund" }),
    from(),
  );
  if (cancelled.outcome === "made")
    await setBookingStatus(touches, olivia, cancelled.id, { status: "cancelled" });
  await makeBooking(
    touches,
    null,
    bookingInput({ medSpaSlug: "harbor-studio", customerName: "Zoe Quist" }),
    from(),
  );
  const feed =
    (await readCalendarFeed(touches, tokenOf(await renewCalendarAddress(touches, olivia, glow)))) ??
    "";
  expect(feed.match(/SUMMARY:.*/g)).toEqual(
    ["SUMMARY:Botox: Nora Feld\r"]
      .map((line) => line.trimEnd())
      .map((line) => expect.stringContaining(line)),
  );
  expect(feed).toContain("DTSTART:20261123T180000Z");
  expect(feed).toContain("STATUS:TENTATIVE");
  for (const hidden of ["mole", "Mia", "Zoe", "nora@example.com"])
    expect(feed).not.toContain(hidden);
});

test("the feed keeps visits for thirty days", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches);
  await makeBooking(touches, null, bookingInput(), from());
  const token = tokenOf(await renewCalendarAddress(touches, olivia, glow));
  touches.pass(20 * 24 * 60);
  expect(await readCalendarFeed(touches, token)).toContain("Nora Feld");
  touches.pass(20 * 24 * 60);
  expect(await readCalendarFeed(touches, token)).not.toContain("Nora Feld");
});

test("a new feed URL revokes the old one, and the feed can be switched off", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches);
  const first = tokenOf(await renewCalendarAddress(touches, olivia, glow));
  const second = tokenOf(await renewCalendarAddress(touches, olivia, glow));
  expect(await readCalendarFeed(touches, first)).toBeNull();
  expect(await readCalendarFeed(touches, second)).toContain("BEGIN:VCALENDAR");
  expect(JSON.stringify(await db.select().from(bookingSettings))).not.toContain(second);
  expect(await endCalendarAddress(touches, olivia, glow)).toBe("done");
  for (const token of [second, "", "null"])
    expect(await readCalendarFeed(touches, token)).toBeNull();
});

test("another owner, a visitor and an editor cannot create or revoke the feed URL", async ({
  db,
}) => {
  const touches = testBookings(db);
  const { olivia, ada, oscar, gina, edda, glow } = await addBookingPlaces(touches);
  const token = tokenOf(await renewCalendarAddress(touches, olivia, glow));
  const impersonating = { ...olivia, impersonator: { userId: ada.userId, until: touches.clock() } };
  expect(await renewCalendarAddress(touches, impersonating, glow)).toBeNull();
  for (const actor of [oscar, gina, edda]) {
    expect(await renewCalendarAddress(touches, actor, glow)).toBeNull();
    expect(await endCalendarAddress(touches, actor, glow)).toBe("not-found");
  }
  expect(await readCalendarFeed(touches, token)).not.toBeNull();
});
