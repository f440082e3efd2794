import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";

describe("404 pages with the documented text, not indexed", () => {
  const missing: [path: string, heading: string, sentence?: string][] = [
    ["/category/alchemy", "Category Not Found", "The requested category could not be found."],
    ["/city/atlantis", "City not found"],
    ["/botox/atlantis", "Service or city not found"],
    ["/alchemy/irvine", "Service or city not found"],
    ["/listing/nowhere", "Med Spa Not Found", "The requested med spa could not be found."],
    ["/listing", "Invalid Med Spa URL", "Please check the URL and try again."],
    ["/nothing-here", "The page you’re looking for doesn’t exist"],
    ["/a/b/c", "The page you’re looking for doesn’t exist"],
    ["/index.php", "The page you’re looking for doesn’t exist"],
    ["/med-spas?page=99", "Page not found"],
    ["/city/irvine?view=all&page=99", "Page not found"],
  ];
  for (const [path, heading, sentence = ""] of missing)
    test(path, async ({ site }) => {
      const page = await site.page(path);
      expect(page.status).toBe(404);
      expect(page.headings).toEqual([heading]);
      expect(page.text).toContain(sentence);
      expect(page.titles).toEqual([`${heading} · OC MedSpa Guide`]);
      expect(page.robots).toBe("noindex");
      expect(page.description?.length).toBeGreaterThan(30);
      expect(page.canonical).toBe(siteUrl + path.split("?")[0]);
      expect(page.links).toEqual(
        expect.arrayContaining(["/", "/med-spas", "/category/laser-light-therapies"]),
      );
    });

  test("are no cities in the back offices", async ({ site }) => {
    for (const path of ["/admin/nowhere", "/owner/nowhere"]) {
      const { status, headings, robots } = await site.page(path);
      expect({ status, headings, robots }).toEqual({
        status: 404,
        headings: ["The page you’re looking for doesn’t exist"],
        robots: "noindex",
      });
    }
  });

  test("include the data requests of such pages", async ({ site }) => {
    for (const path of ["/city/atlantis.data", "/nothing-here.data"])
      expect((await site.get(path)).status).toBe(404);
  });
});

describe("permanent redirects from alternative URLs", () => {
  const moved: [path: string, location: string][] = [
    ["/listings/morrow-park-laser-and-skin", "/listing/morrow-park-laser-and-skin"],
    ["/listings/a%2Fb", "/listing/a%2Fb"],
    ["/listings/%E6%97%A5%E6%9C%AC", "/listing/%E6%97%A5%E6%9C%AC"],
    ["/listings/a%0d%0aset-cookie:x=1", "/listing/a%0D%0Aset-cookie%3Ax%3D1"],
    ["/fat-freezing/irvine", "/coolsculpting/irvine"],
    ["/fillers/newport-beach", "/dermal-fillers/newport-beach"],
    ["/city/irvine/", "/city/irvine"],
    ["/listing/", "/listing"],
    ["//city//irvine//?view=all&utm_source=mail", "/city/irvine?view=all&utm_source=mail"],
    ["/search/?q=botox", "/search?q=botox"],
    ["/api/cities/", "/api/cities"],
    ["/city/Irvine", "/city/irvine"],
    ["/city/Newport%20Beach", "/city/newport-beach"],
    ["/Botox/Newport%20Beach", "/botox/newport-beach"],
    ["/med-spas?location=Newport+Beach", "/med-spas?city=newport-beach"],
    ["/hbot?location=irvine&city=brea", "/hbot?city=brea"],
    [
      "/med-spas?city=irvine&treatment=botox&q=glow&price=%24%24&open=1&sort=rating",
      "/search?q=glow&city=irvine&treatment=botox&price=%24%24&open=1&sort=rating",
    ],
    ["/injectables?city=irvine", "/search?city=irvine&treatment=injectables"],
    ["/injectables?treatment=botox", "/search?treatment=botox"],
    [
      "/category/laser-light-therapies?city=brea",
      "/search?city=brea&category=laser-light-therapies",
    ],
    ["/city/irvine?treatment=ipl&view=all", "/search?city=irvine&treatment=ipl"],
    ["/botox/irvine?treatment=dysport", "/search?city=irvine&treatment=botox%2Cdysport"],
    ["/botox/irvine?city=tustin", "/search?city=tustin&treatment=botox"],
    ["/es/city/irvine?open=1", "/es/search?city=irvine&open=1"],
    ["/skincare?location=", "/skincare"],
    ["/treatments", "/treatment-demo"],
    ["/es/treatments", "/es/treatment-demo"],
    ["/deals?location=irvine", "/deals?city=irvine"],
    ["/botox/irvine?location=tustin", "/botox/irvine?city=tustin"],
    ["/listing/MORROW-Park-Laser-and-Skin", "/listing/morrow-park-laser-and-skin"],
    ["/api/medspas/MORROW-Park-Laser-and-Skin", "/api/medspas/morrow-park-laser-and-skin"],
    ["/category/Laser-Light-THERAPIES", "/category/laser-light-therapies"],
  ];
  for (const [path, location] of moved)
    test(path, async ({ site }) => {
      const response = await site.get(path);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(location);
    });

  test("no URL redirects to another site", async ({ site }) => {
    for (const path of [
      "/listings//evil.example",
      "/listings/%2F%2Fevil.example",
      "/listings/%5Cevil.example",
      "//evil.example/",
      "//evil.example/%2e%2e",
    ]) {
      const { status, headers } = await send(site.url, { path });
      expect([200, 301, 404]).toContain(status);
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }
  });
});

