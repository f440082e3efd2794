import { expect } from "vitest";
import { from } from "#tests/support/accounts.ts";
import { addBookingPlaces, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { confirmBookingEmail, findBookingEmail, setBookingEmail } from "./booking-email.server.ts";
import { makeBooking } from "./make-booking.server.ts";

const desk = "desk@glow.example.com";
const linkTo = async (touches: ReturnType<typeof testBookings>, address = desk) =>
  (await touches.mailsTo(address)).find(({ kind }) => kind === "confirm booking email")?.token ??
  "";

test("an address gets booking emails only after it was confirmed once by the newest link", async ({
  db,
}) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches);
  await setBookingEmail(touches, olivia, glow, desk);
  const first = await linkTo(touches);
  await setBookingEmail(touches, olivia, glow, desk);
  expect(await confirmBookingEmail(touches, first)).toBe("bad-token");
  await makeBooking(touches, null, bookingInput(), from());
  expect((await touches.mailsTo(desk)).map(({ kind }) => kind)).toEqual([
    "confirm booking email",
    "confirm booking email",
  ]);
  const second = await linkTo(touches);
  expect(await confirmBookingEmail(touches, second)).toBe("done");
  expect(await confirmBookingEmail(touches, second)).toBe("bad-token");
  expect(await setBookingEmail(touches, olivia, glow, olivia.email)).toBe("done");
  for (let count = 0; count < 8; count++)
    expect(await setBookingEmail(touches, olivia, glow, `desk${count}@glow.example.com`)).toBe(
      "sent",
    );
  expect(await setBookingEmail(touches, olivia, glow, desk)).toBe("limited");
});

test("booking emails go to the configured address, or else to the listing's address", async ({
  db,
}) => {
  const touches = testBookings(db);
  const { olivia, glow } = await addBookingPlaces(touches);
  expect(await setBookingEmail(touches, olivia, glow, desk)).toBe("sent");
  expect(await findBookingEmail(touches, olivia, glow)).toMatchObject({
    bookingEmail: null,
    unconfirmed: desk,
  });
  expect(await confirmBookingEmail(touches, await linkTo(touches))).toBe("done");
  expect(await findBookingEmail(touches, olivia, glow)).toMatchObject({
    bookingEmail: desk,
    unconfirmed: null,
  });
  await makeBooking(touches, null, bookingInput(), from());
  expect(await touches.mailsTo("desk@glow.example.com")).toHaveLength(2);
  await setBookingEmail(touches, olivia, glow, "");
  await makeBooking(
    touches,
    null,
    bookingInput({ preferredTime: "11:00", customerEmail: "mia@example.com" }),
    from(),
  );
  expect(await touches.mailsTo("desk@glow.example.com")).toHaveLength(2);
  expect(
    await touches.mailsTo((await findBookingEmail(touches, olivia, glow))?.email ?? ""),
  ).toHaveLength(1);
});

test("no one but the owner can read or change the booking email address", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, ada, oscar, gina, edda, glow } = await addPeople(touches);
  const impersonating = { ...olivia, impersonator: { userId: ada.userId, until: touches.clock() } };
  expect(await setBookingEmail(touches, impersonating, glow, "spy@example.com")).toBe("not-found");
  for (const actor of [oscar, gina, edda]) {
    expect(await findBookingEmail(touches, actor, glow)).toBeNull();
    expect(await setBookingEmail(touches, actor, glow, "spy@example.com")).toBe("not-found");
  }
});
