import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookingSlots, bookings } from "#database/schema/bookings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { blockTime, findBlock, unblockTime } from "./block-time.server.ts";
import { findWeek } from "./find-week.server.ts";
import { countBookings, countUpcomingBookings, findBooking } from "./list-bookings.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { addBooking, moveOwnBooking } from "./manage-bookings.server.ts";
import { findTimesNear, listOwnSlots } from "./own-slots.server.ts";
import { setBookingStatus } from "./set-status.server.ts";
import { listBookable } from "./settings.server.ts";

type Deps = ReturnType<typeof testBookings>;

async function book(deps: Deps, changes: Parameters<typeof bookingInput>[0] = {}) {
  const answer = await makeBooking(deps, null, bookingInput(changes), from());
  if (answer.outcome !== "made") throw new Error(JSON.stringify(answer));
  return answer.id;
}

async function botoxOf({ db }: Deps) {
  const [row] = await db
    .select({ id: treatments.id })
    .from(treatments)
    .where(eq(treatments.slug, "botox"));
  return row?.id ?? 0;
}

describe("booking management by the listing", () => {
  test("restores a canceled booking at another time as confirmed and notifies the customer", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { mode: "request" });
    const id = await book(deps);
    await setBookingStatus(deps, olivia, id, { status: "cancelled" });
    await book(deps, { customerEmail: "other@example.com" });
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("taken");
    const near = await findTimesNear(deps, olivia, id);
    expect(near).toContainEqual({ date: monday, time: "10:30" });
    expect(near).not.toContainEqual({ date: monday, time: "10:00" });
    expect(await moveOwnBooking(deps, olivia, id, { date: monday, time: "10:30" })).toEqual({
      outcome: "moved",
    });
    expect(await findBooking(deps, olivia, id)).toMatchObject({
      status: "confirmed",
      time: "10:30",
      place: 1,
    });
    expect((await findBooking(deps, olivia, id))?.history.at(-1)).toMatchObject({
      act: "reopened",
      party: "listing",
    });
    expect((await deps.emailsTo("nora@example.com"))[0]?.kind).toBe("booking confirmed");
    expect(await db.$count(bookingSlots)).toBe(4);
  });

  test("shows the front desk its own bookable treatments, and no one from another listing", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { gina, oscar, glow } = await addBookableListings(deps);
    const desk = { ...gina, memberships: [{ listingId: glow, role: "front_desk" as const }] };
    expect((await listBookable(deps, desk, glow)).map(({ treatment }) => treatment)).toContain(
      "botox",
    );
    expect(await listBookable(deps, oscar, glow)).toEqual([]);
  });

  test("lists bookings even when a message cannot be decrypted", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const id = await book(deps, { message: "No details" });
    await db.update(bookings).set({ message: "damaged" }).where(eq(bookings.id, id));
    expect(await findBooking(deps, olivia, id)).toMatchObject({
      message: expect.stringContaining("cannot be read"),
    });
  });

  test("does not move a past visit", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const id = await book(deps);
    deps.pass(3 * 24 * 60);
    await setBookingStatus(deps, olivia, id, { status: "completed" });
    expect(await moveOwnBooking(deps, olivia, id, { date: monday, time: "11:00" })).toEqual({
      outcome: "over",
    });
  });

  test("marks a completed visit as a no-show and undoes it", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const id = await book(deps);
    deps.pass(3 * 24 * 60);
    const noShowOf = async () => (await findBooking(deps, olivia, id))?.noShow;
    await setBookingStatus(deps, olivia, id, { status: "completed" });
    await setBookingStatus(deps, olivia, id, { status: "completed", noShow: true });
    expect(await noShowOf()).toBe(true);
    await setBookingStatus(deps, olivia, id, { status: "completed" });
    expect(await noShowOf()).toBe(true);
    await setBookingStatus(deps, olivia, id, { status: "completed", noShow: false });
    expect(await noShowOf()).toBe(false);
  });

  test("books a customer without an email address and sends no email", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps);
    const customer = {
      customerName: "Cal Ito",
      customerEmail: "",
      customerPhone: "(949) 555-0107",
    };
    const made = await addBooking(deps, olivia, {
      listingId: glow,
      treatmentId: await botoxOf(deps),
      date: monday,
      time: "09:00",
      ...customer,
    });
    expect(made.outcome).toBe("made");
    expect(await deps.emailsTo("")).toEqual([]);
  });

  test("shows available times farther ahead than visitors see", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps, { horizonDays: 7 });
    const found = await listOwnSlots(
      deps,
      olivia,
      { listingId: glow, treatmentId: await botoxOf(deps) },
      "2027-03-01",
      "2027-03-01",
    );
    expect(found?.days[0]?.slots.length).toBeGreaterThan(10);
  });

  test("shows a week with hours, bookings and blocked times, without canceled bookings", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps, { capacity: 2 });
    await book(deps);
    const cancelled = await book(deps, {
      preferredTime: "12:00",
      customerEmail: "other@example.com",
    });
    await setBookingStatus(deps, olivia, cancelled, { status: "cancelled" });
    await blockTime(deps, olivia, {
      listingId: glow,
      date: "2026-11-24",
      time: "10:07",
      minutes: 60,
      note: "Walk-in",
    });
    const week = await findWeek(deps, olivia, glow, monday);
    expect(
      week
        ?.map(({ date, bookings, blocks }) => `${date} ${bookings.length} ${blocks.length}`)
        .slice(0, 3),
    ).toEqual(["2026-11-23 1 0", "2026-11-24 0 1", "2026-11-25 0 0"]);
    expect(week?.[0]?.hours).toEqual([[540, 1080]]);
    expect(week?.[1]?.blocks[0]).toMatchObject({
      time: "10:07",
      minutes: 60,
      note: "Walk-in",
      kind: "walk-in",
    });
  });

  test("counts bookings by status regardless of the selected status", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { mode: "request" });
    await setBookingStatus(deps, olivia, await book(deps), { status: "confirmed" });
    await book(deps, { preferredTime: "11:00" });
    await book(deps, { preferredDate: "2026-11-25", preferredTime: "11:00" });
    expect(await countBookings(deps, olivia, { status: "confirmed", to: "2026-11-24" })).toEqual({
      pending: 1,
      confirmed: 1,
      cancelled: 0,
      completed: 0,
    });
  });

  test("counts bookings of each coming day in the listing's time zone", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, oscar, glow } = await addBookableListings(deps, { mode: "request" });
    await setBookingStatus(deps, olivia, await book(deps), { status: "confirmed" });
    await book(deps, { preferredTime: "17:30" });
    await setBookingStatus(deps, olivia, await book(deps, { preferredTime: "12:00" }), {
      status: "cancelled",
    });
    expect([...(await countUpcomingBookings(deps, olivia, glow))]).toEqual([[monday, 2]]);
    expect([...(await countUpcomingBookings(deps, oscar, glow))]).toEqual([]);
  });

  test("blocks no past time and no time skipped by daylight saving", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps);
    const block = { listingId: glow, minutes: 30, note: "" };
    expect(await blockTime(deps, olivia, { ...block, date: "2026-11-20", time: "10:00" })).toEqual({
      outcome: "no-such-time",
    });
    expect(await blockTime(deps, olivia, { ...block, date: "2027-03-14", time: "02:30" })).toEqual({
      outcome: "no-such-time",
    });
  });
});

