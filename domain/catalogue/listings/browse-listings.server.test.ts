import { describe, expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { hourExceptions } from "#database/schema/catalogue/listing-details.ts";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { applyFilters, type BrowseFilter, countChoices } from "./browse-listings.server.ts";
import { findListingProfile } from "./find-listing.server.ts";
import { listListings } from "./list-listings.server.ts";
import { openingAt } from "./opening.ts";

const timeZone = "America/Los_Angeles";
/** A Wednesday in Irvine, 10 a.m. */
const now = new Date("2026-12-02T18:00:00Z");
const clock = () => now;
const injectables = { among: { groups: ["injectables"] } };
const offering = (...treatments: string[]) =>
  treatments.map((treatment) => entry({ treatment, name: treatment }));

async function found(
  db: Transaction,
  chosen: BrowseFilter,
  scope: Parameters<typeof applyFilters>[0] = {},
  at = now,
) {
  return (
    await listListings({ db, clock: () => at }, applyFilters(scope, chosen, at), { limit: 100 })
  ).map(({ name }) => name);
}

describe("search words", () => {
  test("match the name and the description regardless of case and accents", async ({ db }) => {
    await addDrafts(
      db,
      { name: "Café Glow" },
      { name: "Other", description: "A Crème de la crème peel." },
      { name: "Third" },
    );
    for (const text of ["cafe", "CAFÉ", "Glow", "fé gl"])
      expect(await found(db, { text })).toEqual(["Café Glow"]);
    for (const text of ["creme", "CRÈME peel", "other crème"])
      expect(await found(db, { text })).toEqual(["Other"]);
  });

  test("must all match", async ({ db }) => {
    await addDrafts(db, { name: "Harbor Skin" }, { name: "Harbor Laser" });
    expect(await found(db, { text: "laser harbor" })).toEqual(["Harbor Laser"]);
    expect(await found(db, { text: "harbor botany" })).toEqual([]);
  });

  test("are literal, never patterns", async ({ db }) => {
    await addDrafts(
      db,
      { name: "50% Off_Skin" },
      { name: "500 Offers Skin" },
      { name: "Back\\slash" },
    );
    expect(await found(db, { text: "50%" })).toEqual(["50% Off_Skin"]);
    expect(await found(db, { text: "off_s" })).toEqual(["50% Off_Skin"]);
    expect(await found(db, { text: "k\\s" })).toEqual(["Back\\slash"]);
    expect(await found(db, { text: "' or true --" })).toEqual([]);
  });

  test("of spaces alone filter nothing", async ({ db }) => {
    await addDrafts(db, { name: "One" });
    expect(await found(db, { text: "  " })).toEqual(["One"]);
  });
});

describe("a page of treatments", () => {
  test("lists each provider of at least one of them once, Premier first and then by rank", async ({
    db,
  }) => {
    await addDrafts(
      db,
      { name: "Both", services: offering("botox", "hydrafacial") },
      { name: "Fuller", services: offering("kybella"), treatmentPhilosophy: "Less is enough." },
      { name: "Paid", services: offering("xeomin"), isPremium: true },
      { name: "Facials", services: offering("hydrafacial") },
      { name: "Waiting", services: offering("botox"), status: "pending" },
    );
    expect(await found(db, {}, injectables)).toEqual(["Paid", "Fuller", "Both"]);
    expect(await found(db, {}, { among: { slugs: ["hydrafacial", "kybella"] } })).toEqual([
      "Fuller",
      "Both",
      "Facials",
    ]);
    expect(
      await found(db, {}, { among: { slugs: ["hydrafacial"], groups: ["injectables"] } }),
    ).toHaveLength(4);
    expect(await found(db, {}, { among: {} })).toEqual([]);
  });

  test("can be filtered by one of them", async ({ db }) => {
    await addDrafts(
      db,
      { name: "Botox", services: offering("botox") },
      { name: "Dysport", services: offering("dysport") },
    );
    expect(await found(db, { treatment: "dysport" }, injectables)).toEqual(["Dysport"]);
    expect(await found(db, { treatment: "leeches" }, injectables)).toEqual([]);
  });

  test("of one treatment can be filtered by a second on the same menu", async ({ db }) => {
    await addDrafts(
      db,
      { name: "Both", services: offering("botox", "dysport") },
      { name: "One", services: offering("botox") },
    );
    expect(
      await found(db, { treatment: "dysport" }, { treatment: "botox", city: "irvine" }),
    ).toEqual(["Both"]);
  });
});

test("combines all filters", async ({ db }) => {
  const right = {
    city: "tustin",
    priceLevel: 3,
    services: offering("botox"),
    description: "Calm rooms.",
  };
  await addDrafts(
    db,
    { ...right, name: "Right" },
    { ...right, name: "Elsewhere", city: "irvine" },
    { ...right, name: "Dearer", priceLevel: 4 },
    { ...right, name: "Other menu", services: offering("dysport") },
    { ...right, name: "Other words", description: "Loud rooms." },
    { ...right, name: "Closed", weeklyHours: [] },
  );
  const all = {
    text: "calm",
    city: "tustin",
    treatment: "botox",
    price: 3,
    isOpen: true,
    category: "cosmetic-injectables-fillers",
  };
  expect(await found(db, all, injectables)).toEqual(["Right"]);
});

describe("open now", () => {
  const wednesday = 2 * 1440;

  test("follows the listing's time zone from the opening minute to the minute before closing", async ({
    db,
  }) => {
    await addDrafts(db, { name: "Nine to ten", weeklyHours: [[wednesday + 540, wednesday + 600]] });
    for (const [time, isOpen] of [
      ["2026-12-02T16:59:00Z", false],
      ["2026-12-02T17:00:00Z", true],
      ["2026-12-02T17:59:30Z", true],
      ["2026-12-02T18:00:00Z", false],
      ["2026-12-03T17:30:00Z", false],
    ] as const)
      expect(await found(db, { isOpen: true }, {}, new Date(time)), time).toEqual(
        isOpen ? ["Nine to ten"] : [],
      );
  });

  test("agrees with each listing's own page, including dated hours and hours past midnight", async ({
    db,
  }) => {
    await addDrafts(
      db,
      { name: "Usual" },
      { name: "Holiday" },
      { name: "Late today" },
      { name: "Over midnight", weeklyHours: [[wednesday - 120, wednesday + 630]] },
      { name: "Over midnight holiday", weeklyHours: [[wednesday - 120, wednesday + 630]] },
      { name: "Unknown", weeklyHours: [] },
    );
    const names = [
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
    for (const name of names) {
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
      const at = new Date(now.getTime() + hour * 3_600_000);
      const open = await found(db, { isOpen: true }, {}, at);
      for (const { name, ...hours } of profiles) {
        const { isOpen } = openingAt(hours, at, timeZone);
        expect(open.includes(name), `${name}, ${at.toISOString()}`).toBe(isOpen ?? false);
        seen.add(`${name} ${isOpen}`);
      }
    }
    expect(seen.size).toBe(names.length * 2 - 1);
  });
});

describe("filter counts", () => {
  const kinds = ["cities", "categories", "treatments", "prices", "open"] as const;
  const some = (choices: { slug: string; count: number }[]) =>
    choices.filter(({ count }) => count > 0).map(({ slug, count }) => [slug, count]);

  test("equal the results of choosing the option along with all other filters", async ({ db }) => {
    await addDrafts(
      db,
      { name: "A", services: offering("botox", "dysport"), priceLevel: 1 },
      { name: "B", services: offering("botox", "hydrafacial"), priceLevel: 1, weeklyHours: [] },
      {
        name: "C",
        services: offering("dysport"),
        priceLevel: 2,
        city: "tustin",
        categories: ["laser-light-therapies", "anti-aging-treatments"],
      },
      { name: "D", services: offering("hydrafacial"), city: "brea" },
      { name: "E", services: offering("botox"), status: "pending" },
    );
    const every: BrowseFilter[] = [
      {},
      { city: "irvine" },
      { treatment: "botox" },
      { price: 1, text: "a" },
      { isOpen: true, city: "tustin", treatment: "dysport" },
    ];
    for (const chosen of every) {
      const choices = await countChoices({ db, clock }, injectables, chosen, kinds);
      for (const { slug, count } of choices.cities)
        if (count || slug === "brea")
          expect(await found(db, { ...chosen, city: slug }, injectables)).toHaveLength(count);
      for (const { slug, count } of choices.categories)
        expect(await found(db, { ...chosen, category: slug }, injectables)).toHaveLength(count);
      for (const { slug, count } of choices.treatments)
        expect(await found(db, { ...chosen, treatment: slug }, injectables)).toHaveLength(count);
      for (const { level, count } of choices.prices)
        expect(await found(db, { ...chosen, price: level }, injectables)).toHaveLength(count);
      expect(await found(db, { ...chosen, isOpen: true }, injectables)).toHaveLength(choices.open);
    }
    const plain = await countChoices({ db, clock }, injectables, {}, kinds);
    expect(some(plain.cities)).toEqual([
      ["irvine", 2],
      ["tustin", 1],
    ]);
    expect(some(plain.treatments)).toEqual([
      ["botox", 2],
      ["dysport", 2],
    ]);
    expect(plain.prices.map(({ count }) => count)).toEqual([2, 1, 0, 0]);
    expect(plain.open).toBe(2);
    expect(some(plain.categories)).toEqual([
      ["cosmetic-injectables-fillers", 2],
      ["laser-light-therapies", 1],
      ["anti-aging-treatments", 1],
    ]);
  });

  test("cover all cities and the page's offered treatments, even without results", async ({
    db,
  }) => {
    await addDrafts(
      db,
      { services: offering("botox", "hydrafacial") },
      { name: "Two", services: offering("kybella"), city: "tustin" },
    );
    const { cities, treatments } = await countChoices(
      { db, clock },
      injectables,
      { city: "irvine" },
      ["cities", "treatments"],
    );
    expect(cities).toHaveLength(33);
    expect(treatments.map(({ slug, count }) => [slug, count])).toEqual([
      ["botox", 1],
      ["kybella", 0],
    ]);
  });

  test("cover offered treatments on a page of all listings, and the other ones on a treatment page", async ({
    db,
  }) => {
    await addDrafts(
      db,
      { services: offering("botox", "dysport") },
      { name: "Two", services: offering("dysport") },
    );
    expect(some((await countChoices({ db, clock }, {}, {}, ["treatments"])).treatments)).toEqual([
      ["dysport", 2],
      ["botox", 1],
    ]);
    expect(
      (
        await countChoices({ db, clock }, { treatment: "botox", city: "irvine" }, {}, [
          "treatments",
        ])
      ).treatments,
    ).toEqual([{ slug: "dysport", name: "Dysport", count: 1 }]);
  });

  test("include the selected options", async ({ db }) => {
    const { treatments } = await countChoices({ db, clock }, {}, { treatment: "botox" }, [
      "treatments",
    ]);
    expect(treatments).toEqual([{ slug: "botox", name: "Botox", count: 0 }]);
  });
});
