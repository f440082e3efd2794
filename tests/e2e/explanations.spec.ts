import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

test.describe("a tooltip", () => {
  deskTest(
    "of a treatment appears after a delay on hover and closes with Escape",
    slow,
    async ({ page }) => {
      await open(page, "/treatment-demo");
      await page.getByRole("link", { name: "HydraFacial", exact: true }).first().hover();
      const tip = page.getByRole("tooltip");
      await page.waitForTimeout(300);
      await expect(tip).toHaveCount(0);
      await expect(tip).toContainText("30–45 minutes");
      await expect(tip.getByText("Possible side effects")).toBeVisible();
      const lists = tip.getByRole("list");
      await expect(lists.nth(0).getByRole("listitem").first()).toBeVisible();
      await expect(lists.nth(1).getByRole("listitem")).toHaveCount(3);
      await expect(lists.nth(2).getByRole("listitem")).toHaveCount(2);
      await page.keyboard.press("Escape");
      await expect(tip).toHaveCount(0);
    },
  );

  deskTest("after another one appears at once and stays while hovered", slow, async ({ page }) => {
    await open(page, "/treatment-demo");
    const cards = page.locator("article");
    await cards.nth(0).getByRole("link").hover();
    const tip = page.getByRole("tooltip");
    await expect(tip).toBeVisible();
    await tip.hover();
    await page.waitForTimeout(400);
    await expect(tip).toBeVisible();
  });

  deskTest("about paid Premier placement also opens by keyboard", slow, async ({ page }) => {
    await open(page, "/med-spas");
    const badge = page.getByRole("link", { name: "Premier · paid" }).first();
    await badge.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(badge).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveText(
      "Paid placement: Premier listings come first, for a flat monthly fee.",
    );
    await expect(badge).toHaveAccessibleDescription(/^Paid placement/);
  });
});

test("a card explains its badges to mouse, touch and keyboard", async ({ page, isMobile }) => {
  await open(page, "/med-spas");
  const badge = page.getByRole("main").getByRole("button", { name: "License checked" }).first();
  const tip = page.getByRole("tooltip");
  if (isMobile) await badge.tap();
  else await badge.hover();
  await expect(tip).toContainText("This is a demo listing. Its license check is made up, too.");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  if (!isMobile) await page.mouse.move(0, 0);
  await page.getByRole("main").getByRole("button", { name: "License checked" }).nth(1).focus();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tip).toContainText("This is a demo listing.", { timeout: 1_500 });
  }).toPass();
});

deskTest(
  "a saved favorite is announced once, for five seconds, in a region reachable with F8",
  slow,
  async ({ page }) => {
    await open(page, "/med-spas");
    const [first, second] = [
      page.getByRole("button", { name: /^Save/ }).nth(0),
      page.getByRole("button", { name: /^Save/ }).nth(1),
    ];
    await first.click();
    await second.click();
    const toasts = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText("is saved");
    await page.keyboard.press("F8");
    await expect(
      page.getByRole("region", { name: /Notification/ }).getByRole("list"),
    ).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(toasts).toHaveCount(0, { timeout: 300_000 });
    await expect(first).toHaveAttribute("aria-pressed", "true");
  },
);
