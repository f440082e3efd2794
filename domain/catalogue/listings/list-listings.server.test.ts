import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { hourExceptions, licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { findListingProfile } from "./find-listing.server.ts";
import { countListings, listListings, listNearestListings } from "./list-listings.server.ts";
import { openingAt } from "./opening.ts";

const all = { limit: 100 };
/** Returns a Monday, 10 a.m. in Orange County. */
const clock = () => new Date("2026-11-23T18:00:00Z");
const names = async (...args: Parameters<typeof listListings>) =>
  (await listListings(...args)).map(({ name }) => name);

test("Premier listings come first, then fuller profiles", async ({ db }) => {
  await addDrafts(
    db,
    { name: "Plain" },
    { name: "Fuller", treatmentPhilosophy: "Less is enough." },
    { name: "Paid", plan: "premier" },
  );
  expect(await names({ db, clock }, {}, all)).toEqual(["Paid", "Fuller", "Plain"]);
});

test("a pending listing is in no list", async ({ db }) => {
  await addDrafts(db, { name: "Waiting", status: "pending" });
  for (const filter of [
    {},
    { city: "irvine" },
    { category: "cosmetic-injectables-fillers" },
    { treatment: "botox" },
  ]) {
    expect(await names({ db, clock }, filter, all)).toEqual([]);
    expect(await countListings({ db }, filter)).toBe(0);
  }
});

test("filters combine city, category and treatment", async ({ db }) => {
  const [hydrafacial] = [
    {
      treatment: "hydrafacial",
      name: "HydraFacial",
      description: "",
      priceMinCents: 19900,
      priceMaxCents: 19900,
      priceUnit: "per session",
      pricedOn: null,
      minutes: 45,
    },
  ];
  await addDrafts(
    db,
    { name: "Here" },
    { name: "Elsewhere", city: "tustin" },
    { name: "Other Menu", services: [hydrafacial] },
    { name: "Other Kind", categories: ["laser-light-therapies"] },
  );
  expect(
    await names(
      { db, clock },
      { city: "irvine", treatment: "botox", category: "cosmetic-injectables-fillers" },
      all,
    ),
  ).toEqual(["Here"]);
});

test("a group of treatments lists each provider of at least one of them once", async ({ db }) => {
  const offering = (...treatments: string[]) =>
    treatments.map((treatment) => entry({ treatment, name: treatment }));
  await addDrafts(
    db,
    { name: "Both", services: offering("botox", "hydrafacial") },
    { name: "Fuller", services: offering("kybella"), treatmentPhilosophy: "Less is enough." },
    { name: "Paid", services: offering("xeomin"), plan: "premier" },
    { name: "Facials", services: offering("hydrafacial") },
    { name: "Waiting", services: offering("botox"), status: "pending" },
  );
  expect(await names({ db, clock }, { treatment: "injectables" }, all)).toEqual([
    "Paid",
    "Fuller",
    "Both",
  ]);
});

test("a card shows the first three services and the total", async ({ db }) => {
  const services = ["One", "Two", "Three", "Four"].map((name) => entry({ treatment: null, name }));
  await addDrafts(db, { services });
  expect(await listListings({ db, clock }, {}, all)).toMatchObject([
    { services: ["One", "Two", "Three"], serviceCount: 4 },
  ]);
});

test("a card shows open status, a license check of the last year and an up-to-date profile", async ({
  db,
}) => {
  await addDrafts(
    db,
    { name: "Unknown", weeklyHours: [] },
    {
      name: "Open",
      weeklyHours: [[540, 1080]],
      licenses: [{ kind: "facility", holder: "Open", number: "F 1" }],
      plan: "premier",
    },
  );
  const cards = async () =>
    (await listListings({ db, clock }, {}, all)).map(
      ({ name, isOpenNow, licenseCheck, isEnhanced }) => ({
        name,
        isOpenNow,
        licenseCheck,
        isEnhanced,
      }),
    );
  const unknown = { name: "Unknown", isOpenNow: null, licenseCheck: null, isEnhanced: false };
  expect(await cards()).toEqual([
    { name: "Open", isOpenNow: true, licenseCheck: null, isEnhanced: false },
    unknown,
  ]);
  await db.update(licenses).set({ checkedOn: "2026-11-01" });
  await db.update(listings).set({ lastWebsiteScrape: new Date() }).where(eq(listings.name, "Open"));
  expect(await cards()).toEqual([
    {
      name: "Open",
      isOpenNow: true,
      licenseCheck: { holder: "Open", number: "F 1", on: "2026-11-01", isDemo: false },
      isEnhanced: true,
    },
    unknown,
  ]);
  await db.update(licenses).set({ checkedOn: "2025-11-01" });
  expect((await cards())[0]).toMatchObject({ name: "Open", licenseCheck: null });
});

test("cards agree with each listing's own page on who is open, including dated hours", async ({
  db,
}) => {
  const wednesday = 2 * 1440;
  const wednesdayMorning = Date.parse("2026-12-02T18:00:00Z");
  await addDrafts(
    db,
    { name: "Usual" },
    { name: "Holiday" },
    { name: "Late today" },
    { name: "Over midnight", weeklyHours: [[wednesday - 120, wednesday + 630]] },
    { name: "Over midnight holiday", weeklyHours: [[wednesday - 120, wednesday + 630]] },
    { name: "Unknown", weeklyHours: [] },
  );
  const all = [
    "Usual",
    "Holiday",
    "Late today",
    "Over midnight",
    "Over midnight holiday",
    "Unknown",
  ];
  const dated: Record<string, [number, number][]> = {
    Holiday: [],
    "Late today": [[660, 1200]],
    "Over midnight holiday": [],
  };
  const profiles = [];
  for (const name of all) {
    const listing = await findListingProfile({ db }, name.toLowerCase().replaceAll(" ", "-"));
    const hours = dated[name];
    if (!listing) throw new Error("unreachable");
    if (hours)
      await db.insert(hourExceptions).values({ listingId: listing.id, day: "2026-12-02", hours });
    const itsExceptions = hours
      ? [
          {
            day: "2026-12-02",
            hours: `{${hours.map(([from, to]) => `[${from},${to})`)}}`,
            note: "",
          },
        ]
      : [];
    profiles.push({ name, weeklyHours: listing.weeklyHours, hourExceptions: itsExceptions });
  }
  const seen = new Set<string>();
  for (let hour = -12; hour <= 24; hour++) {
    const at = new Date(wednesdayMorning + hour * 3_600_000);
    const cards = await listListings({ db, clock: () => at }, {}, { limit: all.length });
    for (const { name, ...hours } of profiles) {
      const { isOpen } = openingAt(hours, at);
      const card = cards.find((each) => each.name === name);
      expect(card?.isOpenNow, `${name}, ${at.toISOString()}`).toBe(isOpen);
      seen.add(`${name} ${isOpen}`);
    }
  }
  expect(seen.size).toBe(all.length * 2 - 1);
});

test("a list of slugs finds exactly those listings, but no pending one", async ({ db }) => {
  await addDrafts(db, { name: "Alder" }, { name: "Birch" }, { name: "Cedar", status: "pending" });
  expect(await names({ db, clock }, { slugs: ["birch", "cedar", "unknown"] }, all)).toEqual([
    "Birch",
  ]);
  expect(await names({ db, clock }, { slugs: [] }, all)).toEqual([]);
});

test("the nearest listings of a category come by distance, without the starting one", async ({
  db,
}) => {
  const here = { latitude: 33.68, longitude: -117.79 };
  await addDrafts(
    db,
    { name: "Here", ...here },
    { name: "Far", city: "tustin", latitude: 33.9, plan: "premier" },
    { name: "Near", city: "tustin", latitude: 33.7 },
    { name: "Between", city: "tustin", latitude: 33.75 },
    { name: "Other Kind", categories: ["laser-light-therapies"], ...here },
    { name: "Waiting", status: "pending", ...here },
  );
  const nearest = await listNearestListings(
    { db, clock },
    { slug: "here", category: "cosmetic-injectables-fillers", ...here },
    2,
  );
  expect(nearest.map(({ name }) => name)).toEqual(["Near", "Between"]);
});
