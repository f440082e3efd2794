import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { atLevel, sample } from "#tests/support/test-level.ts";

const pages = [
  "/",
  "/med-spas",
  "/injectables",
  "/iv-wellness",
  "/hbot",
  "/skincare",
  "/modalities",
  "/map",
  "/categories",
  "/category/acne-scar-treatments",
  "/category/laser-light-therapies",
  "/locations",
  "/city/irvine",
  "/city/la-palma",
  "/botox/irvine",
  "/listing/morrow-park-laser-and-skin",
  "/deals",
  "/special-offers",
  "/about",
  "/how-we-rank",
  "/contact",
  "/add-listing",
  "/newsletter",
  "/weekly-offers",
  "/privacy-policy",
  "/terms-of-service",
  "/accessibility",
  "/advertising",
  "/api/docs",
];

const auditOf = (path: string) => `/seo-audit?path=${encodeURIComponent(path)}`;

describe("our own pages pass every check", () => {
  for (const path of sample(pages, 2))
    test(path, async ({ site }) => {
      const { text, status } = await site.page(auditOf(path));
      expect(status).toBe(200);
      expect(text).toContain(`100 of 100 Excellent for ${path}`);
      expect(text.match(/\b(Warning|Fail)\b.{0,200}/)?.[0]).toBeUndefined();
      expect(text).toMatch(/Title “[^”]{30,60}”, \d\d characters/);
      expect(text).toContain("7 of 7 are correct.");
    });
});

test("a noindex page fails only that check", async ({ site }) => {
  const { text } = await site.page(
    auditOf("/radiofrequency-body-contouring/rancho-santa-margarita"),
  );
  expect(text).toContain("The page asks search engines to leave it out (noindex).");
  expect(text.match(/\bFail\b/g)).toHaveLength(1);
});

test("every listing passes too, however long its name", async ({ site }) => {
  const listings = await site.json<{ slug: string; name: string; city: string }[]>("/api/medspas");
  const longest = [...listings].sort(
    (a, b) => b.name.length + b.city.length - a.name.length - a.city.length,
  );
  const each = atLevel(2, 6);
  for (const { slug } of [...longest.slice(0, each), ...longest.slice(-each)]) {
    const { text } = await site.page(auditOf(`/listing/${slug}`));
    expect(`${slug} ${text.includes("100 of 100 Excellent")}`).toBe(`${slug} true`);
  }
});

test("without a path, shows a form and no score and is not indexed", async ({ site }) => {
  const page = await site.page("/seo-audit");
  expect(page.headings).toEqual(["SEO audit"]);
  expect(page.robots).toBe("noindex");
  expect(page.text).toContain("Run audit");
  expect(page.text).not.toContain("of 100");
  expect(page.html).toMatch(/<form[^>]*\saction="\/seo-audit"/);
});

test("audits the home page for an empty path and skips web vitals, which need a browser", async ({
  site,
}) => {
  const { text } = await site.page("/seo-audit?path=");
  expect(text).toContain("Excellent for / ");
  expect(text).toMatch(/Left out Web vitals Measured in your browser, which needs JavaScript/);
});

describe("rejection of addresses that are not our pages", () => {
  const refused: [path: string, words: string][] = [
    ["https://evil.example/", "Give the path of a page of this site"],
    ["//evil.example", "Give the path of a page of this site"],
    ["/seo-audit", "The audit does not audit itself"],
    ["/SEO-AUDIT?path=/", "The audit does not audit itself"],
    ["/nothing-here", "answers with 404"],
    ["/robots.txt", "a file, not a page"],
    ["/share/home.png", "a file, not a page"],
    ["/api/cities", "a file, not a page"],
    ["/listing/%00", "answers with 400"],
    ['"><script>alert(1)</script>', "answers with 404"],
  ];
  for (const [path, words] of refused)
    test(path, async ({ site }) => {
      const { status, text } = await site.page(auditOf(path));
      expect(status).toBe(200);
      expect(text).toContain(words);
      expect(text).not.toContain("of 100");
    });
});

test("audits the target of a redirect", async ({ site }) => {
  expect((await site.page(auditOf("/fat-freezing/irvine"))).text).toContain(
    "for /coolsculpting/irvine",
  );
});

test("more simultaneous audits than render slots all finish", async ({ site }) => {
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async () => (await site.get(auditOf("/city/irvine"))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});
