import { readdirSync, readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { sample } from "#tests/support/test-level.ts";

/** Kinds of pages with their heading and structured data types beyond those of every page. */
const pages: [path: string, heading: string, jsonLd: string[]][] = [
  ["/", "Orange County’s Premier MedSpa Guide", ["ItemList"]],
  ["/med-spas", "Medical Spas in Orange County", ["BreadcrumbList", "ItemList"]],
  ["/med-spas?page=2", "Medical Spas in Orange County", ["BreadcrumbList", "ItemList"]],
  ["/injectables", "Injectable Treatments in OC", ["BreadcrumbList", "ItemList"]],
  ["/iv-wellness", "IV Therapy & Wellness", ["BreadcrumbList", "ItemList"]],
  ["/hbot", "Hyperbaric Oxygen Therapy", ["BreadcrumbList", "ItemList"]],
  ["/skincare", "Skincare Treatments in OC", ["BreadcrumbList", "ItemList"]],
  ["/modalities", "Wellness Modalities in OC", ["BreadcrumbList", "ItemList"]],
  ["/categories", "All Treatment Categories", ["BreadcrumbList", "ItemList"]],
  [
    "/category/laser-light-therapies",
    "Laser & Light-Based Therapies",
    ["BreadcrumbList", "ItemList"],
  ],
  ["/locations", "Orange County cities", ["BreadcrumbList", "ItemList"]],
  ["/city/irvine", "Med spas in Irvine", ["BreadcrumbList", "ItemList"]],
  [
    "/botox/irvine",
    "Botox in Irvine",
    ["BreadcrumbList", "ItemList", "MedicalProcedure", "FAQPage"],
  ],
  [
    "/listing/morrow-park-laser-and-skin",
    "Morrow Park Laser & Skin",
    ["BreadcrumbList", "DaySpa", "Offer"],
  ],
  ["/api/docs", "API", ["WebPage", "BreadcrumbList"]],
];

test("a page sends only markup: no router and no second copy of its data", async ({ site }) => {
  const html = await (await site.get("/med-spas")).text();
  expect(html).not.toMatch(/__reactRouter|streamController/);
  expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    expect.stringMatching(/^\/assets\/entry\.client-/),
  ]);
});

test("browsers get only the routes of the offices", () => {
  const folder = "build/client/assets";
  const manifest = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
  const listed = readFileSync(`${folder}/${manifest}`, "utf8").matchAll(/"path":"([^"/]+)/g);
  expect(new Set([...listed].map(([, start]) => start))).toEqual(
    new Set(["admin", "client-admin", "owner", ":slug", "*"]),
  );
});

describe("headings and structured data of each page", () => {
  for (const [path, heading, kinds] of pages)
    test(path, async ({ site }) => {
      const page = await site.page(path);
      expect(page.status).toBe(200);
      expect(page.headings).toEqual([heading]);
      expect(page.titles).toHaveLength(1);
      expect(page.titles[0]?.length).toBeLessThanOrEqual(70);
      expect(page.canonical).toBe(siteUrl + path);
      expect(page.description?.length).toBeGreaterThanOrEqual(50);
      expect(page.robots).toBe("index, follow");
      expect(page.jsonLd.map((item) => [item["@type"]].flat()[0])).toEqual(["WebSite", ...kinds]);
      expect(page.jsonLd.every((item) => item["@context"] === "https://schema.org")).toBe(true);
      expect(page.html).toMatch(/^<!DOCTYPE html><html lang="en"/);
    });
});

test("titles and descriptions differ from page to page", async ({ site }) => {
  const read = await Promise.all(pages.map(([path]) => site.page(path)));
  expect(new Set(read.map(({ titles }) => titles[0])).size).toBe(pages.length);
  expect(new Set(read.map(({ description }) => description)).size).toBeGreaterThanOrEqual(
    pages.length - 1,
  );
});

