import { expect, open, test } from "#tests/support/browser.ts";
import { desk } from "#tests/support/tags.ts";

test("the first stop of the keyboard skips to the content", desk, async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});

for (const path of ["/", "/listing/morrow-park-laser-and-skin", ...(process.env.LONG === "1" ? ["/city/irvine", "/botox/irvine"] : [])])
  test(`every stop of the keyboard on ${path} is seen, and not under the header`, desk, async ({ page }) => {
    await open(page, path);
    const stops = await page.locator("a[href]:visible, button:visible, summary:visible").count();
    const seen = new Set<string>();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(describeFocus);
      expect(focused, `stop ${stop + 1}, after ${[...seen].at(-1)}`).toMatchObject({ isMarked: true, isCovered: false, isInView: true });
      seen.add(focused.name);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

test("the menu of a narrow window works by keyboard", desk, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Med Spas", exact: true });
  for (let tabs = 0; tabs < 8 && !(await link.evaluate((element) => element === document.activeElement)); tabs++) await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/med-spas");
});

test("the menu takes the focus, gives it back, and closes when the focus goes on", desk, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await opener.press("Enter");
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await menu.getByRole("link", { name: "Español" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("a press beside the menu closes it, and nothing else", desk, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await page.mouse.move(15, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(15, 32);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Runs in the page. */
function describeFocus() {
  const element = document.activeElement as HTMLElement;
  const box = element.getBoundingClientRect();
  const after = getComputedStyle(element, "::after");
  const isOutlined = [getComputedStyle(element), after].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
  const header = document.querySelector("header") as HTMLElement;
  const isCovered =
    !header.contains(element) && getComputedStyle(element).position !== "fixed" && box.top < header.getBoundingClientRect().bottom && box.bottom > 0;
  return {
    name: `${element.tagName} ${element.textContent?.trim()} ${element.getAttribute("href")}`,
    isMarked: isOutlined,
    isCovered,
    isInView: box.bottom > 0 && box.top < innerHeight,
  };
}
