import { partOf, toPart } from "#tests/support/account-in-browser.ts";
import { expect, test } from "#tests/support/browser.ts";
import { ownListing } from "#tests/support/own-listing-in-browser.ts";

test("who runs two places goes from a part of one to the same part of the other, and the choice stays", async ({ page }) => {
  await ownListing(page);
  const dashboard = page.getByRole("navigation", { name: "Dashboard" });
  const shown = page.locator("[data-dashboard] summary span span").first();
  await page.goto("/client-admin");
  await toPart(page, "Photos");
  await expect(page).toHaveURL(/\/owner\/photos\//);
  const first = new URL(page.url()).pathname;
  await partOf(page, "Photos");
  await dashboard.getByRole("list", { name: "Your other places" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/owner\/photos\//);
  expect(new URL(page.url()).pathname).not.toBe(first);
  const second = await shown.textContent();
  await toPart(page, "Specials");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Specials");
  await expect(shown).toHaveText(second ?? "");
  await toPart(page, "Overview");
  await expect(page.getByRole("main")).toContainText(second ?? "");
});
