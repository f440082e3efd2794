import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { licenses, services, staffMembers } from "#database/schema/catalogue/listing-details.ts";
import { listingCategories, listingTreatments } from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { addDrafts, draft, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addListings } from "./add-listings.server.ts";
import { baseScore, completeness, freshnessPoints } from "./listing.ts";

const categoryFacets = (db: Transaction) =>
  db
    .select({
      category: categories.slug,
      city: cities.slug,
      isListed: listingCategories.isListed,
      isPremium: listingCategories.isPremium,
      score: listingCategories.score,
    })
    .from(listingCategories)
    .innerJoin(categories, eq(categories.id, listingCategories.categoryId))
    .innerJoin(cities, eq(cities.id, listingCategories.cityId))
    .orderBy(asc(categories.slug));

const treatmentFacets = (db: Transaction) =>
  db
    .select({ treatment: treatments.slug, isListed: listingTreatments.isListed })
    .from(listingTreatments)
    .innerJoin(treatments, eq(treatments.id, listingTreatments.treatmentId))
    .orderBy(asc(treatments.slug));

describe("finding a listing", () => {
  test("works under each of its categories, in its city and by rank", async ({ db }) => {
    const [added] = await addDrafts(db, {
      city: "tustin",
      plan: "premier",
      categories: ["laser-light-therapies", "anti-aging-treatments", "laser-light-therapies"],
    });
    const rank =
      baseScore({ rating: null, reviewCount: 0, completeness: completeness(added ?? draft()) }) +
      freshnessPoints(0);
    const facet = { city: "tustin", isListed: true, isPremium: true, score: rank };
    expect(await categoryFacets(db)).toEqual([
      { category: "anti-aging-treatments", ...facet },
      { category: "laser-light-therapies", ...facet },
    ]);
    expect(await db.select({ score: listings.score }).from(listings)).toEqual([{ score: rank }]);
  });

  test("works once under each of its treatments and under their parent treatments", async ({
    db,
  }) => {
    const menu = [
      entry({ treatment: "botox" }),
      entry({ treatment: "rf-microneedling" }),
      entry({ treatment: "botox" }),
      entry({ treatment: null }),
    ];
    await addDrafts(db, { services: menu });
    expect(await treatmentFacets(db)).toEqual([
      { treatment: "botox", isListed: true },
      { treatment: "microneedling", isListed: true },
      { treatment: "rf-microneedling", isListed: true },
    ]);
    expect(await db.select().from(services)).toHaveLength(4);
  });

  test("fails everywhere while it is pending, though its facets are stored", async ({ db }) => {
    await addDrafts(db, { status: "pending" });
    expect(await categoryFacets(db)).toMatchObject([{ isListed: false }]);
    expect(await treatmentFacets(db)).toMatchObject([{ isListed: false }]);
  });

  test("sorts by the name in lowercase without accents", async ({ db }) => {
    await addDrafts(db, { name: "Élan Spa", slug: "elan-spa" });
    expect(await db.select({ sortName: listings.sortName }).from(listings)).toEqual([
      { sortName: "elan spa" },
    ]);
  });
});

describe("a slug that is already in use", () => {
  test("skips its draft, adds the others and returns their number", async ({ db }) => {
    await addDrafts(db, { name: "First", slug: "taken", phone: "(949) 555-0101" });
    const added = await addListings({ db }, [
      draft({ name: "Second", slug: "taken", phone: "(949) 555-0102" }),
      draft({ name: "Other", slug: "free" }),
    ]);
    expect(added).toBe(1);
    expect(
      await db
        .select({ slug: listings.slug, name: listings.name, phone: listings.phone })
        .from(listings)
        .orderBy(asc(listings.slug)),
    ).toEqual([
      { slug: "free", name: "Other", phone: "(949) 555-0100" },
      { slug: "taken", name: "First", phone: "(949) 555-0101" },
    ]);
  });

  test("adds nothing from its draft to the existing listing", async ({ db }) => {
    await addDrafts(db, { slug: "taken" });
    const richer = {
      slug: "taken",
      services: [entry({ name: "One" }), entry({ name: "Two", treatment: "hydrafacial" })],
      staff: [{ name: "Sam", title: "Nurse", certifications: [] }],
    };
    await addListings({ db }, [draft(richer)]);
    expect(await db.select({ name: services.name }).from(services)).toEqual([{ name: "Botox" }]);
    expect(await db.select().from(staffMembers)).toEqual([]);
  });

  test("skips a later draft of the same call with all its parts", async ({ db }) => {
    const later = draft({
      slug: "twice",
      name: "Later",
      categories: ["laser-light-therapies"],
      services: [entry({ name: "One" }), entry({ name: "Two", treatment: "hydrafacial" })],
    });
    expect(await addListings({ db }, [draft({ slug: "twice", name: "Earlier" }), later])).toBe(1);
    expect(await db.select({ name: listings.name }).from(listings)).toEqual([{ name: "Earlier" }]);
    expect(await db.select({ name: services.name }).from(services)).toEqual([{ name: "Botox" }]);
    expect(await categoryFacets(db)).toHaveLength(1);
  });
});

test.for([
  ["city", { city: "atlantis" }, "atlantis"],
  ["main category", { categories: ["alchemy"] as [string] }, "alchemy"],
  [
    "other category",
    { categories: ["laser-light-therapies", "alchemy"] as [string, string] },
    "alchemy",
  ],
  ["treatment", { services: [entry({ treatment: "leeches" })] }, "leeches"],
] as const)(
  "an unknown %s raises an error and writes nothing",
  async ([, change, slug], { db }) => {
    await expect(
      addListings({ db }, [draft({ slug: "good" }), draft({ slug: "bad", ...(change as object) })]),
    ).rejects.toThrow(`No row has the slug "${slug}"`);
    for (const table of [listings, listingCategories, services])
      expect(await db.select().from(table)).toEqual([]);
  },
);

test("staff, licenses and the menu keep their order and text", async ({ db }) => {
  const staff = ["Zoe", "Adam"].map((name) => ({
    name,
    title: "Nurse",
    certifications: ["RN", "CANS, certified"],
  }));
  const license = { kind: "medical director" as const, holder: "Dr. Ito", number: "A 12345" };
  await addDrafts(db, {
    staff,
    licenses: [license],
    services: [entry({ name: "Zebra" }), entry({ name: "Apple" })],
  });
  expect(await db.select().from(staffMembers).orderBy(asc(staffMembers.position))).toMatchObject(
    staff,
  );
  expect(await db.select().from(licenses)).toMatchObject([{ ...license, checkedOn: null }]);
  expect(
    await db.select({ name: services.name }).from(services).orderBy(asc(services.position)),
  ).toEqual([{ name: "Zebra" }, { name: "Apple" }]);
});
