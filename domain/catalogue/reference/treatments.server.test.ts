import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { categories, treatments } from "#database/schema/catalogue/reference.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import type { ListingService } from "../listings/listing.ts";
import {
  compareTreatments,
  figuresInCity,
  figuresOfCategory,
  findTreatmentAndCity,
  listCitiesWithTreatment,
  listTreatmentPages,
  listTreatmentsInCity,
} from "./treatments.server.ts";

/** Finds Botox and Irvine, which exist in every database template. */
async function botoxInIrvine(db: Transaction) {
  const found = await findTreatmentAndCity({ db }, "botox", "irvine");
  if (!found) throw new Error("The template lacks Botox or Irvine");
  return found;
}

describe("finding a treatment", () => {
  const slugOf = async (db: Transaction, address: string) =>
    (await findTreatmentAndCity({ db }, address, "irvine"))?.treatment.slug ?? null;

  test("works by its slug", async ({ db }) =>
    expect(await slugOf(db, "hydrafacial")).toBe("hydrafacial"));

  test("works by a synonym written as a slug", async ({ db }) => {
    const { treatment } = await botoxInIrvine(db);
    await db
      .update(treatments)
      .set({ synonyms: ["baby tox", "wrinkle relaxer shots"] })
      .where(eq(treatments.id, treatment.id));
    for (const address of ["baby-tox", "wrinkle-relaxer-shots"])
      expect(await slugOf(db, address)).toBe("botox");
  });

  test("prefers its own slug to a synonym of another", async ({ db }) => {
    const { treatment } = await botoxInIrvine(db);
    await db
      .update(treatments)
      .set({ synonyms: ["hydrafacial"] })
      .where(eq(treatments.id, treatment.id));
    expect(await slugOf(db, "hydrafacial")).toBe("hydrafacial");
  });

  test("fails for anything else", async ({ db }) => {
    for (const address of ["leeches", "", "Botox", "baby tox", "%", "' or true --"])
      expect(await slugOf(db, address)).toBeNull();
  });

  test("includes the city of the URL and fails for an unknown city", async ({ db }) => {
    expect(await findTreatmentAndCity({ db }, "botox", "brea")).toMatchObject({
      treatment: { slug: "botox" },
      city: { slug: "brea", name: "Brea" },
    });
    expect(await findTreatmentAndCity({ db }, "botox", "atlantis")).toBeNull();
  });
});

describe("a city's figures for a treatment", () => {
  const figures = async (db: Transaction, ...menus: Partial<ListingService>[][]) => {
    await addDrafts(
      db,
      ...menus.map((menu, index) => ({ name: `Spa ${index}`, services: menu.map(entry) })),
    );
    const { treatment, city } = await botoxInIrvine(db);
    return figuresInCity({ db }, treatment, city);
  };

  test("are absent without listings", async ({ db }) => expect(await figures(db)).toBeNull());

  test("average the midpoints of listed price ranges and the session times", async ({ db }) => {
    const found = await figures(
      db,
      [{ priceMinCents: 1000, priceMaxCents: 1000, minutes: 20 }],
      [{ priceMinCents: 1200, priceMaxCents: 1600, minutes: 45 }],
    );
    expect(found).toEqual({
      averagePriceCents: 1200,
      lowestCents: 1000,
      medianCents: 1100,
      highestCents: 1600,
      priceUnit: "per unit",
      prices: 2,
      averageMinutes: 33,
    });
  });

  test("use the most common price unit instead of mixing units and sessions", async ({ db }) => {
    const perSession = {
      priceUnit: "per session",
      priceMinCents: 30_000,
      priceMaxCents: 30_000,
      minutes: 30,
    };
    expect(await figures(db, [{}], [perSession], [perSession])).toMatchObject({
      averagePriceCents: 30_000,
      priceUnit: "per session",
      prices: 2,
    });
  });

  test("average session times over all entries, whatever their price unit", async ({ db }) => {
    const short = { minutes: 30 };
    expect(
      await figures(db, [short], [short], [short], [{ priceUnit: "per area", minutes: 70 }]),
    ).toMatchObject({ averageMinutes: 40 });
  });

  test("count a price with one end as that price and skip entries without a price", async ({
    db,
  }) => {
    const unpriced = { priceMinCents: null, priceMaxCents: null };
    expect(
      await figures(db, [{ priceMinCents: 1500, priceMaxCents: null }], [unpriced]),
    ).toMatchObject({ averagePriceCents: 1500, prices: 1 });
  });

  test("are empty when no entry has a price or a time", async ({ db }) => {
    expect(
      await figures(db, [{ priceMinCents: null, priceMaxCents: null, minutes: null }]),
    ).toMatchObject({ averagePriceCents: null, prices: 0, averageMinutes: null });
  });

  test("exclude other cities, other treatments and unpublished listings", async ({ db }) => {
    const dear = [entry({ priceMinCents: 9900, priceMaxCents: 9900 })];
    await addDrafts(
      db,
      { name: "Far", city: "brea", services: dear },
      { name: "Waiting", status: "pending", services: dear },
    );
    expect(
      await figures(db, [
        {},
        { treatment: "hydrafacial", priceMinCents: 9900, priceMaxCents: 9900 },
      ]),
    ).toMatchObject({ averagePriceCents: 1400, prices: 1 });
  });
});

