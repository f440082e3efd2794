import { asc, count, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import type { Executor, Transaction } from "#database/database.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { readProviders } from "#database/seed/read.ts";
import { countListings, listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { countCatalogue } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { listTreatmentPages } from "#domain/catalogue/reference/treatments.server.ts";
import { countReviews } from "#domain/reviews/list-reviews.server.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test as databaseTest } from "#tests/support/database.ts";
import { growCatalogue, loadCatalogue, loadDemo } from "./load-catalogue.server.ts";

const test = databaseTest.extend<{ empty: Transaction }>({
  empty: async ({ db }, use) => {
    for (const table of [listings, treatments, categories, cities]) await db.delete(table);
    await use(db);
  },
});

async function counts(db: Executor) {
  const countOf = async (table: PgTable) =>
    (await db.select({ count: count() }).from(table))[0]?.count ?? 0;
  return {
    cities: await countOf(cities),
    categories: await countOf(categories),
    treatments: await countOf(treatments),
    listings: await countOf(listings),
  };
}

test("an empty database becomes the demo site", async ({ empty: db }) => {
  await loadCatalogue({ db }, { demo: true });
  const { listings: listingCount, treatments: offers, ...places } = await counts(db);
  expect(places).toEqual({ cities: 33, categories: 11 });
  expect(offers).toBeGreaterThanOrEqual(60);
  expect(listingCount).toBeGreaterThanOrEqual(110);
  const reviews = await countReviews({ db });
  expect(reviews).toBeGreaterThanOrEqual(150);
  expect(await countCatalogue({ db })).toEqual({
    listings: listingCount,
    cities: 33,
    categories: 11,
    reviews,
  });
  expect(await countListings({ db }, { premier: true })).toBe(12);
  // Demo practices with insurance have signed, so their bookings are open.
  const insured = await db
    .select({ signedOn: listings.agreementSignedOn, takesBookings: listings.takesBookings })
    .from(listings)
    .where(eq(listings.acceptsInsurance, true));
  expect(insured.every(({ signedOn }) => signedOn !== null)).toBe(true);
  expect(insured.filter(({ takesBookings }) => takesBookings).length).toBeGreaterThan(10);
  const cards = await listListings({ db, clock: () => new Date() }, {}, { limit: 500 });
  for (const badge of ["licenseCheck", "isEnhanced"] as const) {
    expect(cards.some((card) => Boolean(card[badge]))).toBe(true);
    expect(cards.some((card) => card.isPremium && !card[badge])).toBe(true);
  }
  expect(await countListings({ db }, { treatment: "botox", city: "irvine" })).toBeGreaterThan(0);
});

test("without the demo, only cities, categories and treatments are loaded", async ({
  empty: db,
}) => {
  await loadCatalogue({ db }, { demo: false });
  expect(await counts(db)).toMatchObject({ cities: 33, categories: 11, listings: 0 });
});

test("loading again adds nothing and keeps later edits and deletions", async ({ empty: db }) => {
  await loadCatalogue({ db }, { demo: true });
  const [changed, removed] = await db
    .select({ id: listings.id })
    .from(listings)
    .orderBy(asc(listings.id))
    .limit(2);
  await db
    .update(listings)
    .set({ name: "Renamed" })
    .where(eq(listings.id, changed?.id ?? 0));
  await db.delete(listings).where(eq(listings.id, removed?.id ?? 0));
  await db.delete(treatments).where(eq(treatments.slug, "ozone-therapy"));
  const before = await counts(db);
  await loadCatalogue({ db }, { demo: true });
  expect(await counts(db)).toEqual(before);
  expect(
    await db
      .select({ name: listings.name })
      .from(listings)
      .where(eq(listings.id, changed?.id ?? 0)),
  ).toEqual([{ name: "Renamed" }]);
});

test("the demo is never mixed into a catalog with listings", async ({ db }) => {
  await addDrafts(db, { name: "Real" });
  await loadDemo({ db });
  expect(await counts(db)).toMatchObject({ listings: 1 });
});

test("two processes starting on an empty database load it once", async ({ own: { db } }) => {
  for (const table of [listings, treatments, categories, cities]) await db.delete(table);
  await Promise.all([loadCatalogue({ db }, { demo: true }), loadCatalogue({ db }, { demo: true })]);
  const { listings: listingCount, ...places } = await counts(db);
  expect(places).toMatchObject({ cities: 33, categories: 11 });
  expect((await countCatalogue({ db })).listings).toBe(listingCount);
  const [menu] = await db.select({ count: count() }).from(services);
  expect(menu?.count).toBe(readProviders().flatMap((provider) => provider.services).length);
});

/** Grows a fresh catalogue and returns its content; the database itself stays unchanged. */
async function grown(db: Transaction, total: number) {
  const { slug, name, address, isPremium, score, weeklyHours, cityId } = listings;
  let rows: unknown[] = [];
  const rolledBack = db.transaction(async (tx) => {
    await growCatalogue({ db: tx }, total);
    rows = await tx
      .select({ slug, name, address, isPremium, score, weeklyHours, cityId })
      .from(listings)
      .orderBy(asc(slug));
    tx.rollback();
  });
  await rolledBack.catch(() => {});
  return rows;
}

test("the same number gives the same listings in any new database", async ({ db }) => {
  const first = await grown(db, 120);
  expect(first).toHaveLength(120);
  expect(await grown(db, 120)).toEqual(first);
});

test("a catalog grows to the number and never shrinks to it", async ({ db }) => {
  await addDrafts(db, { name: "One" }, { name: "Two" }, { name: "Three" });
  const told: number[] = [];
  expect(await growCatalogue({ db }, 20, (done) => told.push(done))).toBe(17);
  expect((await counts(db)).listings).toBe(20);
  expect(told).toEqual([20]);
  expect(await growCatalogue({ db }, 20)).toBe(0);
  expect(await growCatalogue({ db }, 5)).toBe(0);
  expect((await counts(db)).listings).toBe(20);
});

test("generated listings are found like any other, also through treatment pages", async ({
  db,
}) => {
  await growCatalogue({ db }, 60);
  expect(await countListings({ db }, {})).toBe(60);
  const { pages } = await listTreatmentPages({ db }, 1);
  const [fullest] = pages;
  expect(
    await countListings({ db }, { treatment: fullest?.treatment.slug, city: fullest?.city.slug }),
  ).toBeGreaterThan(0);
});
