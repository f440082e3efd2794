import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { expect, open, test, wholeDrawn } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const path = "/city/irvine?view=all";
const toggles = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Compare / });
const bar = (page: Page) => page.getByRole("region", { name: "To compare" });

test("a visitor selects two listings, compares them and removes one", async ({ page }) => {
  await open(page, path);
  await expect(bar(page)).toHaveCount(0);
  await toggles(page).nth(0).click();
  await expect(bar(page)).toContainText("1 to compare");
  await toggles(page).nth(2).click();
  await expect(toggles(page).nth(2)).toHaveAttribute("aria-pressed", "true");
  await expect(bar(page)).toContainText("2 to compare");
  await bar(page).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?with=[a-z0-9-]+,[a-z0-9-]+$/);
  const columns = page.getByRole("columnheader");
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole("rowheader", { name: "Licenses" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await columns
    .first()
    .getByRole("link", { name: /^Remove/ })
    .click();
  await expect(columns).toHaveCount(1);
  await page.goto(path);
  await expect(bar(page)).toContainText("1 to compare");
  await expect(toggles(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  await bar(page).getByRole("button", { name: "Clear" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(toggles(page).nth(2)).toHaveAttribute("aria-pressed", "false");
});

test("a fifth listing is rejected with a message, and the four stay", slow, async ({ page }) => {
  await open(page, path);
  for (const index of [0, 1, 2, 3]) await toggles(page).nth(index).click();
  await expect(bar(page)).toContainText("4 to compare");
  await toggles(page).nth(4).click();
  const toast = page.getByRole("region", { name: "Notification" }).getByText("4 fit side by side");
  await expect(toast).toBeVisible();
  await expect(toggles(page).nth(4)).toHaveAttribute("aria-pressed", "false");
  await expect(bar(page)).toContainText("4 to compare");
  const [over, under] = [await toast.boundingBox(), await bar(page).boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0);
  expect(await violations(page)).toEqual([]);
});

test("the compare bar shifts no layout and covers no focused element", slow, async ({ page }) => {
  await open(page, path);
  await wholeDrawn(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await toggles(page).nth(0).click();
  await expect(bar(page)).toBeVisible();
  expect(await height()).toBe(before);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const [focused, bar] = [
        document.activeElement?.getBoundingClientRect(),
        document.querySelector("#compare-bar")?.getBoundingClientRect(),
      ];
      if (!focused || !bar || document.activeElement?.closest("#compare-bar")) return false;
      return (
        focused.bottom > bar.top &&
        focused.top < bar.bottom &&
        focused.right > bar.left &&
        focused.left < bar.right
      );
    });
    expect(covered).toBe(false);
  }
});

test(
  "the compare bar leaves Call and Book of a profile in reach at every scroll position",
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/listing/calderbrook-aesthetic-physicians");
    await toggles(page).first().click();
    await expect(bar(page)).toBeVisible();
    await wholeDrawn(page);
    const covered = await page.evaluate(() => {
      const positions = Array.from(
        { length: Math.ceil(document.documentElement.scrollHeight / 400) },
        (_, index) => index * 400,
      );
      const actions = [...document.querySelectorAll("[data-book-bar] a")];
      return positions.flatMap((position) => {
        scrollTo({ top: position, behavior: "instant" });
        return actions.flatMap((action) => {
          const { left, top, width, height } = action.getBoundingClientRect();
          const spots = [0.1, 0.5, 0.9].map((share) => [left + width / 2, top + height * share]);
          const isFree = spots.every(([x = 0, y = 0]) =>
            action.contains(document.elementFromPoint(x, y)),
          );
          return isFree ? [] : [`${action.textContent} at ${position}`];
        });
      });
    });
    expect(covered).toEqual([]);
    await expect(page.locator("[data-book-bar] a")).toHaveCount(2);
  },
);

test("the selection is offered when the URL names no listings", slow, async ({ page }) => {
  await open(page, path);
  await toggles(page).nth(0).click();
  await page.goto("/compare");
  await expect(page.getByText("Your choice is waiting")).toBeVisible();
  await expect(page.getByText("Nothing to compare yet")).toBeHidden();
  await page.getByRole("link", { name: "Compare the 1 you chose" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test(
  "a visitor shares favorites with another visitor by a link",
  slow,
  async ({ page, browser, baseURL, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, path);
    const save = page.getByRole("main").getByRole("button", { name: /^Save / });
    for (const index of [0, 1, 2, 3, 4]) await save.nth(index).click();
    await page.goto("/profile");
    await page.getByRole("button", { name: "Share this list" }).click();
    await expect(page).toHaveURL(/\/shortlist\/[\w-]{22}$/);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);

    const other = await browser.newContext({ baseURL: baseURL ?? "" });
    const guest = await other.newPage();
    await guest.goto(new URL(link).pathname);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText("A shortlist of 5 med spas");
    await expect(guest.locator("html[data-alive]")).toBeAttached();
    await guest.getByRole("button", { name: "Save all here" }).click();
    await expect(guest.getByText("5 med spas are saved").first()).toBeVisible();
    expect(await violations(guest)).toEqual([]);
    await guest.getByRole("link", { name: "Compare the first four" }).click();
    await expect(guest.getByRole("columnheader")).toHaveCount(4);
    await guest.goto("/profile");
    await expect(guest.getByRole("main").getByRole("article")).toHaveCount(5);
    await other.close();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the compare page works: columns, expandable details, distances and sharing",
    slow,
    async ({ page }) => {
      await page.goto("/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians");
      await expect(page.getByRole("columnheader")).toHaveCount(2);
      await page
        .getByText(/^\d+ more$/)
        .first()
        .click();
      await expect(page.locator("details[open] li").first()).toBeVisible();
      await page.getByLabel("How far from").fill("92660");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page.getByRole("rowheader", { name: "Distance" })).toBeVisible();
      await page.getByRole("link", { name: "Remove Morrow Park Laser & Skin" }).click();
      await expect(page.getByRole("columnheader")).toHaveCount(1);
      await page.getByRole("button", { name: "Share this list" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A shortlist of 1 med spa");
    },
  );

  test("a card has no compare toggle", slow, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(toggles(page)).toHaveCount(0);
  });
});
