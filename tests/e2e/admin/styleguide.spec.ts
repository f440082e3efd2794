import { become } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, layoutTest, open, pictureTest } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";

const path = "/admin/styleguide";

layoutTest("axe finds nothing in any component of the kit, light and dark", async ({ page }) => {
  await become(page, operator, "/admin");
  await open(page, path);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
  await expectCleanInItsLooks(page);
});

/** `npm exec -- playwright test styleguide -u` takes them anew. */
pictureTest("each component of the kit looks as in its pictures", async ({ page }) => {
  await become(page, operator, "/admin");
  const show = async (address: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, address);
    // It would stay above what is taken.
    await page.evaluate(() => document.querySelector("body > header")?.remove());
  };
  // The font of code is the system's.
  const mask = [page.locator("pre")];
  await show(path, 1280);
  for (const scheme of ["light", "dark"])
    await expect(page.locator(`#${scheme}`)).toHaveScreenshot(`${scheme}.png`, { mask });
  await show(`${path}?frame`, 390);
  await expect(page.getByRole("main")).toHaveScreenshot("narrow.png", { mask });
});
