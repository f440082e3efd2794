import { and, count, desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { listingCategories } from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { tags } from "../tags.ts";
import {
  countCatalogue,
  createShellCache,
  figuresOfCity,
  findCategory,
  findCity,
  findNotableCities,
  listCategories,
  listCategoryCards,
  listCategoryTiles,
  listCities,
  listCityTiles,
  listNearbyCities,
  slugOfCategory,
} from "./cities-and-categories.server.ts";

/**
 * Adds two listings in Irvine and one in Tustin, in three categories, plus a hidden one in Brea.
 */
async function fill(db: Transaction) {
  await addDrafts(
    db,
    { name: "One", categories: ["cosmetic-injectables-fillers", "laser-light-therapies"] },
    { name: "Two", categories: ["laser-light-therapies"] },
    { name: "Three", city: "tustin", categories: ["anti-aging-treatments"] },
    { name: "Waiting", city: "brea", categories: ["acne-scar-treatments"], status: "pending" },
  );
}

test("the home page counts published listings", async ({ db }) => {
  expect(await countCatalogue({ db })).toEqual({
    listings: 0,
    cities: 0,
    categories: 0,
    reviews: 0,
  });
  await fill(db);
  expect(await countCatalogue({ db })).toEqual({
    listings: 3,
    cities: 2,
    categories: 3,
    reviews: 0,
  });
  await db
    .update(listings)
    .set({ rating: 4.5, reviewCount: 7 })
    .where(eq(listings.status, "active"));
  expect(await countCatalogue({ db })).toMatchObject({ reviews: 21 });
});

test("each city's number counts its published listings", async ({ db }) => {
  await fill(db);
  for (const city of await listCities({ db })) {
    const [plain] = await db
      .select({ count: count() })
      .from(listings)
      .where(and(eq(listings.cityId, city.id), eq(listings.status, "active")));
    expect(city.listingCount).toBe(plain?.count);
    expect((await findCity({ db }, city.slug))?.listingCount).toBe(plain?.count);
  }
  const numbers = (await listCities({ db }))
    .filter(({ listingCount }) => listingCount > 0)
    .map(({ slug, listingCount }) => [slug, listingCount]);
  expect(numbers).toEqual([
    ["irvine", 2],
    ["tustin", 1],
  ]);
});

test("each category's numbers count its published listings and its treatments", async ({ db }) => {
  await fill(db);
  const tiles = await listCategoryTiles({ db });
  for (const [index, category] of (await listCategories({ db })).entries()) {
    const [listings] = await db
      .select({ count: count() })
      .from(listingCategories)
      .where(
        and(eq(listingCategories.categoryId, category.id), eq(listingCategories.isListed, true)),
      );
    const [offers] = await db
      .select({ count: count() })
      .from(treatments)
      .where(eq(treatments.categoryId, category.id));
    expect(category).toMatchObject({
      listingCount: listings?.count,
      treatmentCount: offers?.count,
    });
    expect(await findCategory({ db }, category.slug)).toEqual(category);
    expect(tiles[index]).toEqual({
      slug: category.slug,
      name: category.name,
      listingCount: listings?.count,
    });
  }
  expect(
    tiles
      .filter(({ listingCount }) => listingCount > 0)
      .map(({ slug, listingCount }) => [slug, listingCount]),
  ).toEqual([
    ["cosmetic-injectables-fillers", 1],
    ["laser-light-therapies", 2],
    ["anti-aging-treatments", 1],
  ]);
});

test("city tiles come fullest first, then by name, without empty cities", async ({ db }) => {
  await fill(db);
  await addDrafts(db, { name: "Four", city: "brea" });
  const named = async (limit: number) =>
    (await listCityTiles({ db }, limit)).map(({ name, listingCount }) => [name, listingCount]);
  expect(await named(10)).toEqual([
    ["Irvine", 2],
    ["Brea", 1],
    ["Tustin", 1],
  ]);
  expect(await named(2)).toHaveLength(2);
});

test("categories come in their given order and cities by name", async ({ db }) => {
  const positions = (await listCategories({ db })).map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const names = (await listCities({ db })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const shell = await createShellCache({ db, clock: () => new Date() }).read();
  expect(shell.cities.map(({ name }) => name)).toEqual(names);
  expect(shell.categories.map(({ slug }) => slug)).toEqual(
    (await listCategories({ db })).map(({ slug }) => slug),
  );
});

test("visitors see the demo notice while any demo listing is published", async ({ db }) => {
  const shell = createShellCache({ db, clock: () => new Date() });
  await addDrafts(db, { name: "Real" }, { name: "Hidden Demo", isDemo: true, status: "pending" });
  expect((await shell.read()).isDemo).toBe(false);
  await addDrafts(db, { name: "Demo", isDemo: true });
  shell.invalidate([tags.catalogue]);
  expect((await shell.read()).isDemo).toBe(true);
});

test("unknown cities and categories are not found", async ({ db }) => {
  expect([await findCity({ db }, "atlantis"), await findCategory({ db }, "alchemy")]).toEqual([
    null,
    null,
  ]);
  for (const place of [cities, categories])
    expect((await db.select({ count: count() }).from(place))[0]?.count).toBeGreaterThan(0);
});

test("a category is found by slug or name, regardless of case", async ({ db }) => {
  const given = ["laser-light-therapies", "Laser-Light-Therapies"];
  for (const text of given)
    expect(await slugOfCategory({ db }, text)).toBe("laser-light-therapies");
  for (const { slug, name } of await listCategoryTiles({ db }))
    expect(await slugOfCategory({ db }, name.toUpperCase())).toBe(slug);
  expect(await slugOfCategory({ db }, "alchemy")).toBeNull();
});

test("category cards show the first published listings, Premier first and marked", async ({
  db,
}) => {
  await fill(db);
  const laser = { categories: ["laser-light-therapies"] as [string] };
  await addDrafts(
    db,
    { name: "Paid", plan: "premier", ...laser },
    { name: "Hidden", status: "pending", plan: "premier", ...laser },
  );
  const cards = await listCategoryCards({ db }, 2);
  const tiles = await listCategoryTiles({ db });
  expect(cards.map(({ slug, name, listingCount }) => ({ slug, name, listingCount }))).toEqual(
    tiles,
  );
  expect(cards.find(({ slug }) => slug === "laser-light-therapies")?.providers).toEqual([
    { slug: "paid", name: "Paid", isPremium: true },
    { slug: "one", name: "One", isPremium: false },
  ]);
  expect(cards.find(({ slug }) => slug === "acne-scar-treatments")).toMatchObject({
    listingCount: 0,
    providers: [],
  });
});

test("the newest category is the one added last, wherever it is in the list", async ({ db }) => {
  const newest = async () =>
    (await listCategoryCards({ db }, 0)).filter(({ isNewest }) => isNewest).map(({ slug }) => slug);
  const byId = await db
    .select({ slug: categories.slug })
    .from(categories)
    .orderBy(desc(categories.id));
  expect(await newest()).toEqual([byId[0]?.slug]);
  await db
    .update(categories)
    .set({ createdAt: new Date("2031-01-01") })
    .where(eq(categories.slug, "laser-light-therapies"));
  expect(await newest()).toEqual(["laser-light-therapies"]);
});

test("the nearest cities exclude empty ones and the city itself", async ({ db }) => {
  const places = ["san-clemente", "tustin", "irvine", "costa-mesa"];
  await addDrafts(
    db,
    ...places.map((city) => ({ name: city, city })),
    { name: "Second in Tustin", city: "tustin" },
    { name: "Waiting", city: "lake-forest", status: "pending" },
  );
  const irvine = await findCity({ db }, "irvine");
  if (!irvine) throw new Error("The template lacks Irvine");
  const named = async (limit: number) =>
    (await listNearbyCities({ db }, irvine, limit)).map(({ slug, listingCount }) => [
      slug,
      listingCount,
    ]);
  expect(await named(9)).toEqual([
    ["tustin", 2],
    ["costa-mesa", 1],
    ["san-clemente", 1],
  ]);
  expect(await named(1)).toEqual([["tustin", 2]]);
});

test("notable cities are that with most reviews, or most treatments without any, and the newest", async ({
  db,
}) => {
  expect(await findNotableCities({ db })).toEqual({ popular: null, newest: null });
  await addDrafts(
    db,
    { name: "One" },
    { name: "Two", city: "tustin", services: [entry(), entry({ treatment: "hydrafacial" })] },
    { name: "Waiting", city: "brea", status: "pending" },
  );
  expect(await findNotableCities({ db })).toEqual({
    popular: { slug: "tustin", name: "Tustin", reviews: 0, treatments: 3 },
    newest: { slug: "tustin", name: "Tustin" },
  });
  await db.update(listings).set({ rating: 4, reviewCount: 3 }).where(eq(listings.slug, "one"));
  await db.update(listings).set({ rating: 5, reviewCount: 90 }).where(eq(listings.slug, "waiting"));
  await db
    .update(listings)
    .set({ createdAt: new Date("2031-01-01") })
    .where(eq(listings.slug, "one"));
  expect(await findNotableCities({ db })).toEqual({
    popular: { slug: "irvine", name: "Irvine", reviews: 3, treatments: 1 },
    newest: { slug: "irvine", name: "Irvine" },
  });
});

test("a city's rating weighs listings by review count, and its prices are of what most offer", async ({
  db,
}) => {
  const irvine = await findCity({ db }, "irvine");
  if (!irvine) throw new Error("The template lacks Irvine");
  expect(await figuresOfCity({ db }, irvine)).toEqual({
    rating: null,
    reviewCount: 0,
    priceLevels: null,
    prices: null,
  });
  const costly = entry({ treatment: "hydrafacial", priceMinCents: 90_000 });
  await addDrafts(
    db,
    { name: "Loved", priceLevel: 3 },
    { name: "New", priceLevel: 1, services: [entry({ priceMaxCents: 1900 }), costly] },
    { name: "Waiting", status: "pending", priceLevel: 4 },
    { name: "Far", city: "brea" },
  );
  expect(await figuresOfCity({ db }, irvine)).toEqual({
    rating: null,
    reviewCount: 0,
    priceLevels: [1, 3],
    prices: {
      treatment: "Botox",
      minCents: 1400,
      medianCents: 1400,
      maxCents: 1900,
      unit: "per unit",
      count: 2,
    },
  });
  await db.update(listings).set({ rating: 5, reviewCount: 3 }).where(eq(listings.slug, "loved"));
  await db.update(listings).set({ rating: 3, reviewCount: 1 }).where(eq(listings.slug, "new"));
  for (const slug of ["waiting", "far"])
    await db.update(listings).set({ rating: 1, reviewCount: 50 }).where(eq(listings.slug, slug));
  expect(await figuresOfCity({ db }, irvine)).toMatchObject({ rating: 4.5, reviewCount: 4 });
});
