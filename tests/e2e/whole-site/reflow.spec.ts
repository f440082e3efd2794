import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { become, owner } from "#tests/support/account-in-browser.ts";
import { expect, layoutTest, test } from "#tests/support/browser.ts";
import { expectNarrow } from "#tests/support/expect-narrow.ts";
import { kindsOfPage, missingKinds } from "#tests/support/kinds-of-page.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

/** axe runs at the same width: tests/support/axe.ts. */

test.use({ viewport: { width: 320, height: 640 }, missing: missingKinds });

const states = [
  "/search?city=rancho-santa-margarita&treatment=dermal-fillers&q=averylongwordthatnobodywouldeverwriteintoafield",
  "/city/rancho-santa-margarita",
  "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,baranak-skin-and-injectables",
];
const pages = [...kindsOfPage, ...states];

// With all sections open. Without TEST_LEVEL=full, only pages that axe does not check at this width.
for (const { language, paths, when } of [
  { language: "English", paths: isFullLevel ? pages : states, when: {} },
  {
    language: "Spanish",
    paths: pages.filter(isTranslatedPath).map((path) => pathIn("es", path)),
    when: slow,
  },
])
  test(
    `no public page in ${language} scrolls sideways at 320 pixels with everything expanded`,
    when,
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of paths) {
        const response = await page.goto(path, { waitUntil: "domcontentloaded" });
        expect(response?.status(), path).toBe(missingKinds.includes(path) ? 404 : 200);
        await page.evaluate(() => {
          for (const part of document.querySelectorAll("main details"))
            part.setAttribute("open", "");
        });
        await expectNarrow(page, 320, path);
      }
    },
  );

layoutTest("no page scrolls sideways with the fullest header", async ({ page }) => {
  await become(page, owner("marisol-and-finch-aesthetic-medicine"));
  await page.goto("/profile");
  for (const width of [320, 768, 1024, 1280]) await expectNarrow(page, width);
});