test("shows and frees nothing for another owner, a visitor or an editor", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, oscar, gina, edda, glow } = await addBookableListings(deps);
  const id = await book(deps);
  const block = await blockTime(deps, olivia, {
    listingId: glow,
    date: monday,
    time: "13:00",
    minutes: 30,
    note: "",
  });
  if (block.outcome !== "done") throw new Error(block.outcome);
  const treatmentId = await botoxOf(deps);
  for (const actor of [oscar, gina, edda]) {
    expect(await findWeek(deps, actor, glow, monday)).toBeNull();
    expect(await findBlock(deps, actor, block.id)).toBeNull();
    expect(await unblockTime(deps, actor, block.id)).toBe("not-found");
    expect(await findTimesNear(deps, actor, id)).toEqual([]);
    expect(
      await listOwnSlots(deps, actor, { listingId: glow, treatmentId }, monday, monday),
    ).toBeNull();
    expect((await countBookings(deps, actor, { listingId: glow })).confirmed).toBe(0);
    const customer = {
      customerName: "Cal Ito",
      customerEmail: "",
      customerPhone: "(949) 555-0107",
    };
    expect(
      await addBooking(deps, actor, {
        listingId: glow,
        treatmentId,
        date: monday,
        time: "15:00",
        ...customer,
      }),
    ).toEqual({ outcome: "not-found" });
  }
  expect(await findBlock(deps, olivia, block.id)).toMatchObject({ time: "13:00" });
});
