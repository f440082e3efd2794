import { and, count, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { categories, cities, medSpaCategories, medSpas, treatments } from "#database/schema/catalogue.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import {
  countCatalogue,
  findCategory,
  findCity,
  listCategories,
  listCategoryTiles,
  listCities,
  listCityTiles,
  listShell,
  slugOfCategory,
} from "./places.server.ts";

/** Two in Irvine, one in Tustin, under three categories; one in Brea that nobody may see yet. */
async function fill(db: Transaction) {
  await addDrafts(
    db,
    { name: "One", categories: ["cosmetic-injectables-fillers", "laser-light-therapies"] },
    { name: "Two", categories: ["laser-light-therapies"] },
    { name: "Three", city: "tustin", categories: ["anti-aging-treatments"] },
    { name: "Waiting", city: "brea", categories: ["acne-scar-treatments"], status: "pending" },
  );
}

test("the home page's figures count what is published", async ({ db }) => {
  expect(await countCatalogue({ db })).toEqual({ medSpas: 0, cities: 0, categories: 0 });
  await fill(db);
  expect(await countCatalogue({ db })).toEqual({ medSpas: 3, cities: 2, categories: 3 });
});

test("each city's number is a plain count of its published listings", async ({ db }) => {
  await fill(db);
  for (const city of await listCities({ db })) {
    const [plain] = await db
      .select({ count: count() })
      .from(medSpas)
      .where(and(eq(medSpas.cityId, city.id), eq(medSpas.status, "active")));
    expect(city.listingCount).toBe(plain?.count);
    expect((await findCity({ db }, city.slug))?.listingCount).toBe(plain?.count);
  }
  const numbers = (await listCities({ db })).filter(({ listingCount }) => listingCount > 0).map(({ slug, listingCount }) => [slug, listingCount]);
  expect(numbers).toEqual([
    ["irvine", 2],
    ["tustin", 1],
  ]);
});

test("each category's numbers are plain counts of its published listings and of its treatments", async ({ db }) => {
  await fill(db);
  const tiles = await listCategoryTiles({ db });
  for (const [index, category] of (await listCategories({ db })).entries()) {
    const [listings] = await db
      .select({ count: count() })
      .from(medSpaCategories)
      .where(and(eq(medSpaCategories.categoryId, category.id), eq(medSpaCategories.isListed, true)));
    const [offers] = await db.select({ count: count() }).from(treatments).where(eq(treatments.categoryId, category.id));
    expect(category).toMatchObject({ listingCount: listings?.count, treatmentCount: offers?.count });
    expect(await findCategory({ db }, category.slug)).toEqual(category);
    expect(tiles[index]).toEqual({ slug: category.slug, name: category.name, listingCount: listings?.count });
  }
  expect(tiles.filter(({ listingCount }) => listingCount > 0).map(({ slug, listingCount }) => [slug, listingCount])).toEqual([
    ["cosmetic-injectables-fillers", 1],
    ["laser-light-therapies", 2],
    ["anti-aging-treatments", 1],
  ]);
});

test("city tiles show the fullest first, then by name, and no city without listings", async ({ db }) => {
  await fill(db);
  await addDrafts(db, { name: "Four", city: "brea" });
  const named = async (limit: number) => (await listCityTiles({ db }, limit)).map(({ name, listingCount }) => [name, listingCount]);
  expect(await named(10)).toEqual([
    ["Irvine", 2],
    ["Brea", 1],
    ["Tustin", 1],
  ]);
  expect(await named(2)).toHaveLength(2);
});

test("categories stand in their given order, cities by name", async ({ db }) => {
  const positions = (await listCategories({ db })).map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const names = (await listCities({ db })).map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  const shell = await listShell({ db });
  expect(shell.cities.map(({ name }) => name)).toEqual(names);
  expect(shell.categories.map(({ slug }) => slug)).toEqual((await listCategories({ db })).map(({ slug }) => slug));
});

test("visitors are told of demonstration data while any of it is shown", async ({ db }) => {
  await addDrafts(db, { name: "Real" }, { name: "Hidden Demo", isDemo: true, status: "pending" });
  expect((await listShell({ db })).isDemo).toBe(false);
  await addDrafts(db, { name: "Demo", isDemo: true });
  expect((await listShell({ db })).isDemo).toBe(true);
});

test("what does not exist is not found", async ({ db }) => {
  expect([await findCity({ db }, "atlantis"), await findCategory({ db }, "alchemy")]).toEqual([null, null]);
  for (const place of [cities, categories]) expect((await db.select({ count: count() }).from(place))[0]?.count).toBeGreaterThan(0);
});

test("a category is known by its slug and by its name, however they are written", async ({ db }) => {
  const given = ["laser-light-therapies", "Laser-Light-Therapies"];
  for (const text of given) expect(await slugOfCategory({ db }, text)).toBe("laser-light-therapies");
  for (const { slug, name } of await listCategoryTiles({ db })) expect(await slugOfCategory({ db }, name.toUpperCase())).toBe(slug);
  expect(await slugOfCategory({ db }, "alchemy")).toBeNull();
});
