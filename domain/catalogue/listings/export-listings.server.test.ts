import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { exportListings } from "./export-listings.server.ts";
import { listListings } from "./list-listings.server.ts";

const all = { limit: 100, offset: 0 };

test("a record has all data of the listing in the documented wording", async ({ db }) => {
  await addDrafts(db, {
    city: "newport-beach",
    categories: ["laser-light-therapies", "cosmetic-injectables-fillers"],
    services: [entry({ name: "Zebra" }), entry({ name: "Apple" })],
  });
  await db
    .update(listings)
    .set({
      rating: 4.25,
      reviewCount: 3,
      socialMediaLinks: { instagram: "https://instagram.com/glow.example" },
      createdAt: new Date("2026-11-01T17:00:00.5Z"),
    });
  expect(await exportListings({ db }, {}, all)).toMatchObject([
    {
      slug: "glow-studio",
      city: "Newport Beach",
      categories: ["cosmetic-injectables-fillers", "laser-light-therapies"],
      services: ["Zebra", "Apple"],
      weeklyHours: [0, 1, 2, 3, 4].map((day) => [day * 1440 + 540, day * 1440 + 1080]),
      rating: 4.25,
      reviewCount: 3,
      socialMediaLinks: { instagram: "https://instagram.com/glow.example" },
      createdAt: "2026-11-01T17:00:00.500Z",
      isPremium: false,
      logoUrl: null,
    },
  ]);
});

test("a listing without reviews has no rating, and one without a menu an empty menu", async ({
  db,
}) => {
  await addDrafts(db, { services: [], website: null });
  expect(await exportListings({ db }, {}, all)).toMatchObject([
    { rating: null, reviewCount: 0, services: [], website: null },
  ]);
});

test("unpublished listings are never exported", async ({ db }) => {
  await addDrafts(db, { name: "Waiting", status: "pending" }, { name: "Closed" });
  await db.update(listings).set({ status: "inactive" }).where(eq(listings.slug, "closed"));
  expect(await exportListings({ db }, {}, all)).toEqual([]);
});

test.for([
  [{}],
  [{ city: "irvine" }],
  [{ category: "laser-light-therapies" }],
  [{ treatment: "botox" }],
  [{ premier: true }],
  [{ premier: false, city: "brea" }],
])("records follow the order of the lists, page by page: %o", async ([filter = {}], { db }) => {
  const categories: [string, string] = ["cosmetic-injectables-fillers", "laser-light-therapies"];
  const changes = Array.from({ length: 12 }, (_, index) => ({
    name: `Spa ${index}`,
    categories,
    plan: index % 3 === 0 ? ("premier" as const) : ("standard" as const),
    city: index % 4 ? "irvine" : "brea",
    treatmentPhilosophy: index % 2 ? "Less is enough." : null,
  }));
  await addDrafts(db, ...changes);
  const listed = (await listListings({ db, clock: () => new Date() }, filter, { limit: 100 })).map(
    ({ slug }) => slug,
  );
  const pages = [];
  for (let offset = 0; offset < 12; offset += 5)
    pages.push(...(await exportListings({ db }, filter, { limit: 5, offset })));
  expect(listed.length).toBeGreaterThan(0);
  expect(pages.map(({ slug }) => slug)).toEqual(listed);
});
