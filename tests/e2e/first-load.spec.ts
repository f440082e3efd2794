import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

const premier = "morrow-park-laser-and-skin";
const standard = "pacing-health-weight-and-metabolic-clinic";
const paths = [
  ...["/", "/search?q=botox", "/med-spas", "/category/cosmetic-injectables-fillers", "/city/irvine", "/botox/irvine", "/locations", "/categories"],
  ...[`/listing/${premier}`, `/listing/${standard}`, `/compare?spas=${premier},${standard}`, `/booking/${premier}`, "/deals", "/reviews", "/about"],
];
const most = { requests: 15, Script: 100 * 1024, Stylesheet: 10 * 1024, Font: 70 * 1024, shift: 0.01 };

/** What a first visit asks for until nothing more comes, in compressed bytes; and how far things moved meanwhile. */
async function load(page: Page, path: string) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const loaded = { requests: 0, Script: 0, Stylesheet: 0, Font: 0, shift: 0 };
  const kinds = new Map<string, string>();
  network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  network.on("Network.loadingFinished", () => loaded.requests++);
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === "Script" || kind === "Stylesheet" || kind === "Font") loaded[kind] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  loaded.shift = await page.evaluate(() => {
    const seen = new PerformanceObserver(() => {});
    seen.observe({ type: "layout-shift", buffered: true });
    return seen.takeRecords().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
  await network.detach();
  return loaded;
}

for (const path of paths)
  test(`${path} asks for little, and nothing moves while it comes`, async ({ page, isMobile }) => {
    test.skip(!isMobile, "A desk has room for the map beside a search, and for more pictures.");
    const loaded = await load(page, path);
    const above = Object.entries(most).filter(([name, limit]) => loaded[name as keyof typeof most] > limit);
    expect(loaded.Stylesheet).toBeGreaterThan(0);
    expect(above, JSON.stringify(loaded)).toEqual([]);
  });
