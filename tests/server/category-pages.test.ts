import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { categoryAdvice } from "../../site/category-advice.ts";
import massage from "../../site/treatments/massage.json" with { type: "json" };

type Category = {
  slug: string;
  name: string;
  listingCount: number;
  treatmentCount: number;
  benefits: string[];
  treatmentProcess: string[];
  recoveryTime: string;
  idealCandidates: string[];
  precautions: string[];
  sideEffects: string[];
  expectedResults: string;
};
type Listing = { slug: string; name: string; city: string };

const between = (text: string, from: string, to: string) =>
  text.slice(text.lastIndexOf(from), text.lastIndexOf(to));

test("a category page has every documented section with its texts", async ({ site }) => {
  for (const category of await site.json<Category[]>("/api/categories")) {
    const { html, text } = await site.page(`/category/${category.slug}`);
    const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, title]) => title);
    expect(titles.includes("Treatment Comparison Guide")).toBe(category.treatmentCount > 0);
    expect(titles).toEqual(
      expect.arrayContaining([
        "About",
        "Key Benefits",
        "Treatment Process",
        "Ideal Candidates",
        "Important Precautions",
        "Possible Side Effects",
        "Expected Results",
        "Providers",
        "Quick Facts",
        "Preparation Tips",
        "Safety First",
        "Top Providers",
        "Related Treatments",
      ]),
    );
    const {
      benefits,
      treatmentProcess,
      idealCandidates,
      precautions,
      sideEffects,
      recoveryTime,
      expectedResults,
    } = category;
    const advice = categoryAdvice[category.slug];
    const sentences = [
      ...benefits,
      ...treatmentProcess,
      ...idealCandidates,
      ...precautions,
      ...sideEffects,
      recoveryTime,
      expectedResults,
    ];
    for (const sentence of [
      ...sentences,
      ...(advice?.preparation ?? []),
      ...(advice?.safety ?? []),
    ])
      expect(text).toContain(sentence);
  }
});

describe("the comparison guide", () => {
  test("shows the catalog data of each treatment and counts its providers", async ({ site }) => {
    const { html, text } = await site.page(
      "/category/therapeutic-massage-wellness?view=treatments",
    );
    const rows = [...html.matchAll(/<tr class="flex.*?<\/tr>/gs)].map(([row]) => row);
    const { treatmentCount } = await site.json<Category>(
      "/api/categories/therapeutic-massage-wellness",
    );
    expect(rows).toHaveLength(treatmentCount);
    for (const { name, downtime, priceMin, priceMax, priceUnit } of massage.filter(
      ({ category }) => category === "therapeutic-massage-wellness",
    )) {
      const row = rows.find((each) => each.includes(`>${name.replace("&", "&amp;")}<`));
      expect(row, name).toContain(downtime);
      expect(text).toContain(
        `$${priceMin.toLocaleString("en-US")}–$${priceMax.toLocaleString("en-US")} ${priceUnit}`,
      );
    }
    for (const [, slug, count] of html.matchAll(
      /href="\/search\?treatment=([^"]*)" class="text-link">(\d+) listings?</g,
    ))
      expect((await site.page(`/search?treatment=${slug}`)).text).toMatch(
        new RegExp(`\\b${count} providers? found`),
      );
  });

  test("shows the most offered first, links to all of them and back", async ({ site }) => {
    const path = "/category/therapeutic-massage-wellness";
    const short = await site.page(path);
    expect(short.text).toMatch(/Compare all \d+ treatments/);
    expect(short.links).toContain(`${path}?view=treatments`);
    const whole = await site.page(`${path}?view=treatments`);
    expect(whole.links).toContain(path);
    expect(whole.robots).toBe("noindex");
    const counts = [...whole.html.matchAll(/class="text-link">(\d+) listings?</g)].map(
      ([, count]) => Number(count),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("links only to pages with listings", async ({ site }) => {
    const { html } = await site.page("/category/acne-scar-treatments");
    const links = [...html.matchAll(/<th scope="row".*?href="([^"]*)"/gs)].map(
      ([, link = ""]) => link,
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect((await site.page(link)).robots).toBe("index, follow");
  });
});

test("the quick facts of a category count its listings", async ({ site }) => {
  for (const { slug, listingCount, treatmentCount } of await site.json<Category[]>(
    "/api/categories",
  )) {
    const listings = await site.json<Listing[]>(`/api/medspas?category=${slug}`);
    const cities = new Set(listings.map(({ city }) => city)).size;
    expect((await site.page(`/category/${slug}`)).text).toContain(
      `Treatments ${treatmentCount} Listings ${listingCount} Cities ${cities} `,
    );
  }
});

test("top providers are the first five of the list", async ({ site }) => {
  for (const slug of ["cosmetic-injectables-fillers", "acupuncture-traditional-medicine"]) {
    const expected = (await site.json<Listing[]>(`/api/medspas?category=${slug}`)).slice(0, 5);
    const { text } = await site.page(`/category/${slug}`);
    const shown = between(text, "Top Providers", "Related Treatments");
    for (const { name } of expected) expect(shown).toContain(name);
  }
});

test("related treatments are the documented ones by name, without the page itself", async ({
  site,
}) => {
  const documented = [
    "anti-aging-treatments",
    "advanced-skin-care-treatments",
    "laser-light-therapies",
  ];
  const names = new Map(
    (await site.json<Category[]>("/api/categories")).map(({ slug, name }) => [slug, name]),
  );
  for (const slug of ["acne-scar-treatments", ...documented]) {
    const { html } = await site.page(`/category/${slug}`);
    const part = between(html, "Related Treatments", "</aside>");
    const links = [...part.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, link, name]) => `${link} ${name?.replace("&amp;", "&")}`,
    );
    const others = documented
      .filter((each) => each !== slug)
      .map((each) => `/category/${each} ${names.get(each)}`);
    expect(links.sort()).toEqual(["/categories All treatment categories", ...others].sort());
  }
});

describe("the page of all categories", () => {
  test("describes each category and names its first two providers", async ({ site }) => {
    const { text, listings } = await site.page("/categories");
    const seen = new Set<string>();
    for (const { slug, name, listingCount } of await site.json<Category[]>("/api/categories")) {
      expect(text).toContain(`${name} ${listingCount} providers`);
      for (const listing of (
        await site.json<Listing[]>(`/api/medspas?category=${slug}&limit=2`)
      ).slice(0, 2))
        seen.add(listing.slug);
    }
    expect(listings.toSorted()).toEqual([...seen].sort());
  });

  test("computes its figures and offers the search", async ({ site }) => {
    const { text, html } = await site.page("/categories");
    const all = await site.json<Category[]>("/api/categories");
    const [most] = all.toSorted((a, b) => b.listingCount - a.listingCount);
    expect(text).toContain(
      `Total categories ${all.length} Most Popular ${most?.name} ${most?.listingCount} providers`,
    );
    expect(text).toMatch(/Newest Category \w/);
    expect(text).toContain("Treatment Guide");
    expect(/<main.*<form [^>]*action="\/search".*<input[^>]*name="q"/s.test(html)).toBe(true);
  });
});