test("a city's treatments come most offered first, then by name, from published listings only", async ({
  db,
}) => {
  const [botox, hydrafacial, massage] = ["botox", "hydrafacial", "swedish-massage"].map(
    (treatment) => entry({ treatment }),
  );
  if (!botox || !hydrafacial || !massage) throw new Error("unreachable");
  await addDrafts(
    db,
    { name: "One", services: [hydrafacial, botox, hydrafacial] },
    { name: "Two", services: [hydrafacial] },
    { name: "Three", status: "pending", services: [massage] },
  );
  const { city } = await botoxInIrvine(db);
  const found = await listTreatmentsInCity({ db }, city);
  expect(found.map(({ slug, count }) => [slug, count])).toEqual([
    ["facials", 2],
    ["hydrafacial", 2],
    ["botox", 1],
  ]);
});

test("nearby cities with a treatment come nearest first, without the city itself", async ({
  db,
}) => {
  const cities = ["san-clemente", "tustin", "irvine", "brea", "costa-mesa"];
  await addDrafts(
    db,
    ...cities.map((city) => ({ name: city, city })),
    { name: "Second in Brea", city: "brea" },
    { name: "Pending", city: "lake-forest", status: "pending" },
  );
  const { treatment, city } = await botoxInIrvine(db);
  const found = await listCitiesWithTreatment({ db }, treatment, city);
  expect(found.map(({ slug, count }) => [slug, count])).toEqual([
    ["tustin", 1],
    ["costa-mesa", 1],
    ["brea", 2],
    ["san-clemente", 1],
  ]);
});

test("treatment pages exist only with listings, fullest first, and the total counts omitted ones", async ({
  db,
}) => {
  expect(await listTreatmentPages({ db })).toEqual({ pages: [], total: 0 });
  const both = [entry(), entry({ treatment: "hydrafacial" })];
  await addDrafts(
    db,
    { name: "One", services: both },
    { name: "Two" },
    { name: "Three", city: "brea" },
    { name: "Pending", city: "tustin", status: "pending" },
  );
  const slugs = async (limit?: number) => {
    const { pages, total } = await listTreatmentPages({ db }, limit);
    return { total, pages: pages.map(({ treatment, city }) => `${treatment.slug}/${city.slug}`) };
  };
  expect(await slugs()).toEqual({
    total: 4,
    pages: ["botox/irvine", "botox/brea", "facials/irvine", "hydrafacial/irvine"],
  });
  expect(await slugs(1)).toEqual({ total: 4, pages: ["botox/irvine"] });
});

async function injectables(db: Transaction) {
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, "cosmetic-injectables-fillers"));
  if (!category) throw new Error("The template lacks injectables");
  return category;
}

test("a category's treatments compare by published listings and show the city with most of them", async ({
  db,
}) => {
  const category = await injectables(db);
  await addDrafts(
    db,
    { name: "One", city: "tustin" },
    { name: "Two" },
    { name: "Three", services: [entry(), entry(), entry({ treatment: "dysport" })] },
    { name: "Waiting", city: "brea", status: "pending" },
  );
  const all = await db.select().from(treatments).where(eq(treatments.categoryId, category.id));
  const compared = await compareTreatments({ db }, category);
  expect(compared.map(({ slug }) => slug).sort()).toEqual(all.map(({ slug }) => slug).sort());
  expect(compared.slice(0, 2)).toMatchObject([
    { slug: "botox", listingCount: 3, mostIn: { slug: "irvine", name: "Irvine" } },
    { slug: "dysport", listingCount: 1, mostIn: { slug: "irvine" } },
  ]);
  const botox = all.find(({ slug }) => slug === "botox");
  expect(compared[0]).toMatchObject({
    priceMinCents: botox?.priceMinCents,
    downtime: botox?.downtime,
    trend: botox?.trend,
  });
  const others = compared.slice(2);
  expect(others.every(({ listingCount, mostIn }) => listingCount === 0 && mostIn === null)).toBe(
    true,
  );
  expect(others.map(({ name }) => name)).toEqual(others.map(({ name }) => name).sort());
});

test("a category shows its treatments' lowest prices in their most common unit", async ({ db }) => {
  const category = await injectables(db);
  expect(await figuresOfCategory({ db }, category)).toEqual({ cityCount: 0, prices: [] });
  const costs = (
    priceMinCents: number | null,
    priceMaxCents: number | null,
    priceUnit = "per unit",
  ) => entry({ priceMinCents, priceMaxCents, priceUnit });
  await addDrafts(
    db,
    { name: "One", services: [costs(1200, 1600), costs(90_000, 90_000, "per syringe")] },
    {
      name: "Two",
      city: "brea",
      services: [
        costs(1000, null),
        costs(null, null),
        entry({ treatment: "hydrafacial", priceMinCents: 100 }),
      ],
    },
    { name: "Waiting", city: "tustin", status: "pending", services: [costs(1, 1)] },
  );
  expect(await figuresOfCategory({ db }, category)).toEqual({
    cityCount: 2,
    prices: [{ slug: "botox", name: "Botox", minCents: 1000, unit: "per unit" }],
  });
});
