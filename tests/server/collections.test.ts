import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const pages: [path: string, heading: string, count: RegExp, empty: string][] = [
  [
    "/med-spas",
    "Medical Spas in Orange County",
    /(\d+) Medical Spas Found/,
    "No medical spas found.",
  ],
  [
    "/injectables",
    "Injectable Treatments in OC",
    /(\d+) Injectable Providers Found/,
    "No injectable providers found matching your criteria",
  ],
  [
    "/iv-wellness",
    "IV Therapy & Wellness",
    /(\d+) IV & Wellness Centers Found/,
    "No IV & wellness centers found matching your criteria",
  ],
  [
    "/hbot",
    "Hyperbaric Oxygen Therapy",
    /(\d+) HBOT Centers Found/,
    "No HBOT centers found matching your criteria",
  ],
  [
    "/skincare",
    "Skincare Treatments in OC",
    /(\d+) Skincare Providers Found/,
    "No skincare providers found matching your criteria",
  ],
  [
    "/modalities",
    "Wellness Modalities in OC",
    /(\d+) Wellness Providers Found/,
    "No wellness providers found matching your criteria",
  ],
];

const countOf = (text: string, count: RegExp) => Number(count.exec(text)?.[1]);

for (const [path, heading, count, empty] of pages)
  describe(path, () => {
    test("has its own page with listings and a count", async ({ site }) => {
      const page = await site.page(path);
      expect(page.headings).toEqual([heading]);
      expect(countOf(page.text, count)).toBeGreaterThan(0);
      expect(page.listings).toHaveLength(Math.min(countOf(page.text, count), 24));
      expect(page.text).toContain("All Cities");
      expect(page.robots).toBe("index, follow");
      expect(page.canonical).toBe(siteUrl + path);
    });

    test("is not indexed when filtered, has the plain canonical URL and can be cleared", async ({
      site,
    }) => {
      for (const query of [
        "?q=zzzz",
        "?city=atlantis",
        "?q=zzzz&city=irvine&treatment=botox&price=%24%24&open=1",
      ]) {
        const page = await site.page(path + query);
        expect(page.status).toBe(200);
        expect(page.text).toContain(empty);
        expect(page.text).toContain("Clear Filters");
        expect(page.robots).toBe("noindex");
        expect(page.canonical).toBe(siteUrl + path);
        expect(page.links).toContain(path);
      }
    });

    test("counts each filter chip by its results", async ({ site }) => {
      const { html } = await site.page(path);
      const chips = [
        ...html.matchAll(/<a href="([^"]*\?treatment=[^"]*)"[^>]*>.*?(\d+)<\/span><\/a>/gs),
      ];
      if (["/injectables", "/iv-wellness", "/skincare", "/modalities"].includes(path))
        expect(chips.length).toBeGreaterThan(5);
      for (const [, href = "", shown] of chips)
        expect((await site.page(href)).listings).toHaveLength(Math.min(Number(shown), 24));
    });

    test("ignores invalid filter values", async ({ site }) => {
      const plain = (await site.page(path)).listings;
      for (const query of [
        "?price=cheap",
        "?price=%24%24%24%24%24",
        "?open=yes",
        "?city=",
        "?q=%20%07",
        "?q=",
        "?page=x",
        "?treatment=%26",
        "?sort=x&view=all",
      ])
        expect(`${query} ${(await site.page(path + query)).listings}`).toBe(`${query} ${plain}`);
    });
  });

test("cities and treatments are understood by name too", async ({ site }) => {
  const bySlug = await site.page("/injectables?city=newport-beach&treatment=dermal-fillers");
  expect(bySlug.listings.length).toBeGreaterThan(0);
  expect(
    (await site.page("/injectables?city=Newport%20Beach&treatment=Dermal+Fillers")).listings,
  ).toEqual(bySlug.listings);
  expect(bySlug.text).toContain("Newport Beach");
});

test("the hyperbaric oxygen and skincare pages have the documented texts", async ({ site }) => {
  const hbot = await site.page("/hbot");
  for (const words of [
    "sessions typically 60-90 minutes",
    "chambers at 1.5-3 times normal pressure",
  ])
    expect(hbot.text).toContain(words);
  const skincare = await site.page("/skincare");
  for (const words of ["Hydrating Facials", "Rejuvenation", "Problem Solving", "All Treatments"])
    expect(skincare.text).toContain(words);
});

test("selecting another city on a treatment's page redirects, and an unknown one changes nothing", async ({
  site,
}) => {
  const moved = await site.get("/botox/irvine?city=newport-beach&q=a");
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/botox/newport-beach?q=a"]);
  const same = await site.get("/botox/irvine?city=irvine");
  expect([same.status, same.headers.get("location")]).toEqual([302, "/botox/irvine"]);
  for (const city of ["atlantis", "%2F%2Fevil.example"])
    expect((await site.get(`/botox/irvine?city=${city}`)).status).toBe(200);
});

describe("filtered lists of a city or a treatment, unindexed and with a message when empty", () => {
  for (const path of ["/city/irvine", "/botox/irvine"])
    test(path, async ({ site }) => {
      const page = await site.page(`${path}?q=zzzz`);
      expect(page.listings).toEqual([]);
      expect(page.text).toMatch(/No (providers|results) (found|match)/);
      expect(page.text).toContain("Try adjusting your search criteria");
      expect(page.robots).toBe("noindex");
      expect(page.canonical).toBe(siteUrl + path);
      expect(page.links).toContain(path);
    });
});
