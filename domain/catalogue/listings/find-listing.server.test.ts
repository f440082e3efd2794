import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { hourExceptions, licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { findListingProfile } from "./find-listing.server.ts";

async function addOne(db: Transaction, changes: Parameters<typeof addDrafts>[1] = {}) {
  await addDrafts(db, { slug: "glow", ...changes });
  const [row] = await db.select({ id: listings.id }).from(listings);
  return row?.id ?? 0;
}

test("pending, inactive and unknown listings are not found", async ({ db }) => {
  const id = await addOne(db, { status: "pending" });
  expect(await findListingProfile({ db }, "glow")).toBeNull();
  await db.update(listings).set({ status: "inactive" }).where(sql`id = ${id}`);
  expect(await findListingProfile({ db }, "glow")).toBeNull();
  expect(await findListingProfile({ db }, "nowhere")).toBeNull();
});

test("a minimal profile has empty lists", async ({ db }) => {
  await addOne(db, { services: [] });
  expect(await findListingProfile({ db }, "glow")).toMatchObject({
    services: [],
    staff: [],
    gallery: [],
    logo: null,
    licenses: [],
    hourExceptions: [],
    rating: null,
    reviewCount: 0,
  });
});

test("a profile has its city, its main category and all categories in order", async ({ db }) => {
  await addOne(db, {
    city: "newport-beach",
    categories: ["laser-light-therapies", "acne-scar-treatments", "cosmetic-injectables-fillers"],
  });
  const profile = await findListingProfile({ db }, "glow");
  expect(profile).toMatchObject({
    city: { slug: "newport-beach", name: "Newport Beach" },
    category: { slug: "laser-light-therapies" },
  });
  expect(profile?.categories.map(({ slug }) => slug)).toEqual([
    "cosmetic-injectables-fillers",
    "laser-light-therapies",
    "acne-scar-treatments",
  ]);
});

test("the menu comes in order, each entry with its treatment if it has one", async ({ db }) => {
  const house = entry({
    treatment: null,
    name: "House Facial",
    priceMinCents: null,
    priceMaxCents: null,
    priceUnit: null,
    pricedOn: null,
    minutes: null,
  });
  const botox = entry({ name: "Botox by Nora", priceMinCents: 1100, priceMaxCents: 1300 });
  await addOne(db, { services: [house, botox] });
  expect((await findListingProfile({ db }, "glow"))?.services).toEqual([house, botox]);
});

test("staff and licenses come in order with all known details", async ({ db }) => {
  const staff = ["Zoe", "Adam"].map((name) => ({ name, title: "Nurse", certifications: ["RN"] }));
  const id = await addOne(db, {
    staff,
    licenses: [{ kind: "practitioner", holder: "Zoe", number: "RN 1" }],
  });
  await db
    .insert(licenses)
    .values({
      listingId: id,
      kind: "medical director",
      holder: "Dr. Ito",
      number: "A 1",
      checkedOn: "2026-11-01",
    });
  expect(await findListingProfile({ db }, "glow")).toMatchObject({
    staff,
    licenses: [
      { kind: "medical director", holder: "Dr. Ito", number: "A 1", checkedOn: "2026-11-01" },
      { kind: "practitioner", holder: "Zoe", number: "RN 1", checkedOn: null },
    ],
  });
});

test("weekly hours come as ranges, and exceptions start yesterday because of time zones", async ({
  db,
}) => {
  const id = await addOne(db, { weeklyHours: [[540, 1080]] });
  const onDay = (days: number, note: string, hours: [number, number][] = []) => ({
    listingId: id,
    day: sql`current_date + ${days}::int`,
    hours,
    note,
  });
  await db
    .insert(hourExceptions)
    .values([
      onDay(30, "Holiday"),
      onDay(-2, "Past"),
      onDay(-1, "Yesterday"),
      onDay(0, "Short day", [[600, 720]]),
    ]);
  const profile = await findListingProfile({ db }, "glow");
  expect(profile?.weeklyHours).toEqual([[540, 1080]]);
  expect(profile?.hourExceptions.map(({ note, hours }) => [note, hours])).toEqual([
    ["Yesterday", "{}"],
    ["Short day", "{[600,720)}"],
    ["Holiday", "{}"],
  ]);
});

test("hours past midnight are stored as one range, even when given in two parts", async ({
  db,
}) => {
  await addOne(db, {
    weeklyHours: [
      [1080, 1440],
      [1440, 1560],
    ],
  });
  expect((await findListingProfile({ db }, "glow"))?.weeklyHours).toEqual([[1080, 1560]]);
});
