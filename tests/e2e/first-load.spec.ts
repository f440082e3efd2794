import type { Page } from "@playwright/test";
import { become } from "#tests/support/account-in-browser.ts";
import { expect, pictureTest, test } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const premier = "morrow-park-laser-and-skin";
const standard = "pacing-health-weight-and-metabolic-clinic";
const paths = [
  ...[
    "/",
    "/search?q=botox",
    "/med-spas",
    "/category/cosmetic-injectables-fillers",
    "/city/irvine",
    "/botox/irvine",
    "/locations",
    "/categories",
  ],
  ...[
    `/listing/${premier}`,
    `/listing/${standard}`,
    `/compare?spas=${premier},${standard}`,
    `/booking/${premier}`,
    "/deals",
    "/reviews",
    "/about",
  ],
  // Spanish pages load their words too.
  ...["/es", "/es/search?q=botox", `/es/listing/${premier}`],
];
/** The search page draws its map before any script. */
const mapStyles = 1.25 * 1024;
/** On desktop two rows of cards are in view, each card with a photo and a logo. */
const desktopRequests = 20;
const most = {
  requests: 13,
  Script: 15 * 1024,
  Stylesheet: 12.6 * 1024,
  Font: 70 * 1024,
  shift: 0.01,
};

/** Compressed bytes of a first visit until the network is idle, and its layout shift. */
async function load(page: Page, path: string) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const loaded = { requests: 0, Script: 0, Stylesheet: 0, Font: 0, shift: 0 };
  const kinds = new Map<string, string>();
  network.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith("data:")) kinds.set(requestId, type);
  });
  network.on("Network.loadingFinished", ({ requestId }) => {
    if (kinds.has(requestId)) loaded.requests++;
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Script" || kind === "Stylesheet" || kind === "Font")
      loaded[kind] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  loaded.shift = await page.evaluate(() => {
    const seen = new PerformanceObserver(() => {});
    seen.observe({ type: "layout-shift", buffered: true });
    return seen
      .takeRecords()
      .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
  await network.detach();
  return loaded;
}

/** TEST_LEVEL=full runs all pages; otherwise the most visited and the heaviest. */
const first = ["/", "/es", "/search?q=botox", `/listing/${premier}`];

for (const path of paths)
  pictureTest(
    `${path} sends few requests and shifts no layout while loading`,
    first.includes(path) ? {} : slow,
    async ({ page, isMobile }) => {
      const loaded = await load(page, path);
      const limits = {
        ...most,
        requests: isMobile ? most.requests : desktopRequests,
        Stylesheet: most.Stylesheet + (path.includes("/search") ? mapStyles : 0),
      };
      const above = Object.entries(limits).filter(
        ([name, limit]) => loaded[name as keyof typeof most] > limit,
      );
      expect(loaded.Stylesheet).toBeGreaterThan(0);
      expect(above, JSON.stringify(loaded)).toEqual([]);
    },
  );

test("the form of an address loads its map when asked", async ({ page }) => {
  await become(page, operator);
  const { Script } = await load(page, `/admin/listings/${premier}/sections/address`);
  expect(Script).toBeGreaterThan(100_000);
  expect(Script).toBeLessThanOrEqual(160_000);
  await page.getByRole("button", { name: "Show the map" }).press("Enter");
  const map = page.getByRole("group", { name: "Map." });
  await expect(map).toBeFocused();
  await expect(map.getByLabel("The pin of your entrance.")).toBeVisible();
});

test("the shared script creates no number or date formats on load", async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    for (const name of ["NumberFormat", "DateTimeFormat", "ListFormat"] as const) {
      const Real = Intl[name] as new (...given: unknown[]) => object;
      Object.assign(Intl, {
        [name]: new Proxy(Real, {
          construct: (real, given) => {
            made.push(name);
            return new real(...given);
          },
        }),
      });
    }
    Object.assign(window, { made });
  });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-alive", "");
  expect(await page.evaluate(() => "made" in window && window.made)).toEqual([]);
});
