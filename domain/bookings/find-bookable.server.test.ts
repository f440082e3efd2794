import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { setAgreementDay } from "#domain/catalogue/listings/agreement.server.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  addToMenu,
  bookingInput,
  bookingSettings,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { listSlots } from "./availability.server.ts";
import { findBookable } from "./find-bookable.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { findBookingSettings, saveBookingSettings, updateBookingFlags } from "./settings.server.ts";

const slug = "glow-studio";

test("the booking form shows the price and duration of the menu and follows menu changes", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { glow, olivia } = await addBookableListings(deps);
  const botox = async () =>
    (await findBookable(deps, slug))?.treatments.find((each) => each.slug === "botox");
  expect(await botox()).toMatchObject({
    minutes: 30,
    priceMinCents: 1400,
    priceMaxCents: 1400,
    priceUnit: "per unit",
  });
  await db
    .update(services)
    .set({ minutes: 60, priceMinCents: 1200, priceMaxCents: 1600 })
    .where(eq(services.name, "Botox"));
  expect(await botox()).toMatchObject({ minutes: 60, priceMinCents: 1200, priceMaxCents: 1600 });
  expect(
    (await listSlots(deps, { slug, treatment: "botox", from: monday, to: monday }))?.times.minutes,
  ).toBe(60);
  const menu = (await findBookingSettings(deps, olivia, glow))?.menu;
  expect(menu?.find((entry) => entry.slug === "botox")).toMatchObject({
    minutes: 60,
    priceMinCents: 1200,
  });
});

test("several menu entries use the longest duration, and show one price only in a common unit", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { glow } = await addBookableListings(deps);
  await addToMenu(db, glow, { treatment: "hydrafacial", minutes: 90, priceMinCents: 24_900 });
  await addToMenu(db, glow, {
    treatment: "botox",
    priceMinCents: 40_000,
    priceUnit: "per session",
  });
  expect((await findBookable(deps, slug))?.treatments).toMatchObject([
    { slug: "botox", minutes: 30, priceMinCents: null, priceUnit: null },
    { slug: "hydrafacial", minutes: 90, priceMinCents: 19_900, priceMaxCents: 24_900 },
  ]);
});

test("a treatment without a duration uses the usual one; one removed from the menu is not bookable", async ({
  db,
}) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  const { rows } = await db.execute<{ usual: number }>(
    sql`select session_minutes_max as usual from treatments where slug = 'botox'`,
  );
  await db.update(services).set({ minutes: null });
  expect((await findBookable(deps, slug))?.treatments[0]).toMatchObject({
    slug: "botox",
    minutes: rows[0]?.usual,
  });
  await db.delete(services).where(eq(services.name, "Botox"));
  expect((await findBookable(deps, slug))?.treatments.map((each) => each.slug)).toEqual([
    "hydrafacial",
  ]);
  expect(await listSlots(deps, { slug, treatment: "botox", from: monday, to: monday })).toBeNull();
});

test("a treatment of reproductive or sexual health cannot be booked, by anyone", async ({ db }) => {
  const deps = testBookings(db);
  const { glow, olivia } = await addBookableListings(deps);
  const treatment = "hormone-therapy";
  await addToMenu(db, glow, { treatment, minutes: 30, priceMinCents: 20_000 });
  await db.execute(
    sql`insert into bookable_treatments (listing_id, treatment_id) select ${glow}, id from treatments where slug = ${treatment}`,
  );
  const offered = (await findBookable(deps, slug))?.treatments.map((each) => each.slug);
  expect(offered).toEqual(["botox", "hydrafacial"]);
  expect(await listSlots(deps, { slug, treatment, from: monday, to: monday })).toBeNull();
  const made = await makeBooking(deps, null, bookingInput({ treatmentType: treatment }), from());
  expect(made).toEqual({ outcome: "not-bookable" });
  const settings = await findBookingSettings(deps, olivia, glow);
  expect(settings?.menu.map((entry) => entry.slug)).not.toContain(treatment);
});

describe("a practice that HIPAA covers", () => {
  for (const [reason, covered] of [
    ["accepts insurance", { acceptsInsurance: true }],
    ["says that HIPAA applies", { hipaaApplies: true }],
  ] as const)
    test(`${reason}, and opens bookings only after the agreement`, async ({ db }) => {
      const deps = { ...testBookings(db), clock: () => new Date("2026-11-20T18:00:00Z") };
      const { glow, olivia, ada } = await addBookableListings(deps);
      const isOffered = async () => (await findBookable(deps, slug))?.treatments.length !== 0;
      const flag = async () => {
        await updateBookingFlags(deps);
        const [found] = await db
          .select({ takesBookings: listings.takesBookings })
          .from(listings)
          .where(eq(listings.id, glow));
        return found?.takesBookings;
      };
      const open = () => saveBookingSettings(deps, olivia, glow, bookingSettings());
      expect([await isOffered(), await flag()]).toEqual([true, true]);

      await db.update(listings).set(covered).where(eq(listings.id, glow));
      expect([await isOffered(), await flag(), await open()]).toEqual([
        false,
        false,
        "no-agreement",
      ]);
      expect(await makeBooking(deps, null, bookingInput(), from())).toEqual({
        outcome: "not-bookable",
      });

      expect(await setAgreementDay(deps, olivia, glow, "2026-11-20")).toBe("forbidden");
      expect(await setAgreementDay(deps, ada, glow, "2026-11-21")).toBe("in-the-future");
      expect(await isOffered()).toBe(false);
      expect(await setAgreementDay(deps, ada, glow, "2026-11-20")).toBe("done");
      expect([await isOffered(), await flag(), await open()]).toEqual([true, true, "done"]);
    });
});

test("an owner who says that HIPAA applies cannot open bookings in the same step", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { glow, olivia } = await addBookableListings(deps);
  const state = (changes: Parameters<typeof bookingSettings>[0]) =>
    saveBookingSettings(deps, olivia, glow, bookingSettings(changes));
  expect(await state({ hipaaApplies: true })).toBe("no-agreement");
  expect(await state({ hipaaApplies: true, isOpen: false })).toBe("done");
  expect(await state({})).toBe("no-agreement");
  expect(await state({ hipaaApplies: false })).toBe("done");
});

test("the most popular treatments come first", async ({ db }) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  const order = async () => (await findBookable(deps, slug))?.treatments.map((each) => each.slug);
  expect(await order()).toEqual(["botox", "hydrafacial"]);
  await db.execute(sql`update treatments set popularity = 96 where slug = 'hydrafacial'`);
  expect(await order()).toEqual(["hydrafacial", "botox"]);
});

test("lists link to booking only while the menu has something bookable", async ({ db }) => {
  const deps = testBookings(db);
  const { glow } = await addBookableListings(deps);
  const isMarked = async () =>
    (
      await db.select({ mark: listings.takesBookings }).from(listings).where(eq(listings.id, glow))
    )[0]?.mark;
  expect(await updateBookingFlags(deps)).toBe(0);
  await db.delete(services).where(eq(services.listingId, glow));
  expect([await updateBookingFlags(deps), await isMarked()]).toEqual([1, false]);
  await addToMenu(db, glow, { treatment: "botox" });
  expect([await updateBookingFlags(deps), await isMarked()]).toEqual([1, true]);
});
