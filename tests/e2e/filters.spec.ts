import {
  expect,
  markDocument,
  open,
  openFilters,
  test,
  wholeDrawn,
} from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a visitor" : "a visitor without JavaScript", () => {
    test.use({ javaScriptEnabled });

    const visit = (page: import("@playwright/test").Page, path: string) =>
      javaScriptEnabled ? open(page, path) : page.goto(path);
    const query = (page: import("@playwright/test").Page) =>
      Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value !== ""));

    test(
      "toggles a treatment by its chip, which shows the number of results",
      plain(javaScriptEnabled),
      async ({ page }) => {
        await visit(page, "/injectables");
        await openFilters(page);
        const chip = page
          .getByRole("list", { name: "Treatments" })
          .getByRole("link", { name: /^Dysport/ });
        const count = Number(/\d+$/.exec((await chip.textContent()) ?? "")?.[0]);
        await chip.click();
        await expect(page).toHaveURL("/injectables?treatment=dysport");
        await expect(page.getByText(`${count} Injectable Provider`)).toBeAttached();
        await expect(page.getByRole("main").getByRole("article")).toHaveCount(Math.min(count, 24));
        // A new page starts with the sheet closed.
        if (!javaScriptEnabled) await openFilters(page);
        await expect(chip).toHaveAttribute("aria-current", "true");
        await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("dysport");
        await chip.click();
        await expect(page).toHaveURL("/injectables");
        if (!javaScriptEnabled) await openFilters(page);
        await expect(chip).not.toHaveAttribute("aria-current", "true");
        await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("");
      },
    );

    test("filters a list by words, city and price, removes one filter and clears the rest", async ({
      page,
    }) => {
      await visit(page, "/skincare");
      const results = page.getByRole("main").getByRole("article");
      await openFilters(page);
      await page.getByLabel("Name or description").fill("SKIN");
      await page.getByRole("button", { name: /^Show \d+ results?$/ }).click();
      await expect.poll(() => query(page)).toEqual({ q: "SKIN" });
      await page.getByLabel("City").selectOption("newport-beach");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
      await expect.poll(() => query(page)).toEqual({ q: "SKIN", city: "newport-beach" });
      await expect(results.getByText(/ · [A-Z]/).first()).toContainText("Newport Beach");
      const active = page.getByRole("list", { name: "Active filters" });
      await expect(active.getByRole("link")).toHaveText([
        "“SKIN”",
        "Newport Beach",
        "Clear Filters",
      ]);
      await active.getByRole("link", { name: "Remove Newport Beach" }).click();
      await expect.poll(() => query(page)).toEqual({ q: "SKIN" });
      await expect(page.getByLabel("City")).toHaveValue("");
      await active.getByRole("link", { name: "Clear Filters" }).click();
      await expect(page).toHaveURL("/skincare");
      await expect(page.getByLabel("Name or description")).toHaveValue("");
      await expect(active).toHaveCount(0);
    });

    test(
      "sees a message when nothing matches and starts over",
      plain(javaScriptEnabled),
      async ({ page }) => {
        await visit(page, "/hbot");
        await openFilters(page);
        await page.getByLabel("Name or description").fill("nobody is called this");
        await page.getByLabel("Name or description").press("Enter");
        await expect(page.getByText("No HBOT centers found matching your criteria")).toBeVisible();
        await page
          .getByRole("main")
          .getByRole("paragraph")
          .getByRole("link", { name: "Clear Filters" })
          .click();
        await expect(page).toHaveURL("/hbot");
        await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      },
    );

    test("keeps filters from page to page", plain(javaScriptEnabled), async ({ page }) => {
      await visit(page, "/med-spas?q=a");
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL("/med-spas?q=a&page=2");
      await expect(page.getByLabel("Name or description")).toHaveValue("a");
    });

    test(
      "filters a city by a popular treatment and a category, sees all and returns",
      plain(javaScriptEnabled),
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
        const [, name = "", count = ""] =
          /^(.*?)\s*(\d+)$/.exec((await tile.textContent()) ?? "") ?? [];
        await tile.click();
        await expect(page).toHaveURL(/\/city\/newport-beach\?treatment=[\w-]+$/);
        await expect(page.getByText(`${count} providers found`)).toBeInViewport();
        await expect(page.getByRole("link", { name: `Remove ${name}` })).toBeVisible();
        await openFilters(page);
        const pills = page
          .getByRole("main")
          .getByRole("list", { name: "Categories" })
          .getByRole("link");
        expect(await pills.count()).toBeLessThanOrEqual(6);
        const pill = (await pills.first().textContent()) ?? "";
        await pills.first().click();
        await expect(page).toHaveURL(/category=[\w-]+&treatment=/);
        await expect(
          page.getByText(new RegExp(`^${/\d+$/.exec(pill)?.[0]} providers? found`)),
        ).toBeVisible();
        if (javaScriptEnabled)
          await page.getByRole("button", { name: /^Show \d+ results?$/ }).click();
        await page.getByRole("link", { name: "Clear Filters" }).click();
        await expect(page).toHaveURL("/city/newport-beach");
      },
    );

    test(
      "adds a second treatment to a treatment's page and switches the city",
      plain(javaScriptEnabled),
      async ({ page }) => {
        await visit(page, "/botox/newport-beach");
        const second = page.getByLabel("Additional treatment");
        await second.selectOption({ index: 1 });
        if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
        await expect.poll(() => query(page).treatment).toMatch(/[\w-]+/);
        await page.getByRole("link", { name: "Clear Filters" }).click();
        await expect(page).toHaveURL("/botox/newport-beach");
        await page.getByLabel("City").selectOption("irvine");
        if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Botox in Irvine");
        expect(new URL(page.url()).pathname).toBe("/botox/irvine");
        await expect(page.getByLabel("City")).toHaveValue("irvine");
      },
    );
  });

