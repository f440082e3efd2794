import { describe, expect, test as plainTest } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { startServer } from "#tests/support/server.ts";
import { test } from "#tests/support/site.ts";

type Point = {
  slug: string;
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  isPremium: boolean;
};
type Points = { points: Point[]; total: number };
type Listing = {
  slug: string;
  city: string;
  latitude: number;
  longitude: number;
  rating: number | null;
  reviewCount: number;
};

const coast = "33.5,-118.1,33.7,-117.85";

describe("GET /api/map", () => {
  test("returns every published listing as a documented point, Premier first", async ({ site }) => {
    const answer = await site.json<Points>("/api/map");
    const listings = await site.json<Listing[]>("/api/medspas");
    expect(answer.points.map(({ slug }) => slug)).toEqual(listings.map(({ slug }) => slug));
    expect(answer.total).toBe(listings.length);
    const schema = answerSchema(await site.json<OpenApi>("/api/openapi.json"), "/api/map", 200);
    expect(schema.safeParse(answer).error?.issues ?? []).toEqual([]);
  });

  test("filters by map bounds", async ({ site }) => {
    const { points, total } = await site.json<Points>(`/api/map?bounds=${coast}`);
    const listings = await site.json<Listing[]>("/api/medspas");
    const there = listings.filter(
      ({ latitude, longitude }) =>
        latitude >= 33.5 && latitude <= 33.7 && longitude >= -118.1 && longitude <= -117.85,
    );
    expect(there.length).toBeGreaterThan(5);
    expect(there.length).toBeLessThan(listings.length);
    expect(points.map(({ slug }) => slug)).toEqual(there.map(({ slug }) => slug));
    expect(total).toBe(there.length);
  });

  test("filters by city, category and treatment, by slug or name", async ({ site }) => {
    const narrow = await site.json<Points>(
      "/api/map?city=Newport%20Beach&category=laser-light-therapies",
    );
    const named = await site.json<Points>(
      "/api/map?city=newport-beach&category=Laser%20%26%20Light-Based%20Therapies",
    );
    expect(narrow.total).toBeGreaterThan(0);
    expect(named).toEqual(narrow);
    expect(new Set(narrow.points.map(({ city }) => city))).toEqual(new Set(["Newport Beach"]));
    const botox = await site.json<Points>("/api/map?treatment=botox");
    expect(botox.total).toBeGreaterThan(0);
    expect(botox.total).toBeLessThan((await site.json<Points>("/api/map")).total);
  });

  test("finds nothing for unknown values", async ({ site }) => {
    for (const query of [
      "city=atlantis",
      "city=%21",
      "category=alchemy",
      "treatment=hope",
      "bounds=0,0,1,1",
    ])
      expect(await site.json<Points>(`/api/map?${query}`)).toEqual({ points: [], total: 0 });
  });

  test("rejects invalid bounds with a message", async ({ site }) => {
    const response = await site.get("/api/map?bounds=here");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { bounds: ["Must be south,west,north,east in degrees."] },
    });
  });

  test("is cached for two minutes and revalidated", async ({ site }) => {
    const first = await site.get("/api/map?city=irvine");
    expect(first.headers.get("cache-control")).toBe("public, max-age=120");
    const again = await site.get("/api/map?city=irvine", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });
});

