import { expect } from "vitest";
import { bookingSettings } from "#database/schema/bookings.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
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
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps, { mode: "request" });
  await makeBooking(deps, null, bookingInput({ message: "I have a mole" }), from());
  const cancelled = await makeBooking(
    deps,
    null,
    bookingInput({ preferredTime: "12:00", customerName: "Mia Lund" }),
    from(),
  );
  if (cancelled.outcome === "made")
    await setBookingStatus(deps, olivia, cancelled.id, { status: "cancelled" });
  await makeBooking(
    deps,
    null,
    bookingInput({ medSpaSlug: "harbor-studio", customerName: "Zoe Quist" }),
    from(),
  );
  const feed =
    (await readCalendarFeed(deps, tokenOf(await renewCalendarAddress(deps, olivia, glow)))) ?? "";
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
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps);
  await makeBooking(deps, null, bookingInput(), from());
  const token = tokenOf(await renewCalendarAddress(deps, olivia, glow));
  deps.pass(20 * 24 * 60);
  expect(await readCalendarFeed(deps, token)).toContain("Nora Feld");
  deps.pass(20 * 24 * 60);
  expect(await readCalendarFeed(deps, token)).not.toContain("Nora Feld");
});

test("a new feed URL revokes the old one, and the feed can be switched off", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps);
  const first = tokenOf(await renewCalendarAddress(deps, olivia, glow));
  const second = tokenOf(await renewCalendarAddress(deps, olivia, glow));
  expect(await readCalendarFeed(deps, first)).toBeNull();
  expect(await readCalendarFeed(deps, second)).toContain("BEGIN:VCALENDAR");
  expect(JSON.stringify(await db.select().from(bookingSettings))).not.toContain(second);
  expect(await endCalendarAddress(deps, olivia, glow)).toBe("done");
  for (const token of [second, "", "null"]) expect(await readCalendarFeed(deps, token)).toBeNull();
});

test("another owner, a visitor and an editor cannot create or revoke the feed URL", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia, ada, oscar, gina, edda, glow } = await addBookableListings(deps);
  const token = tokenOf(await renewCalendarAddress(deps, olivia, glow));
  const impersonating = { ...olivia, impersonator: { userId: ada.userId, until: deps.clock() } };
  expect(await renewCalendarAddress(deps, impersonating, glow)).toBeNull();
  for (const actor of [oscar, gina, edda]) {
    expect(await renewCalendarAddress(deps, actor, glow)).toBeNull();
    expect(await endCalendarAddress(deps, actor, glow)).toBe("not-found");
  }
  expect(await readCalendarFeed(deps, token)).not.toBeNull();
});
