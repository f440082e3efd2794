import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookingBlocks, bookingQuarters, bookings } from "#database/schema/bookings.ts";
import { hourExceptions, services } from "#database/schema/catalogue/listing-details.ts";
import { settings } from "#database/schema/settings.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookingPlaces, bookingInput, monday, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { cancelBooking, moveBooking } from "./change-booking.server.ts";
import { findBookingByLink } from "./find-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import {
  findWaiting,
  joinWaitlist,
  lapseOffers,
  leaveWaitlist,
  offerFreeTimes,
  takeOffer,
} from "./waitlist.server.ts";

type Touches = ReturnType<typeof testBookings>;
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

/** Monday has one half-hour slot, which Nora has booked. */
async function fullDay(touches: Touches) {
  const people = await addBookingPlaces(touches);
  await touches.db
    .insert(hourExceptions)
    .values({ medSpaId: people.glow, day: monday, hours: [[600, 630]], note: "" });
  const booked = await makeBooking(touches, null, bookingInput(), from());
  if (booked.outcome !== "made") throw new Error(booked.outcome);
  return { ...people, nora: tokenOf(booked.link) };
}

async function wait(touches: Touches, name: string) {
  const customer = {
    customerName: name,
    customerEmail: `${name.toLowerCase()}@example.com`,
    customerPhone: "(949) 555-0188",
  };
  const joined = await joinWaitlist(
    touches,
    { medSpaSlug: "glow-studio", treatmentType: "botox", day: monday, ...customer },
    from(),
  );
  const [mail] = await touches.mailsTo(customer.customerEmail);
  return { outcome: joined.outcome, link: /waiting\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

describe("the waiting list of a full day", () => {
  test("is closed while a time is available and for days beyond the horizon", async ({ db }) => {
    const touches = testBookings(db);
    await addBookingPlaces(touches);
    expect((await wait(touches, "Mia")).outcome).toBe("free");
    const wish = {
      medSpaSlug: "glow-studio",
      treatmentType: "botox",
      day: "2027-11-22",
      customerName: "M",
      customerEmail: "m@example.com",
      customerPhone: "9495550188",
    };
    expect(await joinWaitlist(touches, wish, from())).toEqual({ outcome: "not-found" });
  });

  test("is closed for a day on which the listing is closed", async ({ db }) => {
    const touches = testBookings(db);
    const { glow } = await addBookingPlaces(touches);
    await db
      .insert(hourExceptions)
      .values({ medSpaId: glow, day: monday, hours: [], note: "Away" });
    expect((await wait(touches, "Mia")).outcome).toBe("closed");
  });

  test("is closed while bookings are switched off site-wide", async ({ db }) => {
    const touches = testBookings(db);
    await fullDay(touches);
    await db.insert(settings).values({
      name: "bookings",
      value: { taken: "no", words: "Back on Monday." },
      changedAt: touches.clock(),
    });
    expect((await wait(touches, "Mia")).outcome).toBe("closed");
  });

  test("gets offers when a time becomes available in another way, in order and without repeats", async ({
    db,
  }) => {
    const touches = testBookings(db);
    const { glow, nora } = await fullDay(touches);
    const [first, second] = [await wait(touches, "Mia"), await wait(touches, "Zoe")];
    expect(await offerFreeTimes(touches)).toBe(0);
    await db
      .insert(hourExceptions)
      .values({ medSpaId: glow, day: "2026-11-24", hours: [[600, 630]], note: "" });
    expect((await moveBooking(touches, nora, { date: "2026-11-24", time: "10:00" })).outcome).toBe(
      "moved",
    );
    expect(await offerFreeTimes(touches)).toBe(1);
    expect(await offerFreeTimes(touches)).toBe(0);
    expect(await findWaiting(touches, first.link)).toMatchObject({
      status: "offered",
      offer: { date: monday, time: "10:00" },
    });
    expect(await findWaiting(touches, second.link)).toMatchObject({ status: "waiting", before: 0 });
    expect(
      await makeBooking(
        touches,
        null,
        bookingInput({ customerEmail: "quick@example.com" }),
        from(),
      ),
    ).toMatchObject({ outcome: "taken" });
    expect((await takeOffer(touches, first.link)).outcome).toBe("made");
  });

  test("offers a canceled time to the first customer and reserves it for them alone", async ({
    db,
  }) => {
    const touches = testBookings(db);
    const { nora } = await fullDay(touches);
    const [mia, zoe] = [await wait(touches, "Mia"), await wait(touches, "Zoe")];
    expect(await findWaiting(touches, zoe.link)).toMatchObject({
      status: "waiting",
      before: 1,
      offer: null,
    });
    await cancelBooking(touches, nora);
    expect((await touches.mailsTo("mia@example.com"))[0]).toMatchObject({
      kind: "waiting list offer",
      text: expect.stringContaining("10:00 AM"),
    });
    expect((await touches.mailsTo("zoe@example.com")).map(({ kind }) => kind)).toEqual([
      "waiting list",
    ]);
    expect(
      await makeBooking(
        touches,
        null,
        bookingInput({ customerEmail: "quick@example.com" }),
        from(),
      ),
    ).toMatchObject({ outcome: "taken" });
    expect(await takeOffer(touches, zoe.link)).toEqual({ outcome: "over" });
    const taken = await takeOffer(touches, mia.link);
    if (taken.outcome !== "made") throw new Error(taken.outcome);
    expect(await findBookingByLink(touches, tokenOf(taken.link))).toMatchObject({
      customerName: "Mia",
      status: "confirmed",
      time: "10:00",
    });
    expect(await takeOffer(touches, mia.link)).toEqual(taken);
    expect(await db.$count(bookingBlocks)).toBe(0);
    expect(await db.$count(bookingQuarters)).toBe(2);
  });

  test("offers the time to the next customer when the first does not answer in time or leaves", async ({
    db,
  }) => {
    const touches = testBookings(db);
    const { nora } = await fullDay(touches);
    const [mia, zoe, kai] = [
      await wait(touches, "Mia"),
      await wait(touches, "Zoe"),
      await wait(touches, "Kai"),
    ];
    await cancelBooking(touches, nora);
    touches.pass(121);
    expect(await lapseOffers(touches)).toBe(1);
    expect(await lapseOffers(touches)).toBe(0);
    expect(await takeOffer(touches, mia.link)).toEqual({ outcome: "over" });
    expect(await findWaiting(touches, zoe.link)).toMatchObject({
      status: "offered",
      offer: { date: monday, time: "10:00" },
    });
    expect(await leaveWaitlist(touches, zoe.link)).toBe("done");
    expect(await takeOffer(touches, kai.link)).toMatchObject({ outcome: "made" });
  });

  test("keeps the duration of an offer after the listing lengthens its visits", async ({ db }) => {
    const touches = testBookings(db);
    const { nora } = await fullDay(touches);
    const mia = await wait(touches, "Mia");
    await cancelBooking(touches, nora);
    await db.update(services).set({ minutes: 90 });
    expect(await takeOffer(touches, mia.link)).toMatchObject({ outcome: "made" });
    const rows = await db
      .select({ minutes: bookings.minutes, buffer: bookings.bufferMinutes })
      .from(bookings)
      .where(eq(bookings.customerName, "Mia"));
    expect(rows).toEqual([{ minutes: 30, buffer: 0 }]);
  });

  test("releases the time to everyone once no one waits", async ({ db }) => {
    const touches = testBookings(db);
    const { nora } = await fullDay(touches);
    const mia = await wait(touches, "Mia");
    await cancelBooking(touches, nora);
    await leaveWaitlist(touches, mia.link);
    expect(await db.$count(bookingQuarters)).toBe(0);
    expect(
      await makeBooking(
        touches,
        null,
        bookingInput({ customerEmail: "quick@example.com" }),
        from(),
      ),
    ).toMatchObject({ outcome: "made" });
  });

  test("lists each customer once and cannot be opened by the link of a booking", async ({ db }) => {
    const touches = testBookings(db);
    const { nora } = await fullDay(touches);
    const first = await wait(touches, "Mia");
    expect(await wait(touches, "Mia")).toEqual(first);
    expect(await findWaiting(touches, nora)).toBeNull();
    expect(await findBookingByLink(touches, first.link)).toBeNull();
  });
});
