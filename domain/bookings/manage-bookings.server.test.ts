import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookingQuarters, bookings } from "#database/schema/bookings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookingPlaces, bookingInput, monday, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { blockTime, findBlock, unblockTime } from "./block-time.server.ts";
import { findWeek } from "./find-week.server.ts";
import { countBookings, countStanding, findBooking } from "./list-bookings.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { addBooking, moveBookingOfPlace } from "./manage-bookings.server.ts";
import { findTimesNear, listOwnSlots } from "./own-slots.server.ts";
import { setBookingStatus } from "./set-status.server.ts";
import { listBookable } from "./settings.server.ts";

type Touches = ReturnType<typeof testBookings>;

async function book(touches: Touches, changes: Parameters<typeof bookingInput>[0] = {}) {
  const answer = await makeBooking(touches, null, bookingInput(changes), from());
  if (answer.outcome !== "made") throw new Error(JSON.stringify(answer));
  return answer.id;
}

async function botoxOf({ db }: Touches) {
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
    const touches = testBookings(db);
    const { olivia } = await addBookingPlaces(touches, { mode: "request" });
    const id = await book(touches);
    await setBookingStatus(touches, olivia, id, { status: "cancelled" });
    await book(touches, { customerEmail: "other@example.com" });
    expect(await setBookingStatus(touches, olivia, id, { status: "confirmed" })).toBe("taken");
    const near = await findTimesNear(touches, olivia, id);
    expect(near).toContainEqual({ date: monday, time: "10:30" });
    expect(near).not.toContainEqual({ date: monday, time: "10:00" });
    expect(await moveBookingOfPlace(touches, olivia, id, { date: monday, time: "10:30" })).toEqual({
      outcome: "moved",
    });
    expect(await findBooking(touches, olivia, id)).toMatchObject({
      status: "confirmed",
      time: "10:30",
      place: 1,
    });
    expect((await findBooking(touches, olivia, id))?.history.at(-1)).toMatchObject({
      act: "reopened",
      party: "place",
    });
    expect((await touches.mailsTo("nora@example.com"))[0]?.kind).toBe("booking confirmed");
    expect(await db.$count(bookingQuarters)).toBe(4);
  });

  test("shows the front desk its own bookable treatments, and no one from another listing", async ({
    db,
  }) => {
    const touches = testBookings(db);
    const { gina, oscar, glow } = await addBookingPlaces(touches);
    const desk = { ...gina, memberships: [{ medSpaId: glow, role: "front_desk" as const }] };
    expect((await listBookable(touches, desk, glow)).map(({ treatment }) => treatment)).toContain(
      "botox",
    );
    expect(await listBookable(touches, oscar, glow)).toEqual([]);
  });

  test("lists bookings even when a message cannot be decrypted", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia } = await addBookingPlaces(touches);
    const id = await book(touches, { message: "No details" });
    await db.update(bookings).set({ message: "damaged" }).where(eq(bookings.id, id));
    expect(await findBooking(touches, olivia, id)).toMatchObject({
      message: expect.stringContaining("cannot be read"),
    });
  });

  test("does not move a past visit", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia } = await addBookingPlaces(touches);
    const id = await book(touches);
    touches.pass(3 * 24 * 60);
    await setBookingStatus(touches, olivia, id, { status: "completed" });
    expect(await moveBookingOfPlace(touches, olivia, id, { date: monday, time: "11:00" })).toEqual({
      outcome: "over",
    });
  });

  test("marks a completed visit as a no-show and undoes it", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia } = await addBookingPlaces(touches);
    const id = await book(touches);
    touches.pass(3 * 24 * 60);
    const noShowOf = async () => (await findBooking(touches, olivia, id))?.noShow;
    await setBookingStatus(touches, olivia, id, { status: "completed" });
    await setBookingStatus(touches, olivia, id, { status: "completed", noShow: true });
    expect(await noShowOf()).toBe(true);
    await setBookingStatus(touches, olivia, id, { status: "completed" });
    expect(await noShowOf()).toBe(true);
    await setBookingStatus(touches, olivia, id, { status: "completed", noShow: false });
    expect(await noShowOf()).toBe(false);
  });

  test("books a customer without an email address and sends no email", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia, glow } = await addBookingPlaces(touches);
    const customer = {
      customerName: "Cal Ito",
      customerEmail: "",
      customerPhone: "(949) 555-0107",
    };
    const made = await addBooking(touches, olivia, {
      medSpaId: glow,
      treatmentId: await botoxOf(touches),
      date: monday,
      time: "09:00",
      ...customer,
    });
    expect(made.outcome).toBe("made");
    expect(await touches.mailsTo("")).toEqual([]);
  });

  test("shows available times farther ahead than visitors see", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia, glow } = await addBookingPlaces(touches, { horizonDays: 7 });
    const found = await listOwnSlots(
      touches,
      olivia,
      { medSpaId: glow, treatmentId: await botoxOf(touches) },
      "2027-03-01",
      "2027-03-01",
    );
    expect(found?.days[0]?.slots.length).toBeGreaterThan(10);
  });

  test("shows a week with hours, bookings and blocked times, without canceled bookings", async ({
    db,
  }) => {
    const touches = testBookings(db);
    const { olivia, glow } = await addBookingPlaces(touches, { places: 2 });
    await book(touches);
    const cancelled = await book(touches, {
      preferredTime: "12:00",
      customerEmail: "other@example.com",
    });
    await setBookingStatus(touches, olivia, cancelled, { status: "cancelled" });
    await blockTime(touches, olivia, {
      medSpaId: glow,
      date: "2026-11-24",
      time: "10:07",
      minutes: 60,
      note: "Walk-in",
    });
    const week = await findWeek(touches, olivia, glow, monday);
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
    const touches = testBookings(db);
    const { olivia } = await addBookingPlaces(touches, { mode: "request" });
    await setBookingStatus(touches, olivia, await book(touches), { status: "confirmed" });
    await book(touches, { preferredTime: "11:00" });
    await book(touches, { preferredDate: "2026-11-25", preferredTime: "11:00" });
    expect(await countBookings(touches, olivia, { status: "confirmed", to: "2026-11-24" })).toEqual(
      { pending: 1, confirmed: 1, cancelled: 0, completed: 0 },
    );
  });

  test("counts bookings of each coming day in the listing's time zone", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia, oscar, glow } = await addBookingPlaces(touches, { mode: "request" });
    await setBookingStatus(touches, olivia, await book(touches), { status: "confirmed" });
    await book(touches, { preferredTime: "17:30" });
    await setBookingStatus(touches, olivia, await book(touches, { preferredTime: "12:00" }), {
      status: "cancelled",
    });
    expect([...(await countStanding(touches, olivia, glow))]).toEqual([[monday, 2]]);
    expect([...(await countStanding(touches, oscar, glow))]).toEqual([]);
  });

  test("blocks no past time and no time skipped by daylight saving", async ({ db }) => {
    const touches = testBookings(db);
    const { olivia, glow } = await addBookingPlaces(touches);
    const block = { medSpaId: glow, minutes: 30, note: "" };
    expect(
      await blockTime(touches, olivia, { ...block, date: "2026-11-20", time: "10:00" }),
    ).toEqual({ outcome: "no-such-time" });
    expect(
      await blockTime(touches, olivia, { ...block, date: "2027-03-14", time: "02:30" }),
    ).toEqual({ outcome: "no-such-time" });
  });
});