describe("the map page without JavaScript", () => {
  test("shows cities with their counts and the first nine listings", async ({ site }) => {
    const page = await site.page("/map");
    const listings = await site.json<Listing[]>("/api/medspas");
    const cities =
      await site.json<{ slug: string; name: string; listingCount: number }[]>("/api/locations");
    expect(page.headings).toEqual(["Map of med spas in Orange County"]);
    expect(page.listings).toEqual(listings.slice(0, 9).map(({ slug }) => slug));
    for (const { slug, name, listingCount } of cities) {
      expect(page.links).toContain(`/search?city=${slug}`);
      expect(page.text).toContain(
        `${name} ${listingCount} med spa${listingCount === 1 ? "" : "s"}`,
      );
    }
    expect(page.text).toContain(`${listings.length} med spas on the map`);
    expect(page.text).toContain("View All Med Spas");
    expect(page.links).toContain("/search");
    for (const { rating, reviewCount } of listings.slice(0, 9))
      expect(page.text).toContain(
        rating === null ? "New listing" : `${rating.toFixed(1)} out of 5, (${reviewCount} review`,
      );
    expect(page.text).toContain("County outline: U.S. Census Bureau");
    expect(page.robots).toBe("index, follow");
  });

  test("filters by city and bounds and is then not indexed", async ({ site }) => {
    for (const query of ["city=irvine", `bounds=${coast}`]) {
      const { points, total } = await site.json<Points>(`/api/map?${query}`);
      const page = await site.page(`/map?${query}`);
      expect(page.listings).toEqual(points.slice(0, 9).map(({ slug }) => slug));
      expect(page.text).toContain(`${total} med spas on the map`);
      expect(page.robots).toBe("noindex");
      expect(page.canonical).toMatch(/\/map$/);
    }
  });

  test("tolerates unreadable parameters", async ({ site }) => {
    for (const query of ["bounds=here", "bounds=1,2,3", "city=%21", "near=33,-117", "x=1"]) {
      const page = await site.page(`/map?${query}`);
      expect(`${query} ${page.status} ${page.listings.length}`).toBe(`${query} 200 9`);
    }
  });

  test("reports an unknown city", async ({ site }) => {
    const page = await site.page("/map?city=atlantis");
    expect(page.text).toContain("No med spas here yet");
  });

  test("redirects the other name of the city parameter", async ({ site }) => {
    const response = await site.get("/map?location=Irvine");
    expect(`${response.status} ${response.headers.get("location")}`).toBe("301 /map?city=irvine");
  });

  test("has its own stylesheet from this site, on this page only", async ({ site }) => {
    const sheets = async (path: string) =>
      [...(await site.page(path)).html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(await sheets("/map")).toHaveLength(2);
    expect(await sheets("/")).toHaveLength(1);
  });
});

plainTest(
  "MAP_TILES_URL allows images from its origin on pages with a map only, and the privacy texts say so",
  async () => {
    const server = await startServer({
      env: { MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}.png" },
    });
    try {
      for (const path of ["/search?q=botox", "/map"]) {
        const policy =
          (await fetch(server.url + path)).headers.get("content-security-policy") ?? "";
        expect(policy).toContain("img-src 'self' data: https://tiles.example;");
        expect(policy.match(/https?:/g)).toHaveLength(1);
      }
      expect((await fetch(server.url)).headers.get("content-security-policy")).toContain(
        "img-src 'self' data:;",
      );
      expect(readPage(await (await fetch(`${server.url}/map`)).text()).text).toContain(
        "Map pictures: tiles.example",
      );
      const textOf = async (path: string) =>
        readPage(await (await fetch(server.url + path)).text()).text;
      expect(await textOf("/privacy-policy")).toContain("Map pictures come from tiles.example");
      expect(await textOf("/privacy-choices")).toContain("no other company but tiles.example");
    } finally {
      await server.stop();
    }
  },
);

test("without MAP_TILES_URL, no page may load anything from another origin", async ({ site }) => {
  expect((await site.page("/privacy-policy")).text).toContain(
    "No public page contacts another company",
  );
  expect((await site.page("/privacy-choices")).text).toContain("we contact no other company.");
  expect((await site.get("/map")).headers.get("content-security-policy")).toContain(
    "img-src 'self' data:;",
  );
});

test("a search shows on the map what it shows as a list, with all its filters", async ({
  site,
}) => {
  for (const query of ["q=botx+irvine", "q=botox&rating=4&offers=1", "near=92618&radius=5"]) {
    const { results } = await site.json<{ results: { slug: string }[] }>(`/api/search?${query}`);
    const { points, total } = await site.json<Points>(`/api/map?${query}`);
    expect(total).toBeGreaterThan(0);
    const slugs = points.map(({ slug }) => slug);
    expect(slugs.slice(0, results.length)).toEqual(results.map(({ slug }) => slug));
    const map = await site.page(`/map?${query}`);
    expect(map.listings).toEqual(slugs.slice(0, 9));
    const list = new URLSearchParams(query);
    expect(map.links.some((href) => href.startsWith("/search?") && sameQuery(href, list))).toBe(
      true,
    );
    const { links } = await site.page(`/search?${query}`);
    expect(links.some((href) => href.startsWith("/map?") && sameQuery(href, list))).toBe(true);
  }
});

const sameQuery = (href: string, query: URLSearchParams) =>
  new URL(href, "http://site").searchParams.toString() === query.toString();
