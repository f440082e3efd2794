import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookingBlocks, bookingSlots, bookings } from "#database/schema/bookings.ts";
import { hourExceptions, services } from "#database/schema/catalogue/listing-details.ts";
import { settings } from "#database/schema/settings.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { cancelBooking, moveBooking } from "./change-booking.server.ts";
import { findBookingByLink } from "./find-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import {
  acceptSlotOffer,
  expireSlotOffers,
  findWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  offerFreeTimes,
} from "./waitlist.server.ts";

type Deps = ReturnType<typeof testBookings>;
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

/** Prepares a Monday with one half-hour slot, which Nora has booked. */
async function fullDay(deps: Deps) {
  const people = await addBookableListings(deps);
  await deps.db
    .insert(hourExceptions)
    .values({ listingId: people.glow, day: monday, hours: [[600, 630]], note: "" });
  const booked = await makeBooking(deps, null, bookingInput(), from());
  if (booked.outcome !== "made") throw new Error(booked.outcome);
  return { ...people, nora: tokenOf(booked.link) };
}

async function wait(deps: Deps, name: string) {
  const customer = {
    customerName: name,
    customerEmail: `${name.toLowerCase()}@example.com`,
    customerPhone: "(949) 555-0188",
  };
  const joined = await joinWaitlist(
    deps,
    { medSpaSlug: "glow-studio", treatmentType: "botox", day: monday, ...customer },
    from(),
  );
  const [email] = await deps.emailsTo(customer.customerEmail);
  return { outcome: joined.outcome, link: /waiting\/(\S+)/.exec(email?.text ?? "")?.[1] ?? "" };
}