test("shows and frees nothing for another owner, a visitor or an editor", async ({ db }) => {
  const touches = testBookings(db);
  const { olivia, oscar, gina, edda, glow } = await addBookingPlaces(touches);
  const id = await book(touches);
  const block = await blockTime(touches, olivia, {
    medSpaId: glow,
    date: monday,
    time: "13:00",
    minutes: 30,
    note: "",
  });
  if (block.outcome !== "done") throw new Error(block.outcome);
  const treatmentId = await botoxOf(touches);
  for (const actor of [oscar, gina, edda]) {
    expect(await findWeek(touches, actor, glow, monday)).toBeNull();
    expect(await findBlock(touches, actor, block.id)).toBeNull();
    expect(await unblockTime(touches, actor, block.id)).toBe("not-found");
    expect(await findTimesNear(touches, actor, id)).toEqual([]);
    expect(
      await listOwnSlots(touches, actor, { medSpaId: glow, treatmentId }, monday, monday),
    ).toBeNull();
    expect((await countBookings(touches, actor, { medSpaId: glow })).confirmed).toBe(0);
    const customer = {
      customerName: "Cal Ito",
      customerEmail: "",
      customerPhone: "(949) 555-0107",
    };
    expect(
      await addBooking(touches, actor, {
        medSpaId: glow,
        treatmentId,
        date: monday,
        time: "15:00",
        ...customer,
      }),
    ).toEqual({ outcome: "not-found" });
  }
  expect(await findBlock(touches, olivia, block.id)).toMatchObject({ time: "13:00" });
});
