import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { locationsGuide } from "../../site/locations-guide.ts";

type City = { slug: string; name: string; listingCount: number };
type Listing = {
  slug: string;
  city: string;
  priceRange: string;
  rating: number | null;
  reviewCount: number;
};

describe("the page of all locations", () => {
  test("features the six cities with the most listings and links all", async ({ site }) => {
    const cities = await site.json<City[]>("/api/locations");
    const { html, text, links } = await site.page("/locations");
    expect(text).toContain("Featured Orange County Cities");
    const fullest = cities
      .toSorted((a, b) => b.listingCount - a.listingCount || a.name.localeCompare(b.name))
      .slice(0, 6);
    const featured = [...html.matchAll(/<h3[^>]*><a href="\/city\/([^"]*)"/g)].map(
      ([, slug]) => slug,
    );
    expect(featured).toEqual(fullest.map(({ slug }) => slug));
    for (const { slug } of cities) expect(links).toContain(`/city/${slug}`);
  });

  test("computes its figures and offers the search", async ({ site }) => {
    const cities = await site.json<City[]>("/api/locations");
    const { text, html } = await site.page("/locations");
    const [most] = cities.toSorted(
      (a, b) => b.listingCount - a.listingCount || a.name.localeCompare(b.name),
    );
    expect(text).toContain(`Total cities ${cities.length} Most Popular `);
    expect(text).toContain(`Most Listings ${most?.name} ${most?.listingCount} providers`);
    expect(text).toMatch(/Newest Addition \w/);
    expect(text).toContain("Popular Areas");
    expect(text).toContain("Getting Around");
    expect(/<main.*<form [^>]*action="\/search".*<input[^>]*name="q"/s.test(html)).toBe(true);
  });

  test("names areas by existing cities", async ({ site }) => {
    const known = (await site.json<City[]>("/api/locations")).map(({ slug }) => slug);
    for (const { cities } of locationsGuide.areas)
      expect(known).toEqual(expect.arrayContaining(cities));
  });
});

describe("a city's figures", () => {
  test("come from its own listings: price levels, menus and the average of any reviews", async ({
    site,
  }) => {
    for (const slug of ["irvine", "la-palma"]) {
      const listings = await site.json<Listing[]>(`/api/medspas?city=${slug}`);
      const levels = listings.map(({ priceRange }) => priceRange).sort();
      const count = listings.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
      const mean =
        listings.reduce((sum, { rating, reviewCount }) => sum + (rating ?? 0) * reviewCount, 0) /
        count;
      const [from, to] = [levels[0], levels.at(-1)];
      const { text, html } = await site.page(`/city/${slug}`);
      const treatments = new Set(
        [...html.matchAll(new RegExp(`href="/([^/"]+)/${slug}"`, "g"))]
          .map(([, treatment]) => treatment)
          .filter((each) => each !== "city"),
      );
      expect(text).toContain(`Treatments offered ${treatments.size} `);
      const rated = count > 0 ? `Average rating ${mean.toFixed(1)} from ${count} review` : "";
      expect(text).toContain(`Price levels ${from === to ? from : `${from} to ${to}`} ${rated}`);
    }
  });
});

describe("the page of a treatment in a city", () => {
  test("says whom it is not for before the first provider", async ({ site }) => {
    const { html } = await site.page("/botox/irvine");
    const warning = html.indexOf("Not for everyone");
    expect(warning).toBeGreaterThan(0);
    expect(warning).toBeLessThan(html.indexOf("/booking/"));
  });

  test("puts the warning of the FDA above that", async ({ site }) => {
    const { html } = await site.page("/ozone-therapy/irvine");
    const [before, after] = html.split(/role="note"[^>]*>Federal regulation calls ozone/);
    expect(before).not.toContain("Not for everyone");
    expect(after).toContain("Not for everyone");
  });
});
