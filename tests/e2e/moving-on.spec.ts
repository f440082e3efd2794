import { expect, markDocument, open, test } from "#tests/support/browser.ts";

test.describe("going on to another page without a reload", () => {
  test("replaces everything that belonged to the page before", async ({ page }) => {
    await open(page, "/category/laser-light-therapies");
    const isSameDocument = await markDocument(page);
    const other = page.getByRole("contentinfo").getByRole("link", { name: "Acne & Scar Treatments" });
    await other.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne & Scar Treatments");
    await expect(page).toHaveURL("/category/acne-scar-treatments");
    expect(await isSameDocument()).toBe(true);

    const soft = await headAndContent(page);
    await open(page, page.url());
    expect(await headAndContent(page)).toEqual(soft);
  });

  test("leads from a city to another through the treatment they share", async ({ page }) => {
    await open(page, "/coolsculpting/la-palma");
    await expect(page.getByText("No providers found for CoolSculpting in La Palma.")).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link", { name: /\d$/ }).first().click();
    await expect(page).not.toHaveURL("/coolsculpting/la-palma");
    await expect(page.getByText("No providers found")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  test("begins at the top, and back returns to where the visitor was", async ({ page }) => {
    await open(page, "/med-spas");
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole("contentinfo").getByRole("link", { name: "All categories" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Treatment Categories");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical Spas in Orange County");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect(await isSameDocument()).toBe(true);
  });

  test("a link with a modifier key or to a new window is the browser's own", async ({ page, context, isMobile }) => {
    test.skip(isMobile, "There is no keyboard to hold.");
    await open(page, "/categories");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link")
      .nth(2)
      .click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(page).toHaveURL("/categories");
  });
});

test("data and document of a page come from the same server answers: no request is made twice", async ({ page }) => {
  await open(page, "/locations");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("main").getByRole("link", { name: "Irvine", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Med spas in Irvine");
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual(["/city/irvine.data"]);
  expect(new Set(asked).size).toBe(asked.length);
});

async function headAndContent(page: import("@playwright/test").Page) {
  return page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    description: [...document.querySelectorAll("meta[name=description]")].map((meta) => meta.getAttribute("content")),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    content: document.querySelector("main")?.innerText,
  }));
}
