import { expect } from "vitest";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import {
  confirmBookingEmail,
  findBookingEmail,
  setBookingEmail,
} from "./booking-address.server.ts";
import { makeBooking } from "./make-booking.server.ts";

const desk = "desk@glow.example.com";
const linkTo = async (deps: ReturnType<typeof testBookings>, address = desk) =>
  (await deps.emailsTo(address)).find(({ kind }) => kind === "confirm booking email")?.token ?? "";

test("an address gets booking emails only after it was confirmed once by the newest link", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps);
  await setBookingEmail(deps, olivia, glow, desk);
  const first = await linkTo(deps);
  await setBookingEmail(deps, olivia, glow, desk);
  expect(await confirmBookingEmail(deps, first)).toBe("bad-token");
  await makeBooking(deps, null, bookingInput(), from());
  expect((await deps.emailsTo(desk)).map(({ kind }) => kind)).toEqual([
    "confirm booking email",
    "confirm booking email",
  ]);
  const second = await linkTo(deps);
  expect(await confirmBookingEmail(deps, second)).toBe("done");
  expect(await confirmBookingEmail(deps, second)).toBe("bad-token");
  expect(await setBookingEmail(deps, olivia, glow, olivia.email)).toBe("done");
  for (let count = 0; count < 8; count++)
    expect(await setBookingEmail(deps, olivia, glow, `desk${count}@glow.example.com`)).toBe("sent");
  expect(await setBookingEmail(deps, olivia, glow, desk)).toBe("limited");
});

test("booking emails go to the configured address, or else to the listing's address", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps);
  expect(await setBookingEmail(deps, olivia, glow, desk)).toBe("sent");
  expect(await findBookingEmail(deps, olivia, glow)).toMatchObject({
    bookingEmail: null,
    unconfirmed: desk,
  });
  expect(await confirmBookingEmail(deps, await linkTo(deps))).toBe("done");
  expect(await findBookingEmail(deps, olivia, glow)).toMatchObject({
    bookingEmail: desk,
    unconfirmed: null,
  });
  await makeBooking(deps, null, bookingInput(), from());
  expect(await deps.emailsTo("desk@glow.example.com")).toHaveLength(2);
  await setBookingEmail(deps, olivia, glow, "");
  await makeBooking(
    deps,
    null,
    bookingInput({ preferredTime: "11:00", customerEmail: "mia@example.com" }),
    from(),
  );
  expect(await deps.emailsTo("desk@glow.example.com")).toHaveLength(2);
  expect(
    await deps.emailsTo((await findBookingEmail(deps, olivia, glow))?.email ?? ""),
  ).toHaveLength(1);
});

test("no one but the owner can read or change the booking email address", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, ada, oscar, gina, edda, glow } = await addPeople(deps);
  const impersonating = { ...olivia, impersonator: { userId: ada.userId, until: deps.clock() } };
  expect(await setBookingEmail(deps, impersonating, glow, "spy@example.com")).toBe("not-found");
  for (const actor of [oscar, gina, edda]) {
    expect(await findBookingEmail(deps, actor, glow)).toBeNull();
    expect(await setBookingEmail(deps, actor, glow, "spy@example.com")).toBe("not-found");
  }
});
