import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { isFullLevel, sample } from "#tests/support/test-level.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const pages = [
  "/",
  "/med-spas?page=2",
  "/hbot",
  "/category/laser-light-therapies",
  "/city/irvine",
  "/botox/irvine",
  "/coolsculpting/la-palma",
  "/listing/second-ink-laser-clinic",
  "/about",
  "/deals?city=irvine",
  "/terms-of-service",
];

describe("share images as PNGs in the declared size, at the site's own URL", () => {
  for (const path of sample(pages, 5))
    test(path, async ({ site }) => {
      const { html } = await site.page(path);
      const property = (name: string) =>
        html.match(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))?.[1] ?? "";
      const address = property("image");
      expect(address.startsWith(`${siteUrl}/share/`)).toBe(true);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
      expect(property("image:alt").length).toBeGreaterThan(10);
      const response = await site.get(address.slice(siteUrl.length));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 8)]).toEqual(signature);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)).toEqual([
        property("image:width"),
        property("image:height"),
      ]);
      expect(bytes.length).toBeGreaterThan(20_000);
      expect(bytes.length).toBeLessThan(400_000);
    });
});

test("a profile has a share image in a format that programs can read", async ({ site }) => {
  const { html } = await site.page("/listing/morrow-park-laser-and-skin");
  const property = (name: string) =>
    html.match(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))?.[1] ?? "";
  expect(property("image")).toBe(`${siteUrl}/share/listing/morrow-park-laser-and-skin.png`);
  const given = await site.get(new URL(property("image")).pathname);
  expect([given.status, given.headers.get("content-type")]).toEqual([200, property("image:type")]);
  expect([property("image:width"), property("image:height")]).toEqual(["1200", "630"]);
});

test.runIf(isFullLevel)("static pages have their own images", async ({ site }) => {
  const paths = [
    "home",
    "city/irvine",
    "city/brea",
    "botox/irvine",
    "listing/morrow-park-laser-and-skin",
    "category/laser-light-therapies",
  ].concat([
    "deals",
    "special-offers",
    "categories",
    "locations",
    "about",
    "contact",
    "treatment-demo",
  ]);
  // One after the other, because a busy server rightly refuses to draw many at once.
  const images = new Set<string>();
  for (const path of paths) {
    const response = await site.get(`/share/${path}.png`);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    images.add(Buffer.from(await response.arrayBuffer()).toString("base64"));
  }
  expect(images.size).toBe(paths.length);
});

test("a page with its own image refers to it", async ({ site }) => {
  for (const path of [
    "/deals",
    "/special-offers",
    "/categories",
    "/locations",
    "/about",
    "/contact",
    "/treatment-demo",
  ])
    expect((await site.page(path)).html).toContain(
      `<meta property="og:image" content="${siteUrl}/share${path}.png"`,
    );
});

test("an image is drawn once, cached and not compressed again", async ({ site }) => {
  const path = "/share/listing/morrow-park-laser-and-skin.png";
  const first = await site.get(path, { "accept-encoding": "br" });
  expect(first.headers.get("content-encoding")).toBeNull();
  const before = await site.metric("page_cache_hits_total");
  const again = await site.get(path, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(await site.metric("page_cache_hits_total")).toBe(before + 1);
});

describe("missing share images", () => {
  for (const path of [
    "nowhere",
    "city/atlantis",
    "listing/nowhere",
    "botox/atlantis",
    "fat-freezing/irvine",
    "city/irvine/x",
    "terms-of-service",
    "toString",
  ])
    test(path, async ({ site }) => expect((await site.get(`/share/${path}.png`)).status).toBe(404));

  test("include other file extensions", async ({ site }) => {
    for (const path of ["/share/home", "/share/home.jpg", "/share/.png", "/share"])
      expect((await site.get(path)).status).toBe(404);
  });
});
