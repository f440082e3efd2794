import { expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

test.use({ missing: ["/nothing-here", "/city/atlantis", "/listing/nowhere"] });

test("an unknown URL says so and offers links", async ({ page }) => {
  await open(page, "/nothing-here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The page you’re looking for doesn’t exist",
  );
  await expect(page).toHaveTitle("The page you’re looking for doesn’t exist · OC MedSpa Guide");
  await page.getByRole("main").getByRole("link", { name: "Med Spas", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical Spas in Orange County");
  await expect(page).toHaveTitle(/^Medical Spas/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
});

test("a link to a missing page shows its message, and Back returns", slow, async ({ page }) => {
  await open(page, "/locations");
  await page.evaluate(() =>
    document.querySelector('main a[href="/city/irvine"]')?.setAttribute("href", "/city/atlantis"),
  );
  await page.getByRole("main").getByRole("link", { name: "Irvine", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("City not found");
  await expect(page).toHaveTitle("City not found · OC MedSpa Guide");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orange County cities");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown provider says so and offers links", async ({ page }) => {
    await page.goto("/listing/nowhere");
    await expect(page.getByText("The requested med spa could not be found.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
});
