import type { Browser, BrowserContext, Page, TestInfo } from "@playwright/test";
import { become, owner } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

/** Separate listings for parallel scenarios; no other scenario's browser counts as a person. */
const places = [
  { slug: "marisol-and-finch-aesthetic-medicine", words: "Marisol Finch" },
  { slug: "canvas-yard-aesthetics", words: "Canvas Yard" },
  { slug: "pierlight-med-spa", words: "Pierlight" },
  { slug: "morrow-park-laser-and-skin", words: "Morrow Park" },
  { slug: "canyon-lamp-wellness-and-aesthetics", words: "Canyon Lamp" },
  { slug: "harrow-and-tide-aesthetics", words: "Harrow Tide" },
];
const placeOf = ({ repeatEachIndex }: TestInfo) =>
  places[repeatEachIndex % places.length] ?? { slug: "", words: "" };

test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
});

/** Hides automation, and keeps external links from navigating. */
function likeAPerson(context: BrowserContext) {
  return context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    addEventListener(
      "click",
      (event) =>
        event.target instanceof Element &&
        event.target.closest("a[target], a[href^='tel:']") &&
        event.preventDefault(),
    );
  });
}

/** Clicks phone and directions on the profile. */
async function turnTo(
  page: Page,
  track: (page: Page, intent: () => Promise<unknown>) => Promise<unknown> = (_, intent) => intent(),
) {
  const contact = page.getByRole("complementary", { name: "Contact and hours" });
  await track(page, () =>
    page
      .getByRole("link", { name: /^Call / })
      .first()
      .click(),
  );
  await track(page, () => contact.getByRole("link", { name: "Get Directions" }).click());
}

/** Waits for the beacon: one sent during navigation would carry Playwright's user agent. */
async function andTell(page: Page, intent: () => Promise<unknown>) {
  await Promise.all([page.waitForRequest("/api/events"), intent()]);
}

async function openOwner(browser: Browser, slug: string, baseURL = "") {
  const context = await browser.newContext({ baseURL });
  expect(
    (await context.request.post("/api/admin/authenticate", { data: owner(slug) })).status(),
  ).toBe(200);
  const page = await context.newPage();
  return { context, page, read: () => readFigures(page, slug) };
}

async function readFigures(page: Page, slug: string) {
  await page.goto(`/owner/analytics/${slug}?days=7`);
  const step = async (name: string) =>
    Number(
      /[\d,]+/
        .exec(
          (await page.getByRole("listitem").filter({ hasText: name }).first().innerText()).split(
            name,
          )[1] ?? "",
        )?.[0]
        .replace(",", ""),
    );
  const row = async (name: string) =>
    Number(
      await page
        .getByRole("table", { name: "What visitors did" })
        .getByRole("row", { name })
        .getByRole("cell")
        .first()
        .innerText(),
    );
  return {
    shown: await step("List impressions"),
    views: await step("Profile views"),
    calls: await row("Calls"),
    directions: await row("Directions"),
  };
}

test(
  "the owner's figures count what visitors see and do, except the owner and those who opt out",
  slow,
  async ({ page, context, browser, baseURL }, info) => {
    test.slow();
    const { slug, words } = placeOf(info);
    const profile = `/listing/${slug}`;
    const { page: desk, read, ...olivia } = await openOwner(browser, slug, baseURL);
    const before = await read();

    const uncounted = [
      await browser.newContext({ baseURL, extraHTTPHeaders: { "sec-gpc": "1" } }),
      olivia.context,
    ];
    await uncounted[0]?.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
    );
    for (const other of uncounted) {
      await likeAPerson(other);
      const elsewhere = await other.newPage();
      await elsewhere.goto(profile);
      await turnTo(elsewhere);
      await elsewhere.close();
    }

    await likeAPerson(context);
    await andTell(page, async () => {
      await page.goto(`/search?q=${encodeURIComponent(words)}`);
      await page
        .getByRole("article")
        .filter({ has: page.locator(`a[href="${profile}"]`) })
        .scrollIntoViewIfNeeded();
    });
    await andTell(page, () =>
      page.getByRole("article").getByRole("heading").getByRole("link").first().click(),
    );
    await expect(page).toHaveURL(profile);
    await turnTo(page, andTell);
    // Repeated views do not count again.
    await page.reload();
    await page.goto("/about");

    const after = {
      shown: before.shown + 1,
      views: before.views + 1,
      calls: before.calls + 1,
      directions: before.directions + 1,
    };
    await expect.poll(read, { timeout: 300_000 }).toEqual(after);
    for (const scheme of ["light", "dark"] as const) {
      await desk.emulateMedia({ colorScheme: scheme });
      expect(await violations(desk)).toEqual([]);
    }
    for (const other of uncounted) await other.close();
  },
);

test(
  "an owner changes the days and the chart without a reload and downloads the days as a file",
  slow,
  async ({ page }) => {
    await become(page, owner("morrow-park-laser-and-skin"));
    await page.goto("/owner/analytics");
    await expect(page).toHaveURL("/owner/analytics/morrow-park-laser-and-skin");
    await page.getByRole("link", { name: "A year" }).click();
    await expect(page).toHaveURL(/days=365/);
    await page.getByRole("link", { name: "Contacts", exact: true }).click();
    await expect(page.getByText("Contacts, a week")).toBeVisible();
    await page.getByText("View as table").click();
    await expect(
      page.getByRole("table", { name: "Contacts, as a table" }).getByRole("row"),
    ).toHaveCount(53);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download these days as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^morrow-park-laser-and-skin-.+\.csv$/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner selects custom days", slow, async ({ page }) => {
    await become(page, owner("morrow-park-laser-and-skin"));
    await page.goto("/owner/analytics/morrow-park-laser-and-skin");
    await page.getByText("Custom range").click();
    await page.getByLabel("From", { exact: true }).fill("2026-01-05");
    await page.getByLabel("To", { exact: true }).fill("2026-01-11");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText("Jan 5, 2026 – Jan 11, 2026").first()).toBeVisible();
  });
});
