import { expect, open, test } from "#tests/support/browser.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "the menu of a phone" : "the menu of a phone without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("opens, leads on and is closed on the next page", async ({ page, isMobile }) => {
      test.skip(!isMobile, "A desk shows all links at once.");
      await (javaScriptEnabled ? open(page, "/") : page.goto("/"));
      const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
      await expect(menu).toBeHidden();
      await page.getByLabel("Menu").click();
      await expect(menu.getByRole("link")).toHaveText(["Home", "Med Spas", "Injectables", "IV & Wellness", "HBOT", "Modalities", "Skincare"]);
      await page.getByLabel("Menu").click();
      await expect(menu).toBeHidden();
      await page.getByLabel("Menu").click();
      await menu.getByRole("link", { name: "HBOT" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hyperbaric Oxygen Therapy");
      await expect(menu).toBeHidden();
    });
  });

test("the header of a desk shows where the visitor is", async ({ page, isMobile }) => {
  test.skip(isMobile, "A phone has a menu.");
  await open(page, "/injectables?city=irvine");
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Injectables" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Med Spas" }).click();
  await expect(page).toHaveURL("/med-spas");
  await expect(menu.locator("[aria-current=page]")).toHaveText(["Med Spas"]);
});

test("the notice of demonstration data, once dismissed, stays away", async ({ page }) => {
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

  test("the notice stays, and offers no button that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Demo data: the businesses and people shown here are invented.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Dismiss" })).toBeHidden();
  });
});
