import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookings } from "#database/schema/bookings.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { anonymizeDeletedCustomers } from "./booking-jobs.server.ts";
import { bookingsOfAccount } from "./bookings-of-account.server.ts";
import { makeBooking } from "./make-booking.server.ts";

test("an account has its own bookings and those made with its confirmed address, but no others", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { gina, oscar } = await addBookableListings(deps, { capacity: 3 });
  await makeBooking(
    deps,
    gina,
    bookingInput({ customerEmail: "other@example.com", message: "I am afraid of needles" }),
    from(),
  );
  await makeBooking(
    deps,
    null,
    bookingInput({ customerEmail: gina.email, treatmentType: "hydrafacial" }),
    from(),
  );
  await makeBooking(deps, null, bookingInput({ customerEmail: "nora@example.com" }), from());
  const part = bookingsOfAccount(deps.messageEncryptor);
  expect(await part.collect(db, gina.userId)).toEqual([
    expect.objectContaining({
      treatment: "HydraFacial",
      date: "2026-11-23",
      time: "10:00",
      message: null,
    }),
    expect.objectContaining({
      treatment: "Botox",
      email: "other@example.com",
      message: "I am afraid of needles",
    }),
  ]);
  expect(await part.collect(db, oscar.userId)).toEqual([]);
  expect(await part.recent?.(db, gina.userId, 5)).toEqual([
    expect.objectContaining({ text: "Booked HydraFacial at Glow Studio" }),
    expect.objectContaining({ text: "Booked Botox at Glow Studio" }),
  ]);
});

test("a deleted account keeps upcoming bookings at the listing and is anonymized in past ones", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { gina } = await addBookableListings(deps);
  const [past, future] = ["2020-03-02T18:00:00Z", "2099-03-02T18:00:00Z"].map((at) => new Date(at));
  await makeBooking(deps, gina, bookingInput({ customerEmail: gina.email }), from());
  await makeBooking(
    deps,
    gina,
    bookingInput({ customerEmail: gina.email, preferredTime: "12:00" }),
    from(),
  );
  const rows = await db.select({ id: bookings.id }).from(bookings).orderBy(bookings.id);
  for (const [index, startsAt] of [past, future].entries())
    await db
      .update(bookings)
      .set({ startsAt })
      .where(eq(bookings.id, rows[index]?.id ?? 0));
  await makeBooking(deps, null, bookingInput({ preferredTime: "14:00" }), from());
  await bookingsOfAccount(deps.messageEncryptor).erase(db, gina.userId);
  const left = () =>
    db
      .select({
        name: bookings.customerName,
        email: bookings.customerEmail,
        userId: bookings.userId,
      })
      .from(bookings)
      .orderBy(bookings.id);
  const another = { name: "Nora Feld", email: "nora@example.com", userId: null };
  expect(await left()).toEqual([
    { name: "A former customer", email: "", userId: null },
    { name: "Nora Feld", email: gina.email, userId: null },
    another,
  ]);
  const afterIt = () => new Date("2099-03-03T18:00:00Z");
  expect([
    await anonymizeDeletedCustomers(deps),
    await anonymizeDeletedCustomers({ db, clock: afterIt }),
  ]).toEqual([0, 1]);
  expect(await anonymizeDeletedCustomers({ db, clock: afterIt })).toBe(0);
  expect(await left()).toEqual([
    { name: "A former customer", email: "", userId: null },
    { name: "A former customer", email: "", userId: null },
    another,
  ]);
});
