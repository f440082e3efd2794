import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookings } from "#database/schema/bookings.ts";
import { specials } from "#database/schema/specials.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { setBookingStatus } from "#domain/bookings/set-status.server.ts";
import { createSpecial } from "#domain/specials/own-specials.server.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { findDashboard } from "./find-dashboard.server.ts";

test("the figures equal direct queries and are visible only to the listing's team", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia, tess, oscar, gina, ada, glow } = await addBookableListings(deps, {
    mode: "request",
  });
  const ids: number[] = [];
  for (const preferredTime of ["10:00", "11:00", "12:00"]) {
    const made = await makeBooking(
      deps,
      null,
      bookingInput({ preferredTime, customerEmail: `${preferredTime.slice(0, 2)}@example.com` }),
      from(),
    );
    if (made.outcome === "made") ids.push(made.id);
  }
  await setBookingStatus(deps, olivia, ids[0] ?? 0, { status: "confirmed" });
  const offer = {
    title: "Offer",
    description: "For less.",
    originalPrice: 200,
    specialPrice: 150,
    discountPercentage: null,
    termsConditions: null,
    mostClaims: null,
  };
  await createSpecial(deps, olivia, glow, {
    ...offer,
    validFrom: "2026-11-01",
    validTo: "2026-12-01",
  });
  await createSpecial(deps, olivia, glow, {
    ...offer,
    isActive: false,
    validFrom: "2026-11-01",
    validTo: "2026-12-01",
  });
  const figures = await findDashboard(deps, olivia, glow);
  expect(figures).toMatchObject({
    listing: { name: "Glow Studio", isPremium: false },
    totalBookings: 3,
    pendingBookings: 2,
    activeSpecials: 1,
    totalSpecials: 2,
  });
  expect(figures?.totalBookings).toBe(await db.$count(bookings, eq(bookings.listingId, glow)));
  expect(figures?.totalSpecials).toBe(await db.$count(specials, eq(specials.listingId, glow)));
  for (const actor of [tess, ada]) expect(await findDashboard(deps, actor, glow)).toEqual(figures);
  for (const actor of [oscar, gina]) expect(await findDashboard(deps, actor, glow)).toBeNull();
});
