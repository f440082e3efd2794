import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "the menu of a phone" : "the menu of a phone without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("opens, closes, links to pages and is closed on the next one", async ({
        page,
        isMobile,
      }) => {
        test.skip(!isMobile, "A desk shows all links at once.");
        await (javaScriptEnabled ? open(page, "/") : page.goto("/"));
        const menu = page.getByRole("dialog", { name: "Menu" });
        const main = menu.getByRole("navigation", { name: "Main" });
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(main.getByRole("link")).toHaveText([
          "Home",
          "Med Spas",
          "Injectables",
          "IV & Wellness",
          "HBOT",
          "Modalities",
          "Skincare",
        ]);
        await expect(
          menu.getByRole("navigation", { name: "Popular categories" }).getByRole("link"),
        ).toHaveCount(7);
        await menu.getByRole("button", { name: "Close" }).click();
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await main.getByRole("link", { name: "HBOT" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Hyperbaric Oxygen Therapy",
        );
        await expect(menu).toBeHidden();
      });

      test("offers a search button that searches the directory", slow, async ({ page }) => {
        await page.setViewportSize({ width: 900, height: 800 });
        await (javaScriptEnabled ? open(page, "/about") : page.goto("/about"));
        await page.getByRole("button", { name: "Search" }).click();
        const box = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
        await box.fill("botox");
        await box.press("Enter");
        await expect(page).toHaveURL("/search?q=botox");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Search Results for “botox”",
        );
      });
    },
  );

test("an empty search goes nowhere", slow, async ({ page }) => {
  await open(page, "/");
  const box = page.getByRole("main").getByRole("combobox");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/");
});

test("the selected appearance applies to every page before the first paint", async ({ page }) => {
  await open(page, "/");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await paper()).toBe(dark);
  await page.getByRole("contentinfo").getByText("System", { exact: true }).click();
  await expect.poll(paper).toBe(light);
});

test("the footer expands and collapses its cities", slow, async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Yorba Linda" })).toBeHidden();
  await footer.getByText("Show More Cities (25 more)").click();
  await expect(footer.getByRole("link", { name: "Yorba Linda" })).toBeVisible();
  await footer.getByText("Show Less Cities").click();
  await expect(footer.getByRole("link", { name: "Yorba Linda" })).toBeHidden();
});

test("the footer collapses its long sections on a phone and shows them on a desktop", async ({
  page,
  isMobile,
}) => {
  await open(page, "/about");
  const categories = page.getByRole("contentinfo").getByRole("navigation", { name: "Categories" });
  const link = categories.getByRole("link", { name: "Acne & Scar Treatments" });
  if (isMobile) {
    await expect(link).toBeHidden();
    await categories.getByText("Categories", { exact: true }).last().click();
  } else await expect(categories.getByText("Categories", { exact: true }).last()).toBeHidden();
  await expect(link).toBeVisible();
});

deskTest("the header marks the current page on a desktop", slow, async ({ page }) => {
  await open(page, "/injectables?page=2");
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Injectables" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await menu.getByRole("link", { name: "Med Spas" }).click();
  await expect(page).toHaveURL("/med-spas");
  await expect(menu.locator("[aria-current=page]")).toHaveText(["Med Spas"]);
});

test("the demo notice stays away once dismissed", slow, async ({ page }) => {
  await open(page, "/");
  const notice = page.getByText("Demo data: the businesses and people shown here are invented.");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toHaveCount(0);
  await page.goto("/city/irvine");
  await expect(notice).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the demo notice stays and has no button", slow, async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByText("Demo data: the businesses and people shown here are invented."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeHidden();
  });
});
