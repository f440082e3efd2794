import { become, owner } from "#tests/support/account-in-browser.ts";
import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { kindsOfPage, missingKinds } from "#tests/support/kinds-of-page.ts";
import { operator } from "#tests/support/server.ts";
import { goRound } from "#tests/support/tab-through.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const slug = "morrow-park-laser-and-skin";
const listing = `/listing/${slug}`;

const behindSignIn = {
  "a visitor": {
    person: owner("canyon-lamp-wellness-and-aesthetics"),
    paths: [
      "/profile",
      "/profile/settings?edit=1",
      "/profile/security",
      `/listing/${slug}/questions/new`,
      "/reviews/new",
    ],
  },
  "an owner": {
    person: owner(slug),
    paths: [
      ...[
        "/client-admin",
        "/owner/bookings",
        "/owner/bookings?view=week",
        "/owner/bookings/hours",
        "/owner/specials/new",
        "/owner/leads",
      ],
      ...[
        `/owner/profile/${slug}/hours`,
        `/owner/profile/${slug}/menu`,
        `/owner/photos/${slug}`,
        `/owner/analytics/${slug}`,
        `/owner/settings/${slug}`,
      ],
    ],
  },
  "an admin": {
    person: operator,
    paths: [
      "/admin",
      "/admin/inbox",
      "/admin/users",
      "/admin/listings",
      "/admin/settings",
      "/admin/analytics",
      "/admin/newsletter",
      "/admin/imports",
    ],
  },
};

deskTest("the first tab stop skips to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
  ).toBe(true);
});

const pages = isFullLevel
  ? kindsOfPage.filter((path) => !missingKinds.includes(path) || path === "/no-such-page")
  : [listing];

test.describe(() => {
  test.use({ missing: missingKinds });
  for (const path of pages)
    deskTest(
      `every tab stop on ${path} comes in order, is visible and is not under the header`,
      async ({ page }) => {
        await open(page, path);
        expect(await goRound(page)).toBeGreaterThan(20);
      },
    );
});

for (const [who, { person, paths }] of Object.entries(behindSignIn))
  deskTest(
    `every tab stop on the pages of ${who} comes in order, is visible and is not under the header`,
    slow,
    async ({ page }) => {
      test.setTimeout(paths.length * 20_000);
      await become(page, person);
      for (const path of paths) {
        await open(page, path);
        await goRound(page);
      }
    },
  );

deskTest("the menu of a narrow window works by keyboard", slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  const link = page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("link", { name: "Med Spas", exact: true });
  for (
    let tabs = 0;
    tabs < 8 && !(await link.evaluate((element) => element === document.activeElement));
    tabs++
  )
    await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/med-spas");
});

deskTest("the menu takes the focus, traps it while open and returns it", async ({ page }) => {
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
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("link", { name: "Español" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(opener).toBeFocused();
});

deskTest(
  "the search panel focuses its field, and Escape closes the list, then the panel",
  slow,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/about");
    const opener = page.getByRole("banner").getByRole("button", { name: "Search" });
    const panel = page.getByRole("dialog", { name: "Search" });
    await opener.click();
    const field = panel.getByRole("combobox");
    await expect(field).toBeFocused();
    await field.pressSequentially("botox");
    await expect(panel.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("option")).toHaveCount(0);
    await expect(field).toHaveValue("botox");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await panel.getByRole("button", { name: "Clear" }).click();
    await expect(field).toBeFocused();
  },
);

deskTest(
  "a card's contact panel closes by its button and returns the focus",
  slow,
  async ({ page }) => {
    await open(page, "/med-spas");
    const opener = page
      .getByRole("main")
      .getByRole("link", { name: /^Contact / })
      .first();
    await opener.press("Enter");
    const panel = page.getByRole("dialog", { name: "Contact" });
    await expect(panel.getByRole("heading", { name: /^Contact / })).toBeFocused();
    await expect(panel).toContainText(/Today \d|Closed today/);
    await expect(panel.getByRole("link", { name: "Website" })).toHaveAttribute(
      "href",
      /utm_source=/,
    );
    await page.keyboard.press("Shift+Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

deskTest("a press outside the menu only closes it", slow, async ({ page }) => {
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
