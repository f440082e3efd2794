import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { sayStored } from "#shared/say.ts";
import { defaultCategory } from "#site/import-category-names.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { createReferenceCache } from "./reference.server.ts";
import { findHits, searchListings, searchRecords } from "./search-listings.server.ts";
import { emptySearch, type SearchQuery } from "./search-query.ts";
import { suggestSearches } from "./suggest.server.ts";
import { wordsIn } from "./vocabulary.ts";

function searching(db: Transaction) {
  const { read: reference, invalidate } = createReferenceCache({ db });
  const given = { db, clock: () => new Date("2026-11-23T18:00:00Z"), reference };
  const search = async (query: Partial<SearchQuery>) => {
    const { ids } = await findHits(given, { ...emptySearch, ...query }, { limit: 12 });
    const rows = await db.select({ id: listings.id, slug: listings.slug }).from(listings);
    return ids.map((id) => rows.find((row) => row.id === id)?.slug);
  };
  const names = async (text: string) =>
    (await suggestSearches(given, text)).map(({ title }) => title);
  return { given, search, names, invalidate };
}

const botox = { q: "botox" };

test("finds an added listing and not a withdrawn one", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  const { search, names, invalidate } = searching(db);
  expect(await search(botox)).toEqual(["alma"]);
  await addDrafts(db, { name: "Bela", plan: "premier" });
  invalidate([tags.listing("bela")]);
  expect(await search(botox)).toEqual(["bela", "alma"]);
  await db.update(listings).set({ status: "inactive" }).where(eq(listings.slug, "alma"));
  invalidate([tags.listing("alma")]);
  expect(await search(botox)).toEqual(["bela"]);
  expect(await names("alm")).toEqual([]);
});

test("moves a changed listing to its new position in every order", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela" }, { name: "Cora" });
  const { search, names, invalidate } = searching(db);
  expect(await search({ ...botox, sort: "name" })).toEqual(["alma", "bela", "cora"]);
  expect(await search({ ...botox, sort: "rating" })).toEqual(["alma", "bela", "cora"]);
  await db
    .update(listings)
    .set({ name: "Zora", sortName: "zora", rating: 4.5, reviewCount: 8, score: 990 })
    .where(eq(listings.slug, "alma"));
  await db
    .update(listings)
    .set({ rating: 5, reviewCount: 2, score: 995 })
    .where(eq(listings.slug, "cora"));
  invalidate([tags.listing("alma"), tags.listing("cora")]);
  expect(await search({ ...botox, sort: "name" })).toEqual(["bela", "cora", "alma"]);
  expect(await search({ ...botox, sort: "rating" })).toEqual(["cora", "alma", "bela"]);
  expect(await search(botox)).toEqual(["cora", "alma", "bela"]);
  expect(await names("zor")).toEqual(["Zora"]);
});

test("shows current data of a changed listing on its card and in its record", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  const { given, invalidate } = searching(db);
  const query = { ...emptySearch, ...botox };
  const shown = async () => ({
    card: (await searchListings(given, query, { limit: 12 })).listings[0]?.priceLevel,
    record: (await searchRecords(given, query, { limit: 12 })).records[0]?.priceLevel,
  });
  await db.update(listings).set({ priceLevel: 1 }).where(eq(listings.slug, "alma"));
  expect(await shown()).toEqual({ card: 1, record: 1 });
  await db.update(listings).set({ priceLevel: 3 }).where(eq(listings.slug, "alma"));
  invalidate([tags.listing("alma")]);
  expect(await shown()).toEqual({ card: 3, record: 3 });
});

test("a card shows whether the listing is open at the time of the search", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  const { given } = searching(db);
  const isOpenAt = async (time: string) => {
    const { listings: found } = await searchListings(
      { ...given, clock: () => new Date(time) },
      { ...emptySearch, ...botox },
      { limit: 12 },
    );
    return found[0]?.isOpenNow;
  };
  expect(await isOpenAt("2026-11-23T18:00:00Z")).toBe(true);
  expect(await isOpenAt("2026-11-24T06:00:00Z")).toBe(false);
});

test("a change invalidates cached search results", async ({ db }) => {
  await addDrafts(db, { name: "Alma", description: "Quiet rooms." });
  const { search, invalidate } = searching(db);
  expect(await search({ q: "quiet rooms" })).toEqual(["alma"]);
  await addDrafts(db, { name: "Bela", description: "A quiet room." });
  invalidate([tags.listing("bela")]);
  expect(await search({ q: "quiet rooms" })).toEqual(["alma", "bela"]);
});

test("reloads everything when anything may have changed", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  const { search, invalidate } = searching(db);
  expect(await search(botox)).toEqual(["alma"]);
  await addDrafts(db, { name: "Bela" });
  invalidate(["*"]);
  expect(await search(botox)).toEqual(["alma", "bela"]);
});

test("ranks an exact name first despite another city in it, but obeys a selected city", async ({
  db,
}) => {
  await addDrafts(
    db,
    { name: "Irvine Skin House", city: "tustin" },
    { name: "Other Skin", city: "irvine", plan: "premier" },
  );
  const { search } = searching(db);
  expect(await search({ q: "irvine skin house" })).toEqual(["irvine-skin-house"]);
  expect(await search({ q: "irvine skin house", city: "irvine" })).not.toContain(
    "irvine-skin-house",
  );
});

test("understands treatments and categories by their Spanish names", async ({ db }) => {
  const { vocabulary, names } = await searching(db).given.reference();
  const misunderstood = [
    ...names.treatments,
    ...names.categories.filter(({ slug }) => slug !== defaultCategory),
  ].flatMap(({ slug, name }) => {
    const said = runInLanguage("es", () => sayStored(name));
    const meaning = vocabulary.exact(wordsIn(said));
    return meaning && "slug" in meaning && meaning.slug === slug
      ? []
      : [`${said}: ${meaning?.slug}`];
  });
  expect(names.treatments.length).toBeGreaterThan(80);
  expect(misunderstood).toEqual([]);
});

test("suggests a treatment for the beginning of its Spanish name", async ({ db }) => {
  const { names } = searching(db);
  expect(await names("rellenos dér")).toContain("Dermal Fillers");
  expect(await names("suero de refu")).toContain("Immune Boost IV");
});

test("suggests Spanish names first on a Spanish page, and searches for them", async ({ db }) => {
  const { given } = searching(db);
  const [first] = await runInLanguage("es", () => suggestSearches(given, "relleno de"));
  expect(first).toMatchObject({ title: "Relleno de labios", url: "/search?q=Relleno+de+labios" });
  expect((await suggestSearches(given, "boto"))[0]).toMatchObject({
    title: "Botox",
    url: "/search?q=Botox",
  });
});

test("“medical spa” in a search means every listing, not the category of that name", async ({
  db,
}) => {
  const { vocabulary } = await searching(db).given.reference();
  expect(vocabulary.exact(wordsIn("medical spa"))).toBeNull();
});