describe("the waiting list of a full day", () => {
  test("is closed while a time is available and for days beyond the horizon", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    expect((await wait(deps, "Mia")).outcome).toBe("free");
    const wish = {
      medSpaSlug: "glow-studio",
      treatmentType: "botox",
      day: "2027-11-22",
      customerName: "M",
      customerEmail: "m@example.com",
      customerPhone: "9495550188",
    };
    expect(await joinWaitlist(deps, wish, from())).toEqual({ outcome: "not-found" });
  });

  test("is closed for a day on which the listing is closed", async ({ db }) => {
    const deps = testBookings(db);
    const { glow } = await addBookableListings(deps);
    await db
      .insert(hourExceptions)
      .values({ listingId: glow, day: monday, hours: [], note: "Away" });
    expect((await wait(deps, "Mia")).outcome).toBe("closed");
  });

  test("is closed while bookings are switched off site-wide", async ({ db }) => {
    const deps = testBookings(db);
    await fullDay(deps);
    await db
      .insert(settings)
      .values({
        name: "bookings",
        value: { taken: "no", words: "Back on Monday." },
        changedAt: deps.clock(),
      });
    expect((await wait(deps, "Mia")).outcome).toBe("closed");
  });

  test("gets offers when a time becomes available in another way, in order and without repeats", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { glow, nora } = await fullDay(deps);
    const [first, second] = [await wait(deps, "Mia"), await wait(deps, "Zoe")];
    expect(await offerFreeTimes(deps)).toBe(0);
    await db
      .insert(hourExceptions)
      .values({ listingId: glow, day: "2026-11-24", hours: [[600, 630]], note: "" });
    expect((await moveBooking(deps, nora, { date: "2026-11-24", time: "10:00" })).outcome).toBe(
      "moved",
    );
    expect(await offerFreeTimes(deps)).toBe(1);
    expect(await offerFreeTimes(deps)).toBe(0);
    expect(await findWaitlistEntry(deps, first.link)).toMatchObject({
      status: "offered",
      offer: { date: monday, time: "10:00" },
    });
    expect(await findWaitlistEntry(deps, second.link)).toMatchObject({
      status: "waiting",
      before: 0,
    });
    expect(
      await makeBooking(deps, null, bookingInput({ customerEmail: "quick@example.com" }), from()),
    ).toMatchObject({ outcome: "taken" });
    expect((await acceptSlotOffer(deps, first.link)).outcome).toBe("made");
  });

  test("offers a canceled time to the first customer and reserves it for them alone", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { nora } = await fullDay(deps);
    const [mia, zoe] = [await wait(deps, "Mia"), await wait(deps, "Zoe")];
    expect(await findWaitlistEntry(deps, zoe.link)).toMatchObject({
      status: "waiting",
      before: 1,
      offer: null,
    });
    await cancelBooking(deps, nora);
    expect((await deps.emailsTo("mia@example.com"))[0]).toMatchObject({
      kind: "waiting list offer",
      text: expect.stringContaining("10:00 AM"),
    });
    expect((await deps.emailsTo("zoe@example.com")).map(({ kind }) => kind)).toEqual([
      "waiting list",
    ]);
    expect(
      await makeBooking(deps, null, bookingInput({ customerEmail: "quick@example.com" }), from()),
    ).toMatchObject({ outcome: "taken" });
    expect(await acceptSlotOffer(deps, zoe.link)).toEqual({ outcome: "over" });
    const taken = await acceptSlotOffer(deps, mia.link);
    if (taken.outcome !== "made") throw new Error(taken.outcome);
    expect(await findBookingByLink(deps, tokenOf(taken.link))).toMatchObject({
      customerName: "Mia",
      status: "confirmed",
      time: "10:00",
    });
    expect(await acceptSlotOffer(deps, mia.link)).toEqual(taken);
    expect(await db.$count(bookingBlocks)).toBe(0);
    expect(await db.$count(bookingSlots)).toBe(2);
  });

  test("offers the time to the next customer when the first does not answer in time or leaves", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { nora } = await fullDay(deps);
    const [mia, zoe, kai] = [
      await wait(deps, "Mia"),
      await wait(deps, "Zoe"),
      await wait(deps, "Kai"),
    ];
    await cancelBooking(deps, nora);
    deps.pass(121);
    expect(await expireSlotOffers(deps)).toBe(1);
    expect(await expireSlotOffers(deps)).toBe(0);
    expect(await acceptSlotOffer(deps, mia.link)).toEqual({ outcome: "over" });
    expect(await findWaitlistEntry(deps, zoe.link)).toMatchObject({
      status: "offered",
      offer: { date: monday, time: "10:00" },
    });
    expect(await leaveWaitlist(deps, zoe.link)).toBe("done");
    expect(await acceptSlotOffer(deps, kai.link)).toMatchObject({ outcome: "made" });
  });

  test("keeps the duration of an offer after the listing lengthens its visits", async ({ db }) => {
    const deps = testBookings(db);
    const { nora } = await fullDay(deps);
    const mia = await wait(deps, "Mia");
    await cancelBooking(deps, nora);
    await db.update(services).set({ minutes: 90 });
    expect(await acceptSlotOffer(deps, mia.link)).toMatchObject({ outcome: "made" });
    const rows = await db
      .select({ minutes: bookings.minutes, buffer: bookings.bufferMinutes })
      .from(bookings)
      .where(eq(bookings.customerName, "Mia"));
    expect(rows).toEqual([{ minutes: 30, buffer: 0 }]);
  });

  test("releases the time to everyone once no one waits", async ({ db }) => {
    const deps = testBookings(db);
    const { nora } = await fullDay(deps);
    const mia = await wait(deps, "Mia");
    await cancelBooking(deps, nora);
    await leaveWaitlist(deps, mia.link);
    expect(await db.$count(bookingSlots)).toBe(0);
    expect(
      await makeBooking(deps, null, bookingInput({ customerEmail: "quick@example.com" }), from()),
    ).toMatchObject({ outcome: "made" });
  });

  test("lists each customer once and cannot be opened by the link of a booking", async ({ db }) => {
    const deps = testBookings(db);
    const { nora } = await fullDay(deps);
    const first = await wait(deps, "Mia");
    expect(await wait(deps, "Mia")).toEqual(first);
    expect(await findWaitlistEntry(deps, nora)).toBeNull();
    expect(await findBookingByLink(deps, first.link)).toBeNull();
  });
});
