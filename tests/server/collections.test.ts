import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const pages: [path: string, heading: string, count: RegExp][] = [
  ["/med-spas", "Medical Spas in Orange County", /(\d+) Medical Spas Found/],
  ["/injectables", "Injectable Treatments in OC", /(\d+) Injectable Providers Found/],
  ["/iv-wellness", "IV Therapy & Wellness", /(\d+) IV & Wellness Centers Found/],
  ["/hbot", "Hyperbaric Oxygen Therapy", /(\d+) HBOT Centers Found/],
  ["/skincare", "Skincare Treatments in OC", /(\d+) Skincare Providers Found/],
  ["/modalities", "Wellness Modalities in OC", /(\d+) Wellness Providers Found/],
];

const countOf = (text: string, count: RegExp) => Number(count.exec(text)?.[1]);

for (const [path, heading, count] of pages)
  describe(path, () => {
    test("has its own page with listings and a count", async ({ site }) => {
      const page = await site.page(path);
      expect(page.headings).toEqual([heading]);
      expect(countOf(page.text, count)).toBeGreaterThan(0);
      expect(page.listings).toHaveLength(Math.min(countOf(page.text, count), 24));
      expect(page.text).toContain("All Cities");
      const total = countOf(page.text, count);
      const [search = ""] = page.links.filter((link) => link.endsWith("#filters"));
      expect((await site.page(search)).text).toContain(`${total} providers found`);
      expect(page.robots).toBe("index, follow");
      expect(page.canonical).toBe(siteUrl + path);
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
