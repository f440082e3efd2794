import { expect, test } from "#tests/support/browser.ts";

test.use({ viewport: { width: 320, height: 640 }, missing: ["/nothing-here"] });

test("no page of the thread has to be scrolled sideways at 320 pixels", async ({ page }) => {
  for (const path of [
    "/",
    "/med-spas",
    "/categories",
    "/category/laser-light-therapies",
    "/locations",
    "/city/rancho-santa-margarita",
    "/botox/irvine",
    "/coolsculpting/la-palma",
    "/listing/morrow-park-laser-and-skin",
    "/api/docs",
    "/nothing-here",
  ]) {
    await page.goto(path);
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      elements: [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 100)),
    }));
    expect(wide, path).toEqual({ page: 320, elements: [] });
  }
});
