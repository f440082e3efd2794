import { expect, pictureTest } from "#tests/support/browser.ts";

const cover = /\/illustrations\//;

pictureTest(
  "a photo shows a spinner until it loads and a placeholder when it fails",
  async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(cover, async (route) => {
      await held;
      await route.fulfill({ status: 200, contentType: "image/webp", body: "no picture" });
    });
    await page.goto("/listing/canvas-yard-aesthetics", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    const photo = page.getByRole("main").locator("img[src^='/illustrations/']").first();
    await expect(photo).toHaveCSS("background-image", /^url\("data:image\/svg/);
    answer();
    await expect(page.getByRole("main").locator("span[role=img].bg-sage").first()).toBeVisible();
  },
);
