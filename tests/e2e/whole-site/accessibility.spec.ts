import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, layoutTest, open, test } from "#tests/support/browser.ts";
import {
  drawnBy,
  inBothLanguages,
  kindsOfPage,
  missingKinds,
} from "#tests/support/kinds-of-page.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel, sample } from "#tests/support/test-level.ts";

/** Pages with much content, or none. TEST_LEVEL=full only. */
const states = [
  "/med-spas?page=2",
  "/search?city=irvine&treatment=botox",
  "/search?q=unknown&treatment=hbot",
  "/botox/irvine",
  "/coolsculpting/la-palma",
  "/listing/morrow-park-laser-and-skin",
  "/listing/morrow-park-laser-and-skin?tab=services",
  "/listing/morrow-park-laser-and-skin?tab=facility",
  "/listing/morrow-park-laser-and-skin?tab=pricing",
  "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,baranak-skin-and-injectables&near=irvine",
  "/seo-audit?path=/botox/irvine",
  "/seo-audit?path=//elsewhere",
  "/reset-password?token=nothing",
];
const isThere = (path: string) => !missingKinds.includes(path) || path === "/no-such-page";
/** Every ninth route file. Its other pages, and Spanish pages, run only with TEST_LEVEL=full. */
const there = kindsOfPage.filter(isThere);
const quick = there.filter(
  (path, index) => there.findIndex((other) => drawnBy(other) === drawnBy(path)) === index,
);
const pages = [
  ...new Set(isFullLevel ? inBothLanguages([...states, ...there]) : [...sample(quick, 9)]),
];

/** Pages per browser: reusing its caches and axe takes half the time. */
const together = 8;
const groups = Array.from({ length: Math.ceil(pages.length / together) }, (_, group) =>
  pages.slice(group * together, (group + 1) * together),
);

test.use({ missing: missingKinds });

for (const group of groups)
  layoutTest(`axe finds nothing on ${group.join(", ")}`, async ({ page }) => {
    test.setTimeout(group.length * 30_000);
    for (const path of group) {
      await open(page, path);
      await expectCleanInItsLooks(page);
    }
  });

test("exposes form errors to assistive technology", async ({ page }) => {
  await open(page, "/sign-in");
  await page.getByLabel("Email", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const)
  test(
    `axe finds nothing with the menu and the list of cities open, ${colorScheme}`,
    colorScheme === "dark" ? {} : slow,
    async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, "/");
      await page.getByText(/^Show More Cities/).click();
      if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
      expect(await violations(page)).toEqual([]);
    },
  );
