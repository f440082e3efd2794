import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { become, toOffice } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, pictureTest, test, toast } from "#tests/support/browser.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { photo } from "#tests/support/pictures.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const person =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

declare global {
  interface Window {
    shifted: number;
  }
}

/** Separate cities, so that parallel scenarios do not see each other's ads. */
const cities = ["tustin", "orange", "fullerton", "lake-forest", "costa-mesa", "anaheim"];
const cityOf = ({ repeatEachIndex }: TestInfo, isMobile: boolean) =>
  cities[(2 * repeatEachIndex + Number(isMobile)) % cities.length] ?? "";

/**
 * Hides automation and sums layout shifts. Stays on the page after a click, because beacons sent
 * during navigation would carry Playwright's user agent.
 */
function likeAPerson(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    addEventListener(
      "click",
      (event) =>
        event.target instanceof Element &&
        event.target.closest("[data-ad] a") &&
        event.preventDefault(),
    );
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function addByForm(page: Page, headline: string, city: string) {
  await toOffice(page, "Advertising");
  await page.getByRole("link", { name: "New campaign" }).click();
  await page.getByRole("button", { name: "Save campaign" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose where it appears.");
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Advertiser", { exact: true }).fill("Aurelia Skin");
  await page.getByLabel("Headline").fill(headline);
  await page.getByLabel("Sentence").fill("Mineral sunscreen made in Laguna Beach.");
  await page.getByLabel("Link text").fill("About us");
  await page.getByLabel("Link address").fill("/about");
  const picture = Buffer.from(await (await photo({ width: 600, height: 300 })).arrayBuffer());
  await page
    .getByLabel("Picture (optional)")
    .setInputFiles({ name: "bottle.jpg", mimeType: "image/jpeg", buffer: picture });
  await page.getByLabel("What the picture shows").fill("A white bottle in the sun");
  await page.getByRole("checkbox", { name: "City pages" }).check();
  await page.getByText("Only on pages for certain cities or categories").click();
  await page.locator(`input[value="city/${city}"]`).check();
  await page.getByRole("button", { name: "Save campaign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
  return new URL(page.url()).pathname;
}

pictureTest(
  "an ad campaign is created, seen and clicked, counted once, and shifts no layout",
  slow,
  async ({ page, browser, baseURL, isMobile }, info) => {
    test.slow();
    const city = cityOf(info, isMobile);
    const [headline, other] = [`Sunscreen ${unlike()}`, `Retreat ${unlike()}`];
    await become(page, operator);
    const own = await addByForm(page, headline, city);
    expect(await violations(page)).toEqual([]);

    // With a second ad, at the full level, each visitor gets a random one from the same cached page.
    const fields = {
      kind: "paid",
      advertiser: "Nori",
      headline: other,
      words: "Ojai.",
      invitation: "Dates",
      destination: "/about",
      untilDay: "",
    };
    const day = await page.request
      .get("/admin/advertising/new")
      .then(
        async (answer) => /name="fromDay"[^>]*value="([^"]+)"/.exec(await answer.text())?.[1] ?? "",
      );
    const second = { ...fields, fromDay: day, slots: "city", cities: `city/${city}`, parts: "50" };
    if (isFullLevel)
      expect(
        (
          await page.request.post("/admin/advertising/new", { multipart: second, maxRedirects: 0 })
        ).status(),
      ).toBe(303);

    const seen = new Set<string>();
    let visits = 0;
    const isEachSeen = () => seen.has("mine") && (seen.has("other") || !isFullLevel);
    let figures = { impressions: 0, clicks: 0 };
    while (!isEachSeen() || figures.clicks === 0) {
      expect(++visits).toBeLessThan(40);
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: page.viewportSize(),
        userAgent: person,
      });
      await likeAPerson(context);
      const visitor = await context.newPage();
      await visitor.goto(`/city/${city}`);
      const ad = visitor.getByRole("region", { name: "Advertisement" });
      await expect(ad).toHaveCount(1);
      await expect(visitor.locator("html[data-alive]")).toBeAttached();
      const isMine = (await ad.getByText(headline).count()) > 0;
      seen.add(isMine ? "mine" : "other");
      if (isMine && figures.clicks === 0) {
        await Promise.all([
          visitor.waitForRequest("**/api/ad-events"),
          ad.scrollIntoViewIfNeeded(),
        ]);
        expect(await visitor.evaluate(() => window.shifted)).toBe(0);
        expect(await violations(visitor)).toEqual([]);
        await Promise.all([
          visitor.waitForRequest("**/api/ad-events"),
          ad.getByRole("link", { name: "About us" }).click(),
        ]);
        // A click or a reload must not count again.
        await ad.getByRole("link", { name: "About us" }).click();
        await visitor.reload();
        figures = { impressions: 1, clicks: 1 };
      }
      await context.close();
    }

    const figure = async (name: string) => {
      await page.goto(own);
      const cells = page
        .getByRole("table", { name: "By city or category" })
        .getByRole("row")
        .last()
        .getByRole("cell");
      return Number(
        await cells
          .nth(name === "impressions" ? 0 : 1)
          .innerText({ timeout: 1_000 })
          .catch(() => "0"),
      );
    };
    await expect
      .poll(
        async () => ({ impressions: await figure("impressions"), clicks: await figure("clicks") }),
        { timeout: 300_000 },
      )
      .toEqual(figures);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "End now" }).click();
    await expect(toast(page, "Campaign ended")).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "an ad is labeled and links to its destination without being counted",
    slow,
    async ({ page }) => {
      await page.goto("/hbot");
      const ad = page.getByRole("region", { name: "Advertisement" });
      await expect(ad.getByText("From OC MedSpa Guide")).toBeVisible();
      await ad.getByRole("link", { name: "Advertisement" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Advertising");
      await page.goBack();
      await ad.getByRole("link", { name: "List Your Med Spa" }).click();
      await expect(page).toHaveURL("/add-listing");
    },
  );
});
