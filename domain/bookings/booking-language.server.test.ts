import { expect } from "vitest";
import { runInLanguage } from "#platform/run-in-language.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { cancelBooking } from "./change-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { setBookingStatus } from "./set-status.server.ts";

const customer = "nora@example.com";

test("a customer who books in Spanish gets every email in Spanish, and the listing in English", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia } = await addBookableListings(deps, { mode: "request" });
  const made = await runInLanguage("es", () => makeBooking(deps, null, bookingInput(), from()));
  const id = made.outcome === "made" ? made.id : 0;
  expect((await deps.emailsTo(customer))[0]?.text).toMatch(
    /recibió su solicitud[\s\S]*lunes, 23 de noviembre[\s\S]*\/es\/bookings\//,
  );
  await setBookingStatus(deps, olivia, id, { status: "confirmed" });
  expect((await deps.emailsTo(customer))[0]?.text).toMatch(
    /está confirmada[\s\S]*\/es\/bookings\//,
  );
  const link = made.outcome === "made" ? (new URL(made.link).pathname.split("/").at(-1) ?? "") : "";
  await runInLanguage("es", () => cancelBooking(deps, link));
  const place = (await deps.emailsTo("hello@glow.example.com")).map(({ text }) => text);
  expect(place.join()).toMatch(/Canceled by the customer: Botox/);
  expect(place.join()).not.toContain("noviembre");
  expect(place.join()).toContain("Booked on the Spanish site");
});

test("a customer who books in English gets every email in English, no matter who changes the booking", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia } = await addBookableListings(deps, { mode: "request" });
  const made = await makeBooking(deps, null, bookingInput(), from());
  await runInLanguage("es", () =>
    setBookingStatus(deps, olivia, made.outcome === "made" ? made.id : 0, { status: "confirmed" }),
  );
  expect((await deps.emailsTo(customer))[0]?.text).toMatch(
    /You’re booked at[\s\S]*Monday, November 23[\s\S]*example\/bookings\//,
  );
});
