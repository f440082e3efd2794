import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { countListings, listListings, listNearestListings } from "./list-listings.server.ts";

const all = { limit: 100 };
/** Monday, 10 a.m. in Orange County. */
const clock = () => new Date("2026-11-23T18:00:00Z");
const names = async (...args: Parameters<typeof listListings>) =>
  (await listListings(...args)).map(({ name }) => name);

test("Premier listings come first, then fuller profiles", async ({ db }) => {
  await addDrafts(
    db,
    { name: "Plain" },
    { name: "Fuller", treatmentPhilosophy: "Less is enough." },
    { name: "Paid", isPremium: true },
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

test("pages neither repeat nor lose a listing", async ({ db }) => {
  await addDrafts(
    db,
    ...Array.from({ length: 25 }, (_, index) => ({
      name: `Spa ${index}`,
      isPremium: index % 5 === 0,
    })),
  );
  const pages = [];
  for (const offset of [0, 10, 20])
    pages.push(await names({ db, clock }, {}, { limit: 10, offset }));
  expect(new Set(pages.flat()).size).toBe(25);
  expect(pages.flat()).toHaveLength(25);
});

test("a card shows the first three services and the total", async ({ db }) => {
  const entry = (name: string) => ({
    treatment: null,
    name,
    description: "",
    priceMinCents: null,
    priceMaxCents: null,
    priceUnit: null,
    pricedOn: null,
    minutes: null,
  });
  await addDrafts(db, { services: ["One", "Two", "Three", "Four"].map(entry) });
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
      isPremium: true,
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
    { name: "Far", city: "tustin", latitude: 33.9, isPremium: true },
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
