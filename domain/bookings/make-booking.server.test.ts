import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookings } from "#database/schema/bookings.ts";
import { hourExceptions } from "#database/schema/catalogue/listing-details.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { changeSpecial } from "#domain/specials/own-specials.server.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addSpecial, testSpecials } from "#tests/support/specials.ts";
import { listSlots } from "./availability.server.ts";
import { deleteSources } from "./booking-jobs.server.ts";
import { cancelBooking } from "./change-booking.server.ts";
import { findBookingByLink, findCalendarByLink } from "./find-booking.server.ts";
import { findBooking } from "./list-bookings.server.ts";
import { makeBooking } from "./make-booking.server.ts";

type Deps = ReturnType<typeof testBookings>;

async function slotsOn(deps: Deps, day: string, treatment = "botox") {
  const found = await listSlots(deps, { slug: "glow-studio", treatment, from: day, to: day });
  return found?.days[0]?.slots.map(({ time }) => time) ?? null;
}

async function made(deps: Deps, input = bookingInput()) {
  const answer = await makeBooking(deps, null, input, from());
  if (answer.outcome !== "made") throw new Error(JSON.stringify(answer));
  return answer;
}

describe("available times", () => {
  test("are those at which the visit ends before closing", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const botox = await slotsOn(deps, monday);
    expect([botox?.at(0), botox?.at(-1), botox?.length]).toEqual(["09:00", "17:30", 18]);
    expect((await slotsOn(deps, monday, "HydraFacial"))?.at(-1)).toBe("17:00");
  });

  test("are empty on closed days, dated days without hours and days beyond the horizon", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { glow } = await addBookableListings(deps, { horizonDays: 10 });
    await db.insert(hourExceptions).values([
      { listingId: glow, day: monday, hours: [], note: "Vacation" },
      { listingId: glow, day: "2026-11-24", hours: [[600, 660]], note: "Inventory" },
    ]);
    expect(await slotsOn(deps, "2026-11-22")).toEqual([]);
    expect(await slotsOn(deps, monday)).toEqual([]);
    expect(await slotsOn(deps, "2026-11-24")).toEqual(["10:00", "10:30"]);
    expect(await slotsOn(deps, "2026-12-01")).toHaveLength(18);
    expect(await slotsOn(deps, "2026-12-02")).toBeNull();
  });

  test("start after the lead time", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps, { leadMinutes: 48 * 60 });
    expect((await slotsOn(deps, monday))?.at(0)).toBe("10:00");
  });

  test("leave out busy times with cleaning time, until the second room is taken too", async ({
    db,
  }) => {
    const deps = testBookings(db);
    await addBookableListings(deps, { capacity: 2 });
    const wish = bookingInput({ treatmentType: "hydrafacial" });
    await made(deps, wish);
    expect(await slotsOn(deps, monday)).toContain("10:00");
    await made(deps, { ...wish, customerEmail: "other@example.com" });
    const left = await slotsOn(deps, monday);
    expect(left?.filter((time) => time >= "09:30" && time < "12:00")).toEqual(["09:30", "11:30"]);
  });
});

