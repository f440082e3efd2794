import { count, eq } from "drizzle-orm";
import { expect } from "vitest";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { readReference } from "#domain/demo/load-catalogue.server.ts";
import { test } from "#tests/support/database.ts";
import { addReference, hasReference } from "./add-reference.server.ts";

test("adding reference data keeps an admin's edits", async ({ db }) => {
  await db
    .update(cities)
    .set({ description: "The operator's own words." })
    .where(eq(cities.slug, "irvine"));
  await db.delete(treatments).where(eq(treatments.slug, "botox"));
  const [before] = await db.select({ count: count() }).from(treatments);
  await addReference({ db }, readReference());
  expect(
    await db.select({ text: cities.description }).from(cities).where(eq(cities.slug, "irvine")),
  ).toEqual([{ text: "The operator's own words." }]);
  expect((await db.select({ count: count() }).from(treatments))[0]?.count).toBe(
    (before?.count ?? 0) + 1,
  );
});

test("a treatment with an unknown category raises an error and writes nothing", async ({ db }) => {
  const { cities: places, treatments: offers } = readReference();
  const [place] = places;
  const [offer] = offers;
  if (!place || !offer) throw new Error("site/ holds no city or no treatment");
  const reference = {
    cities: [{ ...place, slug: "atlantis" }],
    categories: [],
    treatments: [{ ...offer, slug: "leeches", category: "alchemy" }],
  };
  await expect(addReference({ db }, reference)).rejects.toThrow('leeches: no category "alchemy"');
  expect(await db.select().from(cities).where(eq(cities.slug, "atlantis"))).toEqual([]);
});

test("an empty database is recognized as empty", async ({ db }) => {
  expect(await hasReference({ db })).toBe(true);
  await db.delete(treatments);
  await db.delete(categories);
  expect(await hasReference({ db })).toBe(false);
});