test("a filter applies at once without a reload, and Back undoes it", async ({ page }) => {
  await open(page, "/modalities");
  const isSameDocument = await markDocument(page);
  const city = page.getByLabel("City");
  await city.focus();
  await city.selectOption("irvine");
  await expect(page).toHaveURL("/modalities?city=irvine");
  await expect(city).toBeFocused();
  await page.getByLabel("Price level", { exact: true }).selectOption("$$");
  await expect(page).toHaveURL("/modalities?city=irvine&price=%24%24");
  await page.goBack();
  await expect(page).toHaveURL("/modalities?city=irvine");
  await expect(page.getByLabel("Price level", { exact: true })).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/modalities");
  await expect(city).toHaveValue("");
  expect(await isSameDocument()).toBe(true);
});

test("the open sheet of a phone holds the menus that its row has no room for", async ({
  page,
  isMobile,
}) => {
  await open(page, "/med-spas");
  await openFilters(page);
  const menu = page.locator(".filter-panel").getByLabel("Price level");
  if (!isMobile) return expect(menu).toHaveCount(0);
  await expect(menu).toBeInViewport();
  await menu.selectOption("$$");
  await expect(page).toHaveURL(/price=/);
  await expect(menu).toHaveValue("$$");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});

test("open now works like any other filter", slow, async ({ page }) => {
  await open(page, "/med-spas");
  await openFilters(page);
  const box = page.getByLabel(/^Open now/);
  const count = Number(
    /\d+/.exec((await page.locator("label", { hasText: "Open now" }).textContent()) ?? "")?.[0],
  );
  await box.check();
  await expect(page).toHaveURL("/med-spas?open=1");
  await expect(page.getByText(`${count} Medical Spa`)).toBeAttached();
  await page.getByRole("link", { name: "Remove Open now" }).click();
  await expect(page).toHaveURL("/med-spas");
  await expect(box).not.toBeChecked();
});
