import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { bookingSlots, bookings } from "#database/schema/bookings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { reviewInvitations } from "#database/schema/reviews.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  bookingSettings,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { blockTime, unblockTime } from "./block-time.server.ts";
import { cancelBooking, moveBooking } from "./change-booking.server.ts";
import { findBookingByLink } from "./find-booking.server.ts";
import { findBooking, listBookings } from "./list-bookings.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { addBooking, moveOwnBooking, saveBookingNote } from "./manage-bookings.server.ts";
import { setBookingStatus } from "./set-status.server.ts";
import { saveBookingSettings } from "./settings.server.ts";

type Deps = ReturnType<typeof testBookings>;
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

async function book(deps: Deps, changes: Parameters<typeof bookingInput>[0] = {}) {
  const answer = await makeBooking(deps, null, bookingInput(changes), from());
  if (answer.outcome !== "made") throw new Error(JSON.stringify(answer));
  return { id: answer.id, link: tokenOf(answer.link) };
}

const statusOf = async (deps: Deps, id: number) =>
  (await deps.db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, id)))[0]
    ?.status;

async function treatmentIdOf({ db }: Deps, slug: string) {
  const [row] = await db
    .select({ id: treatments.id })
    .from(treatments)
    .where(eq(treatments.slug, slug));
  return row?.id ?? 0;
}

describe("changing a booking by its private link", () => {
  test("moves it at most five times a day and then keeps its last time", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { id, link } = await book(deps);
    for (const time of ["10:30", "11:00", "11:30", "12:00", "12:30"])
      expect((await moveBooking(deps, link, { date: monday, time })).outcome).toBe("moved");
    expect(await moveBooking(deps, link, { date: monday, time: "14:00" })).toEqual({
      outcome: "too-often",
    });
    expect(await findBookingByLink(deps, link)).toMatchObject({ id, time: "12:30" });
    deps.pass(25 * 60);
    expect((await moveBooking(deps, link, { date: monday, time: "14:00" })).outcome).toBe("moved");
  });

  test("lets the customer move it, even to a time that overlaps the old one", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { link } = await book(deps, { treatmentType: "hydrafacial", preferredTime: "10:00" });
    expect(await moveBooking(deps, link, { date: monday, time: "10:30" })).toEqual({
      outcome: "moved",
    });
    const quarters = await db
      .select({ quarter: bookingSlots.quarterHour })
      .from(bookingSlots)
      .orderBy(bookingSlots.quarterHour);
    expect(quarters[0]?.quarter).toBe(Date.parse("2026-11-23T18:30:00Z") / 900_000);
    expect(quarters).toHaveLength(5);
  });

  test("keeps the old time when the customer loses the race for the new one", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { link } = await book(deps, { preferredTime: "10:00" });
    await book(deps, { preferredTime: "11:00", customerEmail: "other@example.com" });
    expect(await moveBooking(deps, link, { date: monday, time: "11:00" })).toMatchObject({
      outcome: "taken",
    });
    expect(await findBookingByLink(deps, link)).toMatchObject({
      time: "10:00",
      status: "confirmed",
    });
    expect(await moveBooking(deps, link, { date: "2026-11-24", time: "09:00" })).toEqual({
      outcome: "moved",
    });
    expect(await findBookingByLink(deps, link)).toMatchObject({
      date: "2026-11-24",
      time: "09:00",
      history: [{ act: "made" }, { act: "moved", party: "customer" }],
    });
    expect(
      await makeBooking(
        deps,
        null,
        bookingInput({ preferredTime: "10:00", customerEmail: "third@example.com" }),
        from(),
      ),
    ).toMatchObject({ outcome: "made" });
  });

  test("lets the customer cancel, notifies both sides and frees the time", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { link } = await book(deps);
    expect(await cancelBooking(deps, link)).toBe("done");
    expect(await cancelBooking(deps, link)).toBe("done");
    expect((await deps.emailsTo("nora@example.com")).map(({ kind }) => kind)).toEqual([
      "booking cancelled",
      "booking confirmed",
    ]);
    expect((await deps.emailsTo("hello@glow.example.com")).map(({ kind }) => kind)).toEqual([
      "booking cancelled (listing)",
      "booking made (listing)",
    ]);
    expect(await db.$count(bookingSlots)).toBe(0);
    await book(deps, { customerEmail: "other@example.com" });
  });

  test("is impossible once the visit has started", async ({ db }) => {
    const deps = testBookings(db);
    await addBookableListings(deps);
    const { link } = await book(deps);
    deps.pass(3 * 24 * 60);
    expect(await cancelBooking(deps, link)).toBe("over");
    expect(await moveBooking(deps, link, { date: "2026-11-27", time: "10:00" })).toEqual({
      outcome: "over",
    });
  });
});