test("every category, city and listing has a page with its name as the heading", async ({
  site,
}) => {
  type ListingName = { slug: string; name: string };
  const categories = await site.json<ListingName[]>("/api/categories");
  const cities = await site.json<ListingName[]>("/api/locations");
  const listings = await site.json<ListingName[]>("/api/medspas");
  for (const { slug, name } of categories)
    expect((await site.page(`/category/${slug}`)).headings).toEqual([name]);
  for (const { slug, name } of cities)
    expect((await site.page(`/city/${slug}`)).headings).toEqual([`Med spas in ${name}`]);
  for (const { slug, name } of sample(listings, 16, (each) => each.slug))
    expect((await site.page(`/listing/${slug}`)).headings).toEqual([name]);
});

test("every image on the pages exists in each of its widths", async ({ site }) => {
  const found = new Set<string>();
  for (const [path] of pages) {
    const html = await (await site.get(path)).text();
    for (const [, name, value = ""] of html.matchAll(
      /<(?:img|source)\b[^>]*?\s(src|srcset)="([^"]+)"/gi,
    ))
      for (const each of name?.toLowerCase() === "src" ? [value] : value.split(","))
        found.add(each.trim().split(" ")[0] ?? "");
  }
  const asked = [...found].filter((address) => !address.startsWith("data:"));
  expect(asked.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const address of asked) {
    const response = await site.get(address);
    const type = response.headers.get("content-type");
    await response.body?.cancel();
    if (response.status !== 200 || !type?.startsWith("image/"))
      wrong.push(`${address}: ${response.status} ${type}`);
  }
  expect(wrong).toEqual([]);
});

test("every link in the content of the pages leads to a page", async ({ site }) => {
  const found = new Set<string>();
  // Directions lead to a maps app.
  for (const [path] of pages)
    for (const link of (await site.page(path)).links)
      if (/^\/[^/]?/.test(link) && !link.endsWith("/directions")) found.add(link);
  expect(found.size).toBeGreaterThan(100);
  const statuses: string[] = [];
  const left = sample([...found], 6);
  // A few at a time, like real visitors.
  const visit = async () => {
    for (let link = left.pop(); link; link = left.pop())
      statuses.push(`${link} ${(await site.get(link)).status}`);
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(statuses.filter((status) => !status.endsWith(" 200"))).toEqual([]);
});

test("every question in the structured data appears on the page with its answer", async ({
  site,
}) => {
  type Question = { name: string; acceptedAnswer: { text: string } };
  for (const path of ["/botox/irvine", "/coolsculpting/la-palma"]) {
    const page = await site.page(path);
    const { mainEntity = [] } = (page.jsonLd.find((item) => item["@type"] === "FAQPage") ?? {}) as {
      mainEntity?: Question[];
    };
    expect(mainEntity.length).toBeGreaterThanOrEqual(5);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(page.text).toContain(name);
      expect(page.text).toContain(acceptedAnswer.text);
    }
  }
});

test("a profile's structured data matches the API", async ({ site }) => {
  type Listing = {
    slug: string;
    name: string;
    phone: string;
    address: string;
    zipCode: string;
    city: string;
    rating: number | null;
    reviewCount: number;
  };
  for (const { slug, name, phone, address, zipCode, city, rating, reviewCount } of await site.json<
    Listing[]
  >("/api/medspas?limit=20")) {
    const business = (await site.page(`/listing/${slug}`)).jsonLd.find(
      (item) => "telephone" in item,
    );
    expect(business).toMatchObject({
      name,
      telephone: `+1${phone.replace(/\D/g, "")}`,
      url: `${siteUrl}/listing/${slug}`,
    });
    expect(business?.address).toMatchObject({
      streetAddress: address,
      postalCode: zipCode,
      addressLocality: city,
    });
    expect(business?.aggregateRating).toEqual(
      rating === null
        ? undefined
        : { "@type": "AggregateRating", ratingValue: rating, reviewCount },
    );
  }
});
