import type { Route } from "@playwright/test";
import { deskTest, expect, markDocument, open, test, wholeDrawn } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

test("navigation starts at the top of the page, and Back restores the position", async ({
  page,
  isMobile,
}) => {
  await open(page, "/med-spas");
  await wholeDrawn(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const directory = page.getByRole("navigation", { name: "Directory" });
  if (isMobile) await directory.getByText("Directory", { exact: true }).last().click();
  await directory.getByRole("link", { name: "How we rank" }).click();
  await expect(page).toHaveURL("/how-we-rank");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical Spas in Orange County");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test("the tabs of a profile stay in sight, and each opens at its start", async ({ page }) => {
  await open(page, "/listing/morrow-park-laser-and-skin");
  await wholeDrawn(page);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.getByRole("main").getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL(/tab=services/);
  const services = page.getByRole("heading", { name: "Services", exact: true });
  await expect(services).toBeInViewport();
});

test("a treatment leads from one city to another", slow, async ({ page }) => {
  await open(page, "/coolsculpting/la-palma");
  await expect(page.getByText("No providers found for CoolSculpting in La Palma.")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /\d$/ })
    .first()
    .click();
  await expect(page).not.toHaveURL("/coolsculpting/la-palma");
  await expect(page.getByText("No providers found")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test.describe("a filter change on the same page", () => {
  test("loads without a reload and matches the page at its URL", async ({ page }) => {
    await open(page, "/search?treatment=injectables");
    const isSameDocument = await markDocument(page);
    await page.getByLabel("Sort by").selectOption("name");
    await expect(page).toHaveURL("/search?treatment=injectables&sort=name");
    expect(await isSameDocument()).toBe(true);
    const swapped = await titleAndContent(page);
    await open(page, page.url());
    expect(await titleAndContent(page)).toEqual(swapped);
  });

  test("is undone by Back and redone by Forward", async ({ page }) => {
    await open(page, "/search?q=hbot");
    const isSameDocument = await markDocument(page);
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await expect(page.getByRole("link", { name: "Remove Irvine" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Remove Irvine" })).toHaveCount(0);
    await expect(page.getByLabel("City", { exact: true })).toHaveValue("");
    await page.goForward();
    await expect(page.getByLabel("City", { exact: true })).toHaveValue("irvine");
    expect(await isSameDocument()).toBe(true);
  });

  deskTest("keeps focus, scroll position and open panels", slow, async ({ page }) => {
    await open(page, "/search?q=facial");
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByText("Amenities", { exact: true }).filter({ visible: true }).click();
    const parking = page
      .locator("aside details[open]:visible", { hasText: /^Amenities/ })
      .getByRole("link", { name: /^Free parking/ });
    await parking.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await parking.press("Enter");
    await expect(page).toHaveURL("/search?q=facial&amenity=Free+parking");
    await expect(parking).toHaveAttribute("aria-current", "true");
    await expect(parking).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(120);
  });

  test("shows placeholders when it takes long", slow, async ({ page }) => {
    await open(page, "/med-spas");
    let letPass = () => {};
    const isLetPass = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route("**/search?*", async (route) => {
      await isLetPass;
      await route.continue();
    });
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    letPass();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  });
});

test.describe("a filter change that fails", () => {
  test.use({ missing: ["/search"] });

  test("keeps the results, shows an error in place and can be retried", async ({ page }) => {
    await open(page, "/search?q=botox");
    const isSameDocument = await markDocument(page);
    const asked: string[] = [];
    for (const fail of [
      (route: Route) => route.abort("internetdisconnected"),
      (route: Route) => route.fulfill({ status: 503, body: "Busy" }),
    ]) {
      await page.route("**/search?*", (route) => {
        asked.push(route.request().url());
        return fail(route);
      });
      await page.getByLabel("City", { exact: true }).selectOption("irvine");
      const alert = page.getByRole("alert");
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(
        "There was an error performing your search. Please try again.",
      );
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await page.unroute("**/search?*");
      await page.getByLabel("City", { exact: true }).selectOption("");
      await expect(alert).toHaveCount(0);
    }
    expect(asked.length).toBe(2);
    await page.route("**/search?*", (route) => route.abort(), { times: 1 });
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Remove Irvine" })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });
});

test("a view transition skipped by the browser is not an error", slow, async ({ page }) => {
  await page.route("**/*.css", async (route) => {
    await page.waitForTimeout(300);
    await route.continue().catch(() => {});
  });
  await page.goto("/");
  for (const path of ["/about", "/contact", "/reviews"]) {
    await page.evaluate((next) => location.assign(next), path);
    await page.waitForURL(path);
  }
});

deskTest(
  "the browser handles links opened with a modifier key or in a new window",
  slow,
  async ({ page, context }) => {
    await open(page, "/injectables");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Filters" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(page).toHaveURL("/injectables");
  },
);

test("the first view loads little script, and islands hydrate only on first interaction", async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    // Responses that are still in progress at the end have no length.
    const length = response.body().then(
      (body) => body.length,
      () => 0,
    );
    if (response.request().resourceType() === "script") scripts.set(response.url(), length);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const weight = async () =>
    (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
  expect(await weight()).toBeLessThan(42_000);
  await page.getByRole("main").getByRole("combobox").focus();
  await expect.poll(weight).toBeGreaterThan(150_000);
  expect(await weight()).toBeLessThan(280_000);
});

async function titleAndContent(page: import("@playwright/test").Page) {
  await wholeDrawn(page);
  return page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) =>
      link.getAttribute("href"),
    ),
    robots: [...document.querySelectorAll("meta[name=robots]")].map((meta) =>
      meta.getAttribute("content"),
    ),
    // Other scenarios publish reviews meanwhile.
    content: document.querySelector("main")?.innerText.replaceAll(/★ [\d.]+ \(\d+/g, "★"),
  }));
}
