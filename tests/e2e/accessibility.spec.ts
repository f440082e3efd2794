import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { eachSize, unpainted } from "#tests/support/tags.ts";

const pages = [
  "/",
  "/med-spas?page=2",
  "/injectables?city=irvine&treatment=botox",
  "/iv-wellness",
  "/hbot",
  "/hbot?q=nobody",
  "/skincare",
  "/modalities?open=1",
  "/map?city=irvine",
  "/categories",
  "/category/laser-light-therapies?view=all",
  "/locations",
  "/city/irvine",
  "/city/irvine?category=laser-light-therapies&treatment=ipl",
  "/botox/irvine",
  "/botox/irvine?q=nobody",
  "/coolsculpting/la-palma",
  "/listing/morrow-park-laser-and-skin",
  "/listing/morrow-park-laser-and-skin?tab=services",
  "/listing/morrow-park-laser-and-skin?tab=facility",
  "/listing/morrow-park-laser-and-skin?tab=pricing",
  "/listing/morrow-park-laser-and-skin/questions",
  "/compare",
  "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,baranak-skin-and-injectables&near=irvine",
  "/how-we-rank",
  "/api/docs",
  "/developers",
  "/seo-audit?path=/botox/irvine",
  "/seo-audit?path=//elsewhere",
  "/nothing-here",
  "/profile",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password?token=nothing",
  "/verify-email?token=nothing",
  "/client-admin",
  "/admin",
];

test.use({ missing: ["/nothing-here"] });

for (const path of pages)
  test(`axe finds nothing on ${path}`, unpainted, async ({ page }) => {
    await open(page, path);
    await expectCleanInItsLooks(page);
  });

test("what is wrong with a form is told to assistive technology, too", async ({ page }) => {
  await open(page, "/sign-in");
  await page.getByLabel("Email", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing with the menu and the list of cities open, ${colorScheme}`, eachSize, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "/");
    await page.getByText(/^Show More Cities/).click();
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    expect(await violations(page)).toEqual([]);
  });
