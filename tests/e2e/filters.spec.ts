import type { Page } from "@playwright/test";
import { expect, markDocument, open, test, wholeDrawn } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";
import { fewOf } from "#tests/support/test-level.ts";

const lists: [path: string, search: string][] = [
  ["/med-spas", "/search"],
  ["/iv-wellness", "/search?treatment=iv-wellness"],
  ["/category/laser-light-therapies", "/search?category=laser-light-therapies"],
  ["/city/newport-beach", "/search?city=newport-beach"],
  ["/botox/newport-beach", "/search?city=newport-beach&treatment=botox"],
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a visitor" : "a visitor without JavaScript", () => {
    test.use({ javaScriptEnabled });

    const visit = (page: Page, path: string) =>
      javaScriptEnabled ? open(page, path) : page.goto(path);
    const choose = async (page: Page, label: string, value: string) => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
    };
    const chips = (page: Page) =>
      page.getByRole("list", { name: "Active filters" }).getByRole("link");

    test("opens the filters of the search for what a page lists", slow, async ({ page }) => {
      for (const [path, search] of fewOf(lists, 2, String(javaScriptEnabled))) {
        await visit(page, path);
        await page.getByRole("main").getByRole("link", { name: "Filters" }).click();
        await expect(page).toHaveURL(`${search}#filters`);
        await expect(
          page
            .getByRole("main")
            .getByRole("link", { name: /^Open (Saturday|evenings)/ })
            .first(),
        ).toBeInViewport();
      }
    });

    test(
      "narrows a list by its menus, in the search",
      plain(javaScriptEnabled),
      async ({ page, isMobile }) => {
        await visit(page, "/injectables");
        await choose(page, "City", "newport-beach");
        await expect(page).toHaveURL(/\/search\?city=newport-beach&treatment=injectables/);
        await expect(chips(page)).toHaveText([
          "Newport Beach",
          "Injectables",
          ...(isMobile ? [] : ["Clear all"]),
        ]);
        await visit(page, "/injectables");
        await choose(page, "Treatment", "dysport");
        await expect(page).toHaveURL(/\/search\?(city=&)?treatment=dysport/);
        await visit(page, "/city/irvine");
        await choose(page, "Category", "laser-light-therapies");
        await expect(page).toHaveURL(/\/search\?city=irvine&category=laser-light-therapies/);
        await visit(page, "/category/laser-light-therapies");
        await choose(page, "Sort by", "rating");
        await expect(page).toHaveURL(
          /\/search\?(city=&)?category=laser-light-therapies.*&sort=rating/,
        );
        await visit(page, "/botox/irvine");
        await page.getByRole("main").getByRole("link", { name: "Map", exact: true }).click();
        await expect(page).toHaveURL("/map?city=irvine&treatment=botox");
      },
    );

    test(
      "sees all providers of a city, returns, and follows a popular treatment",
      slow,
      async ({ page }) => {
        await visit(page, "/city/newport-beach");
        const results = page.getByRole("main").getByRole("article");
        await expect(results).toHaveCount(8);
        await page.getByRole("link", { name: /^View All \d+ Providers$/ }).click();
        await expect(page).toHaveURL("/city/newport-beach?view=all");
        await expect(results.nth(8)).toBeVisible();
        if (javaScriptEnabled) await wholeDrawn(page);
        await page.getByRole("link", { name: "Show the first 8" }).click();
        await expect(page).toHaveURL("/city/newport-beach");
        await expect(results).toHaveCount(8);
        const tile = page
          .getByRole("region", { name: "Popular treatments" })
          .getByRole("link")
          .first();
        const count = /\d+$/.exec((await tile.textContent()) ?? "")?.[0];
        await tile.click();
        await expect(page).toHaveURL(/\/newport-beach$/);
        await expect(page.getByText(`${count} providers found`)).toBeVisible();
      },
    );
  });

test("the search opens in place of a list, and Back returns to where it was left", async ({
  page,
}) => {
  await open(page, "/modalities");
  await wholeDrawn(page);
  const isSameDocument = await markDocument(page);
  const city = page.getByLabel("City", { exact: true });
  await city.focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  const left = await page.evaluate(() => window.scrollY);
  await city.selectOption("irvine");
  await expect(page).toHaveURL("/search?city=irvine&treatment=modalities");
  await expect(city).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator(".nav-link[aria-current]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/modalities");
  await expect(city).toHaveValue("");
  await expect(page.locator(".nav-link[aria-current]")).toHaveText("Modalities");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await isSameDocument()).toBe(true);
});

test("deals are filtered in place, by words too", slow, async ({ page }) => {
  await open(page, "/deals");
  const box = page.getByRole("searchbox", { name: "Search deals" });
  await box.fill("laser");
  await box.press("Enter");
  await expect(page).toHaveURL("/deals?q=laser");
  await expect(box).toBeFocused();
  await page.getByRole("link", { name: "Remove “laser”" }).click();
  await expect(page).toHaveURL("/deals");
  await expect(box).toHaveValue("");
});