describe("changing a booking as the listing", () => {
  test("confirms a request, cancels it with a message to the customer and confirms it again", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { mode: "request" });
    const { id } = await book(deps);
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("done");
    expect(
      await setBookingStatus(deps, olivia, id, {
        status: "cancelled",
        reason: "Our laser is being repaired.",
      }),
    ).toBe("done");
    const [cancelled] = await deps.emailsTo("nora@example.com");
    expect(cancelled).toMatchObject({
      kind: "booking cancelled",
      text: expect.stringContaining("Our laser is being repaired."),
    });
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("done");
    expect(
      (await findBooking(deps, olivia, id))?.history.map(({ act, party }) => `${act} by ${party}`),
    ).toEqual([
      "made by customer",
      "confirmed by listing",
      "cancelled by listing",
      "reopened by listing",
    ]);
  });

  test("is impossible for another owner, a visitor and an editor", async ({ db }) => {
    const deps = testBookings(db);
    const { oscar, gina, edda, glow } = await addBookableListings(deps);
    const { id } = await book(deps);
    for (const actor of [oscar, gina, edda]) {
      expect(await findBooking(deps, actor, id)).toBeNull();
      expect(await setBookingStatus(deps, actor, id, { status: "cancelled" })).toBe("not-found");
      expect(await saveBookingNote(deps, actor, id, "x")).toBe("not-found");
      expect(await moveOwnBooking(deps, actor, id, { date: monday, time: "11:00" })).toEqual({
        outcome: "not-found",
      });
      expect(
        await blockTime(deps, actor, {
          listingId: glow,
          date: monday,
          time: "12:00",
          minutes: 30,
          note: "",
        }),
      ).toEqual({ outcome: "not-found" });
      expect(await saveBookingSettings(deps, actor, glow, bookingSettings())).toBe("not-found");
      expect((await listBookings(deps, actor, {}, { limit: 10 })).total).toBe(0);
      expect((await listBookings(deps, actor, { listingId: glow }, { limit: 10 })).total).toBe(0);
    }
    expect(await statusOf(deps, id)).toBe("confirmed");
  });

  test("works for the team and an admin, and the history distinguishes them", async ({ db }) => {
    const deps = testBookings(db);
    const { tess, ada } = await addBookableListings(deps, { mode: "request" });
    const { id } = await book(deps);
    expect(await setBookingStatus(deps, tess, id, { status: "confirmed" })).toBe("done");
    expect(await setBookingStatus(deps, ada, id, { status: "cancelled" })).toBe("done");
    expect((await findBooking(deps, ada, id))?.history.map(({ party }) => party)).toEqual([
      "customer",
      "listing",
      "admin",
    ]);
  });

  test("restores a canceled booking only while its time is free", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const { id } = await book(deps);
    await setBookingStatus(deps, olivia, id, { status: "cancelled" });
    const second = await book(deps, { customerEmail: "other@example.com" });
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("taken");
    expect(await statusOf(deps, id)).toBe("cancelled");
    await setBookingStatus(deps, olivia, second.id, { status: "cancelled" });
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("done");
  });

  test("rejects a confirmation from a page loaded before the customer canceled", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { mode: "request" });
    const { id, link } = await book(deps);
    const version = (await findBooking(deps, olivia, id))?.version;
    await cancelBooking(deps, link);
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed", version })).toBe(
      "stale",
    );
    expect(await statusOf(deps, id)).toBe("cancelled");
    expect((await deps.emailsTo("nora@example.com"))[0]?.kind).toBe("booking cancelled");
    const now = (await findBooking(deps, olivia, id))?.version;
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed", version: now })).toBe(
      "done",
    );
  });

  test("restores a customer's cancellation only with the current version, at the same time or another", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps, { mode: "request" });
    const { id, link } = await book(deps);
    const versionOf = async () => (await findBooking(deps, olivia, id))?.version;
    const asShown = await versionOf();
    await cancelBooking(deps, link);
    await saveBookingNote(deps, olivia, id, "Called twice.");
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe(
      "cancelled-by-customer",
    );
    expect(
      await moveOwnBooking(deps, olivia, id, { date: monday, time: "11:00", version: asShown }),
    ).toEqual({ outcome: "stale" });
    expect(await statusOf(deps, id)).toBe("cancelled");
    expect(
      await setBookingStatus(deps, olivia, id, { status: "confirmed", version: await versionOf() }),
    ).toBe("done");
    await setBookingStatus(deps, olivia, id, { status: "cancelled" });
    expect(await setBookingStatus(deps, olivia, id, { status: "confirmed" })).toBe("done");
  });

  test("completes no visit before it starts, whether the customer came or not", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const { id } = await book(deps);
    for (const noShow of [false, true])
      expect(await setBookingStatus(deps, olivia, id, { status: "completed", noShow })).toBe(
        "not-started",
      );
    expect(await statusOf(deps, id)).toBe("confirmed");
    expect(await deps.emailsTo("nora@example.com")).toHaveLength(1);
    deps.pass(2 * 24 * 60);
    expect(await setBookingStatus(deps, olivia, id, { status: "completed" })).toBe("done");
  });

  test("invites the customer to review once after a completed visit, but not after a no-show", async ({
    db,
  }) => {
    const deps = testBookings(db);
    const { olivia } = await addBookableListings(deps);
    const [came, missed] = [
      await book(deps),
      await book(deps, { preferredTime: "12:00", customerEmail: "mia@example.com" }),
    ];
    deps.pass(3 * 24 * 60);
    for (const status of ["completed", "confirmed", "completed"] as const)
      await setBookingStatus(deps, olivia, came.id, { status });
    await setBookingStatus(deps, olivia, missed.id, { status: "completed", noShow: true });
    expect(
      await db
        .select({
          email: reviewInvitations.email,
          proof: reviewInvitations.proof,
          on: reviewInvitations.visitedOn,
        })
        .from(reviewInvitations),
    ).toEqual([{ email: "nora@example.com", proof: "booking", on: monday }]);
    expect(
      (await deps.emailsTo("nora@example.com")).some(({ text }) =>
        text.includes("marked your visit as completed"),
      ),
    ).toBe(true);
    expect((await deps.emailsTo("mia@example.com"))[0]?.kind).toBe("booking missed");
  });

  test("adds phone bookings at once without lead time, and never double-books", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps, { leadMinutes: 20160, isOpen: false });
    const { bookable } = (await import("./settings.server.ts").then(({ findBookingSettings }) =>
      findBookingSettings(deps, olivia, glow),
    )) ?? { bookable: [] };
    expect(bookable.map(({ treatment }) => treatment)).toContain("botox");
    const treatmentId = await treatmentIdOf(deps, "botox");
    const wish = {
      listingId: glow,
      treatmentId,
      date: monday,
      time: "09:00",
      customerName: "Cal Ito",
      customerEmail: "cal@example.com",
      customerPhone: "(949) 555-0107",
      note: "First time",
    };
    expect(await addBooking(deps, olivia, wish)).toMatchObject({ outcome: "made" });
    expect(await addBooking(deps, olivia, wish)).toMatchObject({ outcome: "taken" });
  });

  test("adds a walk-in that blocks the time for visitors until it is removed", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps);
    const blocked = await blockTime(deps, olivia, {
      listingId: glow,
      date: monday,
      time: "10:00",
      minutes: 60,
      note: "Walk-in",
    });
    if (blocked.outcome !== "done") throw new Error(blocked.outcome);
    expect(await makeBooking(deps, null, bookingInput(), from())).toMatchObject({
      outcome: "taken",
    });
    expect(await unblockTime(deps, olivia, blocked.id)).toBe("done");
    await book(deps);
  });

  test("finds bookings by day, status and customer text, page by page", async ({ db }) => {
    const deps = testBookings(db);
    const { olivia, glow } = await addBookableListings(deps);
    await book(deps, { customerName: "Nora 100% Feld" });
    await book(deps, {
      preferredTime: "11:00",
      customerEmail: "mia@example.com",
      customerName: "Mia Lund",
    });
    await book(deps, {
      preferredDate: "2026-11-24",
      customerEmail: "zoe@example.com",
      customerName: "Zoe Quist",
    });
    const namesOf = async (filter: Parameters<typeof listBookings>[2], page = { limit: 10 }) =>
      (await listBookings(deps, olivia, filter, page)).bookings.map(
        ({ customerName }) => customerName,
      );
    expect(await namesOf({ listingId: glow })).toEqual(["Nora 100% Feld", "Mia Lund", "Zoe Quist"]);
    expect(await namesOf({ from: "2026-11-24" })).toEqual(["Zoe Quist"]);
    expect(await namesOf({ to: monday, text: "0% f" })).toEqual(["Nora 100% Feld"]);
    expect(await namesOf({ status: "pending" })).toEqual([]);
    expect(await listBookings(deps, olivia, {}, { limit: 1, offset: 1 })).toMatchObject({
      total: 3,
      bookings: [{ customerName: "Mia Lund" }],
    });
  });
});