test("a treatment without listings in a city says so, offers nearby cities and is not indexed", async ({
  site,
}) => {
  const { combinations } = await site.json<{ combinations: { url: string }[] }>("/api/seo-pages");
  const standing = new Set(combinations.map(({ url }) => url));
  expect(standing).not.toContain("/coolsculpting/la-palma");
  const page = await site.page("/coolsculpting/la-palma");
  expect(page.status).toBe(200);
  expect(page.headings).toEqual(["CoolSculpting in La Palma"]);
  expect(page.robots).toBe("noindex");
  expect(page.text).toContain("No providers found for CoolSculpting in La Palma.");
  expect(page.description).toMatch(/^No provider in La Palma lists CoolSculpting yet/);
  const neighbors = page.links.filter((link) => link.startsWith("/coolsculpting/"));
  expect(neighbors.length).toBeGreaterThan(0);
  expect(neighbors.filter((link) => !standing.has(link))).toEqual([]);
  expect(page.links).toEqual(expect.arrayContaining(["/city/la-palma", "/locations"]));
});

describe("rejection of malformed URLs", () => {
  for (const path of [
    "/deals?q=%00",
    "/deals?category=x%00",
    "/deals?city=%00",
    "/deals.data?q=a%00b",
    "/search?q=%00",
    "/listing/%00",
    "/city/%00",
    "/botox/%00.data",
    "/listing/%",
    "/%E0%A4%A",
    "/category/%ff",
  ])
    test(path, async ({ site }) => {
      const { status, body, headers } = await send(site.url, { path });
      expect(status).toBe(400);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.toString()).toContain("The request could not be read.");
    });
});

test("accepts a bare percent sign in a query", async ({ site }) => {
  for (const path of ["/deals?q=50%", "/deals?q=50%+off", "/deals?q=%2500"])
    expect((await send(site.url, { path })).status).toBe(200);
});

test("serves none of the site's source files", async ({ site }) => {
  const sources = [
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/package-lock.json",
    "/server/app.ts",
    "/build/server/index.js",
    "/server/index.js",
  ];
  for (const path of [...sources, ...sources.map((path) => `/assets/..${path}`)])
    expect(`${path} ${(await send(site.url, { path })).status}`).toBe(`${path} 404`);
});

test("unusual URLs cause no error", async ({ site }) => {
  for (const path of [
    "//",
    "///city/irvine",
    "/?",
    "/#x",
    "/*",
    "/..%2f..%2fetc/passwd",
    "/../../etc/passwd",
    "/.env",
    "/.git/config",
    "/assets/",
    "/_.data",
    "/__manifest",
    `/${"a/".repeat(200)}`,
    `/city/${"x".repeat(4000)}`,
  ]) {
    const { status } = await send(site.url, { path });
    expect(`${path} ${status}`).toMatch(/ (200|301|404)$/);
  }
});