describe("a booking", () => {
  test("is confirmed at once under instant booking, and both sides are notified", async ({
    db,
  }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { status, link } = await made(deps, bookingInput({ message: "Please no small talk" }));
    expect(status).toBe("confirmed");
    const booking = await findBookingByLink(deps, link.split("/").at(-1) ?? "");
    expect(booking).toMatchObject({
      date: monday,
      time: "10:00",
      message: "Please no small talk",
      treatment: { slug: "botox" },
      listing: { slug: "glow-studio" },
    });
    expect(booking?.history).toEqual([expect.objectContaining({ act: "made", party: "customer" })]);
    const [toCustomer] = await deps.emailsTo("nora@example.com");
    expect(toCustomer).toMatchObject({
      kind: "booking confirmed",
      text: expect.stringContaining("Monday, November 23, 2026 at 10:00 AM"),
    });
    expect(toCustomer?.text).toContain(link);
    const [toPlace] = await deps.emailsTo("hello@glow.example.com");
    expect(toPlace?.text).toContain("Nora Feld, (949) 555-0142, nora@example.com");
    for (const email of [toCustomer, toPlace]) expect(email?.text).not.toContain("small talk");
  });

  test("of a special keeps its title and price at that moment, apart from the message", async ({
    db,
  }) => {
    const deps = { ...testBookings(db), ...testSpecials(db) };
    const { olivia, oscar, glow, harbor } = await addBookableListings(deps);
    const specialId = await addSpecial(deps, olivia, glow, { treatment: "hydrafacial" });
    const { id } = await made(
      deps,
      bookingInput({ specialId, treatmentType: "hydrafacial", message: "I come by bus." }),
    );
    await changeSpecial(deps, olivia, specialId, "end");
    expect(await findBooking(deps, olivia, id)).toMatchObject({
      special: "First HydraFacial, $150",
      specialSetsPrice: true,
      message: "I come by bus.",
    });
    expect((await deps.emailsTo("nora@example.com"))[0]?.text).not.toContain("Price:");
    for (const to of ["nora@example.com", "hello@glow.example.com"])
      expect((await deps.emailsTo(to))[0]?.text).toContain("Special: First HydraFacial, $150");
    const elsewhere = await addSpecial(deps, oscar, harbor);
    const short = await addSpecial(deps, olivia, glow, { validTo: "2026-11-22" });
    for (const over of [specialId, elsewhere, short, 999_999])
      expect(
        await makeBooking(
          deps,
          null,
          bookingInput({ specialId: over, preferredTime: "12:00" }),
          from(),
        ),
      ).toEqual({ outcome: "special-over" });
  });

  test.for([
    ["names no treatment", null],
    ["is for another treatment", "hydrafacial"],
  ] as const)("keeps its own price next to a special that %s", async ([, treatment], { db }) => {
    const deps = { ...testBookings(db), ...testSpecials(db) };
    const { olivia, glow } = await addBookableListings(deps);
    const specialId = await addSpecial(deps, olivia, glow, { treatment });
    const { id } = await made(deps, bookingInput({ specialId }));
    expect(await findBooking(deps, olivia, id)).toMatchObject({
      special: "First HydraFacial, $150",
      specialSetsPrice: false,
    });
    const [toCustomer] = await deps.emailsTo("nora@example.com");
    expect(toCustomer?.text).toContain("Price: $14 per unit");
    for (const to of ["nora@example.com", "hello@glow.example.com"])
      expect((await deps.emailsTo(to))[0]?.text).toContain(
        "Special: First HydraFacial, $150. It doesn’t change the price of Botox.",
      );
  });

  test("waits for the listing in request mode and holds its time meanwhile", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps, { mode: "request" });
    expect((await made(deps)).status).toBe("pending");
    expect(await slotsOn(deps, monday)).not.toContain("10:00");
    expect((await deps.emailsTo("nora@example.com"))[0]?.kind).toBe("booking requested");
  });

  test("of a busy time is rejected with the nearest alternatives and leaves nothing behind", async ({
    db,
  }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    await made(deps);
    const second = await makeBooking(
      deps,
      null,
      bookingInput({ customerEmail: "late@example.com" }),
      from(),
    );
    expect(second).toEqual({
      outcome: "taken",
      alternatives: ["09:00", "09:30", "10:30", "11:00", "11:30"]
        .map((time) => ({ date: monday, time }))
        .concat({ date: monday, time: "12:00" }),
    });
    expect(await db.select({ email: bookings.customerEmail }).from(bookings)).toEqual([
      { email: "nora@example.com" },
    ]);
    expect(await deps.emailsTo("late@example.com")).toEqual([]);
  });

  test("stores the message to the listing encrypted", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { id } = await made(deps, bookingInput({ message: "I am afraid of needles" }));
    const [row] = await db
      .select({ message: bookings.message })
      .from(bookings)
      .where(eq(bookings.id, id));
    expect(row?.message).toBeTruthy();
    expect(row?.message).not.toContain("needles");
  });

  test.for([
    ["an unknown place", { medSpaSlug: "nowhere" }, "not-found"],
    ["a treatment that is not booked there", { treatmentType: "microneedling" }, "not-bookable"],
    ["a time off the grid", { preferredTime: "10:10" }, "not-offered"],
    ["a time at night", { preferredTime: "03:00" }, "not-offered"],
    ["a day that is over", { preferredDate: "2026-11-20" }, "not-offered"],
  ] as const)("of %s is rejected", async ([, change, outcome], { db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    expect((await makeBooking(deps, null, bookingInput(change), from())).outcome).toBe(outcome);
  });

  test("is rejected when the customer already has ten open ones at the listing", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps, { capacity: 20 });
    for (let index = 0; index < 10; index++) await made(deps);
    expect((await makeBooking(deps, null, bookingInput(), from())).outcome).toBe("too-many");
    expect(
      (await makeBooking(deps, null, bookingInput({ customerEmail: "other@example.com" }), from()))
        .outcome,
    ).toBe("made");
  });

  test("is rejected after twelve from one network, even with made-up addresses or cancellations", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { capacity: 20 });
    const book = (index: number, address = "203.0.113.7", visitor: Visitor = null, changes = {}) =>
      makeBooking(
        deps,
        visitor,
        bookingInput({ customerEmail: `p${index}@example.com`, ...changes }),
        from({ address }),
      );
    for (let index = 0; index < 12; index++) {
      const answer = await book(index);
      if (answer.outcome !== "made") throw new Error(answer.outcome);
      if (index > 5) await cancelBooking(deps, answer.link.split("/").at(-1) ?? "");
    }
    expect((await book(12)).outcome).toBe("too-many");
    expect((await book(12, "203.0.113.8")).outcome).toBe("made");
    expect((await book(12, "203.0.113.7", olivia)).outcome).toBe("made");
    expect((await book(12, "203.0.113.7", null, { medSpaSlug: "harbor-studio" })).outcome).toBe(
      "made",
    );
    deps.pass(25 * 60);
    expect((await book(12)).outcome).toBe("made");
    deps.pass(5 * 24 * 60);
    expect(await deleteSources(deps)).toBe(15);
  });

  test("is rejected after 36 from one IPv6 /48, whatever its networks", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps, { capacity: 20 });
    const book = async (address: string, index: number) => {
      const preferredTime = index % 2 === 0 ? "10:00" : "14:00";
      const input = bookingInput({ customerEmail: `p${index}@example.com`, preferredTime });
      return (await makeBooking(deps, null, input, from({ address }))).outcome;
    };
    for (let index = 0; index < 36; index++)
      expect(await book(`2001:db8:1:${index}::1`, index)).toBe("made");
    expect(await book("2001:db8:1:99::1", 36)).toBe("too-many");
    expect(await book("2001:db8:2:99::1", 36)).toBe("made");
  });

  test("exports to a calendar in UTC", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { link, id } = await made(deps);
    const calendar = await findCalendarByLink(deps, link.split("/").at(-1) ?? "");
    expect(calendar).toContain("DTSTART:20261123T180000Z\r\n");
    expect(calendar).toContain("DTEND:20261123T183000Z\r\n");
    expect(calendar).toContain(`UID:booking-${id}@guide.example\r\n`);
  });

  test("is not shown for a forged link", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { id } = await made(deps);
    expect(await findBookingByLink(deps, `${id}.AAAA`)).toBeNull();
    expect(await findBookingByLink(deps, deps.bookingSigner.sign("999"))).toBeNull();
  });
});
