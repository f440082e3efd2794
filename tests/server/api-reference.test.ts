import { expect } from "vitest";
import { test } from "#tests/support/site.ts";
import cityList from "../../site/cities.json" with { type: "json" };

type Counted = { slug: string; name: string; listingCount: number };

const total = (response: Response) => Number(response.headers.get("x-total-count"));

test("GET /api/cities returns the 33 names alphabetically", async ({ site }) => {
  const names = await site.json<string[]>("/api/cities");
  expect(names).toHaveLength(33);
  expect(names).toEqual(cityList.map(({ name }) => name).sort());
});

test("GET /api/locations counts the listings of each city", async ({ site }) => {
  const locations = await site.json<Counted[]>("/api/locations");
  expect(locations.map(({ name }) => name)).toEqual(await site.json("/api/cities"));
  for (const { slug, listingCount } of locations)
    expect(`${slug}: ${listingCount}`).toBe(
      `${slug}: ${total(await site.get(`/api/medspas?city=${slug}&limit=1`))}`,
    );
});

test("GET /api/categories counts the listings of each category", async ({ site }) => {
  const categories = await site.json<Counted[]>("/api/categories");
  expect(categories).toHaveLength(11);
  for (const { slug, listingCount } of categories)
    expect(`${slug}: ${listingCount}`).toBe(
      `${slug}: ${total(await site.get(`/api/medspas?category=${slug}&limit=1`))}`,
    );
});

test("the treatment counts of the categories cover all treatments", async ({ site }) => {
  const categories = await site.json<{ treatmentCount: number }[]>("/api/categories");
  const treatments = await Promise.all(categories.map(({ treatmentCount }) => treatmentCount));
  expect(treatments.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(60);
  // The last category is for imports, which name no treatments.
  expect(Math.min(...treatments.slice(0, -1))).toBeGreaterThan(0);
});

test("GET /api/categories/{slug} returns a category as in the list", async ({ site }) => {
  const [first] = await site.json<[Counted]>("/api/categories");
  expect(await site.json(`/api/categories/${first.slug}`)).toEqual(first);
});

test("GET /api/seo-pages returns existing pages without repeats and matches its total", async ({
  site,
}) => {
  const { totalPages, combinations } = await site.json<{
    totalPages: number;
    combinations: { url: string }[];
  }>("/api/seo-pages");
  const addresses = combinations.map(({ url }) => url);
  expect(addresses).toHaveLength(totalPages);
  expect(new Set(addresses).size).toBe(totalPages);
  for (const address of addresses.slice(0, 20))
    expect((await site.page(address)).robots).toBe("index, follow");
});

test("GET /api/seo-pages limits the pages and counts all", async ({ site }) => {
  const all = await site.json<{ totalPages: number; combinations: object[] }>("/api/seo-pages");
  const few = await site.json("/api/seo-pages?limit=5");
  expect(few).toEqual({ totalPages: all.totalPages, combinations: all.combinations.slice(0, 5) });
});
