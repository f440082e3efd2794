import { expect, markDocument, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

test.describe("the newsletter box", () => {
  // The scenario aborts this request, which the browser reports.
  test.use({ missing: ["/newsletter"] });

  test(
    "shows the error above itself, moves the focus there and links to the field",
    slow,
    async ({ page }) => {
      await open(page, "/special-offers");
      const isSameDocument = await markDocument(page);
      const box = page.locator("#newsletter-box");
      await box.getByRole("button", { name: "Subscribe" }).click();
      const summary = box.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary).toContainText("Email Required");
      await summary.getByRole("link", { name: "Please enter your email address." }).click();
      await expect(box.getByLabel("Email")).toBeFocused();
      expect(await isSameDocument()).toBe(true);
    },
  );

  test("keeps the input without a connection and says thanks when it is back", async ({ page }) => {
    await open(page, "/special-offers");
    const box = page.locator("#newsletter-box");
    const email = `gina-${Math.random().toString(36).replace(/[\d.]/g, "")}@example.com`;
    await box.getByLabel("Email").fill("gina");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByRole("alert")).toContainText("Invalid Email");
    await box.getByLabel("Email").fill(email);
    await page.route("**/newsletter", (route) => route.abort("internetdisconnected"));
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByRole("alert")).toBeFocused();
    await expect(box.getByRole("alert")).toContainText("Connection Error");
    await expect(box.getByText("Please enter a valid email address.")).toHaveCount(0);
    await expect(box.getByLabel("Email")).toHaveValue(email);
    await page.unroute("**/newsletter");
    await box.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(box.getByText("Successfully Subscribed!")).toBeVisible();
    await expect(box.getByText(/confirm your address/)).toBeVisible();
    await expect(box).toBeFocused();
    await box.getByRole("link", { name: "Subscribe another email" }).click();
    await expect(box.getByLabel("Email")).toBeFocused();
    await expect(page).toHaveURL("/special-offers");
  });
});

test.describe("newsletter forms that submit without a reload", () => {
  test.use({ missing: ["/newsletter", "/weekly-offers"] });

  test("show a server failure in place and submit only once", slow, async ({ page }) => {
    await open(page, "/");
    const isSameDocument = await markDocument(page);
    const posts: string[] = [];
    const answerBadly = (route: import("@playwright/test").Route) => {
      posts.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
    };
    for (const path of ["/newsletter", "/weekly-offers"])
      await page.route(`**${path}`, answerBadly);
    for (const [id, button] of [
      ["#newsletter-box", "Subscribe"],
      ["#offers-form", "Subscribe for offers"],
    ] as const) {
      const form = page.locator(id);
      if (id === "#offers-form") await form.getByLabel("Name").fill("Gina");
      await form.getByLabel("Email").fill("gina@example.com");
      await form.getByRole("button", { name: button }).click();
      await expect(form.getByRole("alert")).toContainText("Subscription Failed");
    }
    expect(posts).toEqual(["/newsletter", "/weekly-offers"]);
    expect(await isSameDocument()).toBe(true);
  });

  test("show errors of the discount form in place and lead to the welcome page", async ({
    page,
  }) => {
    await open(page, "/");
    const form = page.locator("#offers-form");
    await form.getByRole("button", { name: "Subscribe for offers" }).click();
    await expect(form.getByRole("alert")).toContainText("Missing Information");
    await expect(page).toHaveURL("/");
    await form.getByLabel("Name").fill("Gina");
    await form.getByLabel("Email").fill("ünï@example.com");
    await form.getByRole("button", { name: "Subscribe for offers" }).click();
    await expect(page).toHaveURL("/subscribe-success");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter page shows the same errors and success", slow, async ({ page }) => {
    await page.goto("/special-offers");
    await page.locator("#newsletter-box").getByLabel("Email").fill("gina");
    await page.locator("#newsletter-box").getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Invalid Email");
    await expect(page.getByLabel("Email")).toHaveValue("gina");
  });
});
