import { expect, test } from "#tests/support/browser.ts";

test.use({ viewport: { width: 320, height: 640 }, missing: ["/nothing-here"] });

test("no page of the thread has to be scrolled sideways at 320 pixels", async ({ page }) => {
  for (const path of [
    "/",
    "/med-spas",
    "/injectables?city=rancho-santa-margarita&treatment=dermal-fillers&q=averylongwordthatnobodywouldeverwriteintoafield",
    "/hbot",
    "/skincare",
    "/modalities",
    "/categories",
    "/category/laser-light-therapies",
    "/locations",
    "/city/rancho-santa-margarita",
    "/botox/irvine",
    "/coolsculpting/la-palma",
    "/listing/morrow-park-laser-and-skin",
    "/listing/morrow-park-laser-and-skin?tab=pricing",
    "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians",
    "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,baranak-skin-and-injectables",
    "/how-we-rank",
    "/api/docs",
    "/nothing-here",
  ]) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      tooWide: [...document.querySelectorAll("body *")].find((element) => element.getBoundingClientRect().right > innerWidth + 1)?.outerHTML.slice(0, 100),
    }));
    expect(found.width, `${path} ${found.tooWide}`).toBe(320);
  }
});
