import { expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { addBookingPlaces, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { findBookingEmail, setBookingEmail } from "./booking-email.server.ts";
import { makeBooking } from "./make-booking.server.ts";

test("mails about bookings go where the place says, and to its listed address otherwise", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches);
  expect(await setBookingEmail(touches, olivia, glow, "desk@glow.example.com")).toBe("done");
  await makeBooking(touches, null, bookingInput(), from());
  expect(await touches.mailsTo("desk@glow.example.com")).toHaveLength(1);
  await setBookingEmail(touches, olivia, glow, "");
  await makeBooking(touches, null, bookingInput({ preferredTime: "11:00", customerEmail: "mia@example.com" }), from());
  expect(await touches.mailsTo("desk@glow.example.com")).toHaveLength(1);
  expect(await touches.mailsTo((await findBookingEmail(touches, olivia, glow))?.email ?? "")).toHaveLength(1);
});

test("nobody else reads it or turns it elsewhere", async ({ db }) => {
  const touches = testAccounts(db);
  const { oscar, gina, edda, glow } = await addPeople(touches);
  for (const actor of [oscar, gina, edda]) {
    expect(await findBookingEmail(touches, actor, glow)).toBeNull();
    expect(await setBookingEmail(touches, actor, glow, "spy@example.com")).toBe("not-found");
  }
});
