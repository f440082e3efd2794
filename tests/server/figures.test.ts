import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { atLevel } from "#tests/support/test-level.ts";
import providers from "../../database/seed/providers/irvine.json" with { type: "json" };

type Counted = { slug: string; name: string; listingCount: number };

const inTile = (count: number) => `${count} ${count === 1 ? "provider" : "providers"}`;
const listed = (count: number) => `${count} ${count === 1 ? "listing" : "listings"}`;

describe("the counts on the home page", () => {
  test("cover providers, and cities and categories with listings", async ({ site }) => {
    const { text } = await site.page("/");
    const total = (await site.get("/api/medspas?limit=1")).headers.get("x-total-count");
    const withListings = (all: Counted[]) =>
      all.filter(({ listingCount }) => listingCount > 0).length;
    expect(text).toContain(`Providers ${total}+`);
    expect(text).toContain(`Cities ${withListings(await site.json("/api/locations"))}`);
    expect(text).toContain(`Categories ${withListings(await site.json("/api/categories"))}+`);
    const reviews = (await site.json<{ reviewCount: number }[]>("/api/medspas")).reduce(
      (sum, { reviewCount }) => sum + reviewCount,
      0,
    );
    // Each published review has a proof, which the database enforces.
    expect(text).toContain(`Verified Reviews ${reviews > 0 ? "100%" : "None yet"}`);
    expect(text).toContain(`View All ${total} Providers`);
  });

  test("cover the listings of the first categories and of the largest cities", async ({ site }) => {
    const { text, links } = await site.page("/");
    const categories = await site.json<Counted[]>("/api/categories");
    for (const { name, listingCount } of categories.slice(0, 10))
      expect(text).toContain(`${name} ${inTile(listingCount)}`);
    const cities = await site.json<Counted[]>("/api/locations");
    const fullest = cities
      .sort((a, b) => b.listingCount - a.listingCount || a.name.localeCompare(b.name))
      .slice(0, 8);
    for (const { name, listingCount } of fullest)
      expect(text).toContain(`${name} ${inTile(listingCount)}`);
    expect(links.filter((link) => link.startsWith("/search?city="))).toEqual(
      fullest.map(({ slug }) => `/search?city=${slug}`),
    );
  });
});

test("the lists of categories and cities count the listings of each", async ({ site }) => {
  const categories = await site.page("/categories");
  for (const { name, listingCount } of await site.json<Counted[]>("/api/categories"))
    expect(categories.text).toContain(`${name} ${inTile(listingCount)}`);
  const locations = await site.page("/locations");
  for (const { name, listingCount } of await site.json<Counted[]>("/api/locations"))
    expect(locations.text).toContain(`${name} ${inTile(listingCount)}`);
});

test("the list of all med spas counts them", async ({ site }) => {
  const total = (await site.get("/api/medspas?limit=1")).headers.get("x-total-count");
  expect((await site.page("/med-spas")).text).toContain(`${total} Medical Spas Found`);
});

test("a category page counts the listings of its category", async ({ site }) => {
  for (const { slug, listingCount } of await site.json<Counted[]>("/api/categories")) {
    const { text } = await site.page(`/category/${slug}`);
    expect(text).toContain(`${listed(listingCount)} in Orange County`);
    if (listingCount > 6) expect(text).toContain(`View All ${listingCount} Providers`);
  }
});

test("a city page counts the listings of its city", async ({ site }) => {
  for (const { slug, listingCount } of await site.json<Counted[]>("/api/locations")) {
    const { text, description } = await site.page(`/city/${slug}`);
    expect(text).toContain(`Providers ${listingCount} `);
    expect(description).toMatch(new RegExp(`^${listingCount} `));
  }
});

test("a city page's count for a treatment equals the number of providers on the treatment's page", async ({
  site,
}) => {
  for (const city of atLevel(["la-palma"], ["irvine", "newport-beach", "la-palma"])) {
    const { html } = await site.page(`/city/${city}`);
    const treatments = [
      ...html.matchAll(new RegExp(`href="(/(?!city/)[\\w-]+/${city})"[^>]*>(.*?)</a>`, "gs")),
    ];
    expect(treatments.length).toBeGreaterThan(0);
    for (const [, path = "", label = ""] of treatments) {
      const count = Number(/(\d+)\D*$/.exec(label.replace(/<[^>]*>/g, ""))?.[1]);
      const page = await site.page(`${path}?view=all`);
      expect(`${path} ${page.listings.length}`).toBe(`${path} ${count}`);
      expect(page.text).toContain(`Providers found ${count}`);
    }
  }
});

test("a treatment's page shows the averages of its providers' prices and times", async ({
  site,
}) => {
  const entries = providers
    .flatMap(({ services }) => services)
    .filter(({ treatment }) => treatment === "botox");
  const mean = (numbers: number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const price = mean(entries.flatMap((entry) => entry.price));
  const { text } = await site.page("/botox/irvine");
  expect(text).toContain(`Average cost $${price.toFixed(2)} per unit, about`);
  expect(text).toContain(`20 to 40 units, from ${entries.length} listed prices`);
  expect(text).toContain(
    `Session time ${Math.round(mean(entries.map(({ minutes }) => minutes)))} minutes`,
  );
});
