import { describe, expect } from "vitest";
import { type Site, test } from "#tests/support/site.ts";

type Listing = {
  id: number;
  slug: string;
  city: string;
  categories: string[];
  isPremium: boolean;
  isActive: boolean;
  isOpenNow?: boolean;
};

/** Drops `isOpenNow`, because a listing may have opened between two requests. */
const anyHour = ({ isOpenNow: _, ...listing }: Listing) => listing;
const listed = async (site: Site, path = "/api/medspas") =>
  (await site.json<Listing[]>(path)).map(anyHour);

describe("GET /api/medspas", () => {
  test("returns all published listings with their total", async ({ site }) => {
    const response = await site.get("/api/medspas");
    const listings = (await response.json()) as Listing[];
    expect(listings.length).toBeGreaterThanOrEqual(110);
    expect(response.headers.get("x-total-count")).toBe(String(listings.length));
    expect(response.headers.get("link")).toBeNull();
    expect(listings.every(({ isActive }) => isActive)).toBe(true);
  });

  test("puts Premier listings first", async ({ site }) => {
    const listings = await site.json<Listing[]>("/api/medspas");
    const lastPremier = listings.findLastIndex(({ isPremium }) => isPremium);
    expect(listings.slice(0, lastPremier + 1).every(({ isPremium }) => isPremium)).toBe(true);
  });

  test.for(["irvine", "Irvine", "IRVINE"])("filters by city: %s", async (city, { site }) => {
    const all = await listed(site);
    const found = await listed(site, `/api/medspas?city=${city}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter((listing) => listing.city === "Irvine"));
  });

  test.for(["newport-beach", "Newport Beach", "newport beach"])(
    "filters by a two-word city: %s",
    async (city, { site }) => {
      const found = await site.json<Listing[]>(`/api/medspas?city=${encodeURIComponent(city)}`);
      expect(new Set(found.map((listing) => listing.city))).toEqual(new Set(["Newport Beach"]));
    },
  );

  test.for(["botox", "Botox"])(
    "filters by treatment, also on the next page: %s",
    async (treatment, { site }) => {
      const response = await site.get(`/api/medspas?treatment=${treatment}&city=irvine&limit=1`);
      const all = await site.json<Listing[]>("/api/medspas?city=irvine");
      expect(Number(response.headers.get("x-total-count"))).toBeLessThan(all.length);
      expect(response.headers.get("link")).toContain(`treatment=${treatment}`);
    },
  );

  test.for(["laser-light-therapies", "Laser & Light-Based Therapies"])(
    "filters by category slug or name: %s",
    async (category, { site }) => {
      const all = await listed(site);
      const found = await listed(site, `/api/medspas?category=${encodeURIComponent(category)}`);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(
        all.filter(({ categories }) => categories.includes("laser-light-therapies")),
      );
    },
  );

  test("combines both filters", async ({ site }) => {
    const found = await site.json<Listing[]>(
      "/api/medspas?category=laser-light-therapies&city=irvine",
    );
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(
        ({ city, categories }) => city === "Irvine" && categories.includes("laser-light-therapies"),
      ),
    ).toBe(true);
  });

  test("finds nothing for an unknown city or category", async ({ site }) => {
    for (const filter of ["city=atlantis", "category=alchemy", "city=%21", "category=%07"]) {
      const response = await site.get(`/api/medspas?${filter}`);
      expect(await response.json()).toEqual([]);
      expect(response.headers.get("x-total-count")).toBe("0");
    }
  });

  test("pages through every listing once, in the order of the whole list", async ({ site }) => {
    const seen: Listing[] = [];
    let next: string | undefined = "/api/medspas?limit=17";
    while (next) {
      const response: Response = await site.get(next);
      seen.push(...((await response.json()) as Listing[]));
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
    }
    expect(seen.map(anyHour)).toEqual(await listed(site));
  });

  test("keeps the filter in the URL of the next page", async ({ site }) => {
    const link = (await site.get("/api/medspas?city=irvine&limit=2")).headers.get("link");
    expect(link).toBe('</api/medspas?city=irvine&limit=2&offset=2>; rel="next"');
  });

  test("ignores unknown parameters", async ({ site }) => {
    expect(await listed(site, "/api/medspas?limit=3&utm_source=x&owner=1")).toEqual(
      await listed(site, "/api/medspas?limit=3"),
    );
  });
});

test("GET /api/medspas/featured returns exactly the Premier listings", async ({ site }) => {
  const all = await listed(site);
  const featured = await listed(site, "/api/medspas/featured");
  expect(featured.length).toBe(12);
  expect(featured).toEqual(all.filter(({ isPremium }) => isPremium));
});

test("GET /api/medspas/{slug} returns the list's data, and /enhanced adds more", async ({
  site,
}) => {
  const first = anyHour((await site.json<[Listing]>("/api/medspas?limit=1"))[0]);
  expect(anyHour(await site.json<Listing>(`/api/medspas/${first.slug}`))).toEqual(first);
  expect(await site.json(`/api/medspas/${first.slug}/enhanced`)).toMatchObject({
    ...first,
    treatmentGallery: expect.any(Array),
    beforeAfterPhotos: expect.any(Array),
  });
});
