import type { Page } from "@playwright/test";
import { become, owner } from "#tests/support/account-in-browser.ts";
import { expect, test } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";

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
    "/developers",
    "/nothing-here",
    "/profile",
    "/sign-up",
    "/client-admin",
  ])
    await expectNarrow(page, path, 320);
});

test("no page of an account has to be scrolled sideways, at 320 pixels and where the header is fullest", async ({ page }) => {
  await become(page, owner("marisol-and-finch-aesthetic-medicine"));
  for (const path of ["/profile", "/profile/settings?edit=1", "/profile/searches/new?q=botox", "/profile/security", "/profile/security/two-factor"])
    await expectNarrow(page, path, 320);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNarrow(page, "/profile", width);
  }
});

test("no page of the operator has to be scrolled sideways at 320 pixels", async ({ page }) => {
  await become(page, operator);
  for (const path of ["/admin", "/admin/inbox", "/admin/listings", "/admin/revenue", "/admin/analytics", "/admin/audit", "/admin/jobs", "/admin/health"])
    await expectNarrow(page, path, 320);
});

async function expectNarrow(page: Page, path: string, width: number) {
  await page.goto(path);
  const found = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    tooWide: [...document.querySelectorAll("body *")].find((element) => element.getBoundingClientRect().right > innerWidth + 1)?.outerHTML.slice(0, 100),
  }));
  expect(found.width, `${path} ${found.tooWide}`).toBe(width);
}
