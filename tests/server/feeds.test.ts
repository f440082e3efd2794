import { expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { atLevel } from "#tests/support/test-level.ts";

type Feed = {
  version: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_text: string; date_published: string }[];
};
type Offer = { title: string; medSpaSlug: string };

test("both feeds have the same items: every current special, and new listings", async ({
  site,
}) => {
  const response = await site.get("/feed.json");
  expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
  const feed = (await response.json()) as Feed;
  expect(feed.feed_url).toBe(`${siteUrl}/feed.json`);
  const xml = await (await site.get("/feed.xml")).text();
  const inXml = [...xml.matchAll(/<guid isPermaLink="false">([^<]*)<\/guid>/g)].map(([, id]) => id);
  expect(feed.items.map(({ id }) => id)).toEqual(inXml);
  expect(new Set(inXml).size).toBe(inXml.length);
  const offers = await site.json<Offer[]>("/api/specials/active");
  expect(offers.length).toBeGreaterThan(0);
  for (const { title, medSpaSlug } of offers)
    expect(
      feed.items.some(
        (item) => item.title.startsWith(title) && item.url === `${siteUrl}/listing/${medSpaSlug}`,
      ),
    ).toBe(true);
  expect(feed.items.filter(({ id }) => id.includes(":listing-"))).toHaveLength(20);
});

test("the latest item comes first, and no item is dated in the future", async ({ site }) => {
  const { items } = await site.json<Feed>("/feed.json");
  const days = items.map((item) => item.date_published.slice(0, 10));
  expect(days).toEqual([...days].sort().reverse());
  expect((days[0] ?? "") <= new Date().toISOString().slice(0, 10)).toBe(true);
  const xml = await (await site.get("/feed.xml")).text();
  expect(xml).toContain(
    `<lastBuildDate>${new Date(items[0]?.date_published ?? "").toUTCString()}</lastBuildDate>`,
  );
});

test("every page links both feeds", async ({ site }) => {
  for (const path of ["/", "/botox/irvine", "/about"]) {
    const { html } = await site.page(path);
    const alternates = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].flatMap(([link]) =>
      link.includes("hrefLang") ? [] : [link],
    );
    expect(alternates.map((link) => link.match(/href="([^"]*)"/)?.[1])).toEqual([
      "/feed.xml",
      "/feed.json",
    ]);
  }
});

test("the sitemaps contain exactly the indexable pages at their canonical URLs", async ({
  site,
}) => {
  const addresses = async (path: string) =>
    [...(await (await site.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => address.slice(siteUrl.length),
    );
  const files = await addresses("/sitemap.xml");
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const all = await addresses(file);
    expect(all.length).toBeGreaterThan(0);
    const step = Math.ceil(all.length / atLevel(10, 40));
    for (const path of all.filter((_, index) => index % step === 0)) {
      const { status, robots, canonical } = await site.page(path);
      expect(`${path} ${status} ${robots} ${canonical}`).toBe(
        `${path} 200 index, follow ${siteUrl}${path}`,
      );
    }
  }
});

test("every indexable page linked from all pages is in a sitemap, as are pages of answered questions", async ({
  site,
}) => {
  const files = await Promise.all(
    ["pages", "categories", "cities", "questions"].map(async (kind) =>
      (await site.get(`/sitemaps/${kind}.xml`)).text(),
    ),
  );
  const listed = new Set(
    files.flatMap((xml) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) =>
        address.slice(siteUrl.length),
      ),
    ),
  );
  const linked = new Set(
    [...(await site.page("/privacy-choices")).html.matchAll(/ href="(\/[^"?#]*)"/g)].map(
      ([, link = ""]) => link,
    ),
  );
  expect(linked.size).toBeGreaterThan(60);
  const answered = (await site.page("/listing/morrow-park-laser-and-skin")).links.find((link) =>
    link.endsWith("/questions"),
  );
  expect(listed).toContain(answered);
  for (const path of linked) {
    const { status, robots } = await site.page(path);
    if (status === 200 && robots === "index, follow") expect(listed).toContain(path);
  }
});

test("every listing in the sitemap has the date of its last change", async ({ site }) => {
  const xml = await (await site.get("/sitemaps/listings.xml")).text();
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(
    xml.match(/<url>/g)?.length,
  );
});

test("robots.txt and llms.txt describe the site correctly to crawlers", async ({ site }) => {
  const robots = await (await site.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toContain("Disallow: /seo-audit?");
  expect(robots).not.toMatch(/Disallow: \/(share|$)/m);
  const llms = await (await site.get("/llms.txt")).text();
  const links = [...llms.matchAll(/\]\(([^)]*)\)/g)].map(([, address = ""]) => address);
  expect(links.length).toBeGreaterThan(50);
  const statuses = await Promise.all(
    links.map(
      async (address) => `${address} ${(await site.get(address.slice(siteUrl.length))).status}`,
    ),
  );
  expect(statuses.filter((status) => !status.endsWith(" 200"))).toEqual([]);
});
