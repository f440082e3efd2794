import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const map = (page: Page) => page.getByRole("group", { name: /^Map of med spas/ });
const clusters = (page: Page) => map(page).getByRole("button", { name: / med spas, zoom in$/ });
const pins = (page: Page) => map(page).getByRole("button", { name: /, (New listing|.* out of 5)/ });
const cards = (page: Page) =>
  page.getByRole("list", { name: "Med spas on the map" }).getByRole("article");
/** Docked at the lower end of the map. */
const cardOf = (page: Page, name: string) => page.getByRole("article", { name });
const searchHere = (page: Page) => page.getByRole("button", { name: "Search this area" });
const nameOf = async (page: Page, pin = 0) =>
  ((await pins(page).nth(pin).getAttribute("aria-label")) ?? "").split(",")[0] ?? "";

async function openMap(page: Page, path = "/map") {
  await open(page, path);
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
}

test(
  "pointing at a card raises its pin, and pointing at a pin highlights its card",
  slow,
  async ({ page }) => {
    await openMap(page, "/map?city=newport-beach");
    await expect(map(page).locator(".is-raised")).toHaveCount(0);
    await cards(page).first().getByRole("link").first().focus();
    await expect(map(page).locator(".is-raised")).toHaveCount(1);
    // The list starts with some of the pins only.
    const listed = await cards(page).getByRole("heading").allTextContents();
    const names = await Promise.all(
      Array.from({ length: await pins(page).count() }, (_, pin) => nameOf(page, pin)),
    );
    const at = names.findIndex((name) => listed.includes(name));
    await pins(page).nth(at).focus();
    await expect(page.locator("li[data-lit]")).toContainText(names[at] ?? "");
  },
);

test("opening a pin shows its card, and brings up its row from any position in the list", async ({
  page,
  isMobile,
}) => {
  // On a phone, the whole county can consist of clusters.
  await openMap(page, "/map?q=botox");
  const last = (await pins(page).count()) - 1;
  const name = await nameOf(page, last);
  await pins(page).nth(last).click();
  await expect(cardOf(page, name)).toBeInViewport({ ratio: 1 });
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toHaveCount(1);
  if (!isMobile) await expect(row).toBeInViewport();
  await expect(searchHere(page)).toHaveCount(0);
  await cardOf(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test(
  "a pin that gets the focus by keyboard is wholly in view, and the search stays as it is",
  slow,
  async ({ page }) => {
    await openMap(page, "/map?bounds=33.6,-117.9,33.65,-117.8");
    await map(page).focus();
    for (const _ of await pins(page).or(clusters(page)).all()) {
      await page.keyboard.press("Tab");
      await expect(map(page).getByRole("button").and(page.locator(":focus"))).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(searchHere(page)).toHaveCount(0);
  },
);

test("the card of a pin leads on to the next one, saves it, and closes", slow, async ({ page }) => {
  await openMap(page, "/map?q=botox");
  const name = await nameOf(page);
  await pins(page).first().click();
  await cardOf(page, name).getByRole("button", { name: "Next" }).click();
  await expect(cardOf(page, name)).toHaveCount(0);
  const card = page.locator("article[data-slug]");
  const next = (await card.getAttribute("aria-label")) ?? "";
  await expect(map(page).locator(".is-raised")).toHaveCount(1);
  await card.getByRole("button", { name: `Save ${next}` }).click();
  await expect(card.getByRole("button", { name: `Save ${next}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await card.getByRole("button", { name: "Previous" }).click();
  await expect(cardOf(page, name)).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
  await expect(searchHere(page)).toHaveCount(0);
});

test("a cluster opens into its contents", slow, async ({ page }) => {
  await openMap(page);
  const name = (await clusters(page).last().getAttribute("aria-label")) ?? "";
  const before = await map(page).getByRole("button").allTextContents();
  await clusters(page).last().click();
  await expect.poll(() => map(page).getByRole("button").allTextContents()).not.toEqual(before);
  expect(Number.parseInt(name, 10)).toBeGreaterThan(1);
  await expect(searchHere(page)).toBeVisible();
});

test("the list follows the map on request, the URL keeps the area, and a reset shows the county", async ({
  page,
}) => {
  await openMap(page);
  const [all = ""] =
    (await page.getByText(/ med spas on the map/).textContent())?.match(/\d+/) ?? [];
  await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  await searchHere(page).click();
  await expect(page).toHaveURL(/\/map\?bounds=/);
  await expect(page.getByRole("heading", { name: "In this area" })).toBeVisible();
  await expect(searchHere(page)).toHaveCount(0);
  const bounds = new URL(page.url()).searchParams.get("bounds");
  const { total, points } = await (await page.request.get(`/api/map?bounds=${bounds}`)).json();
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(Number(all));
  await expect(page.getByText(new RegExp(`^${total} med spas? on the map`))).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toContainText(points[0].name);
  await page.getByRole("link", { name: "Show the whole county" }).click();
  await expect(page).toHaveURL("/map");
  await expect(page.getByText(`${all} med spas on the map`)).toBeVisible();
});

test("the menu above the list selects a city, and a button loads more", slow, async ({ page }) => {
  await openMap(page);
  await page.getByLabel("City", { exact: true }).selectOption("irvine");
  await expect(page).toHaveURL("/map?city=irvine");
  await expect(page.getByRole("heading", { name: "In Irvine" })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(9);
  await expect(searchHere(page)).toHaveCount(0);
});

test(
  "a search shows its words above the list, and the map shows its pins",
  slow,
  async ({ page }) => {
    await openMap(page, "/map?q=botox+irvine");
    await expect(page.getByRole("heading", { name: "Found for “botox irvine”" })).toBeVisible();
    await expect(map(page).getByText("Irvine", { exact: true })).toBeVisible();
    await expect(map(page).getByText("San Clemente", { exact: true })).toBeHidden();
    await open(page, "/map?q=qqzzy");
    await expect(page.getByText("Nothing found")).toBeVisible();
    await expect(page.getByRole("heading", { name: "From the directory" })).toHaveCount(0);
  },
);

deskTest("the whole map page works by keyboard", slow, async ({ page }) => {
  await openMap(page, "/map?city=newport-beach");
  await page.getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Tab");
  await expect(map(page)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(searchHere(page)).toBeVisible();
  const wide = await map(page).getByRole("button").allTextContents();
  await page.keyboard.press("+");
  await expect.poll(() => map(page).getByRole("button").allTextContents()).not.toEqual(wide);
  await page.keyboard.press("-");
  await page.keyboard.press("Tab");
  const first = map(page).locator(".leaflet-marker-icon:focus");
  await expect(first).toHaveAttribute("aria-label", /.+/);

  const name = await nameOf(page);
  await pins(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(cardOf(page, name).getByRole("link", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cardOf(page, name)).toHaveCount(0);
  await expect(pins(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

deskTest(
  "opening a cluster by keyboard moves the focus to its contents",
  slow,
  async ({ page }) => {
    await openMap(page);
    await clusters(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(searchHere(page)).toBeVisible();
    await expect(map(page).locator(".leaflet-marker-icon:focus")).toHaveCount(1);
  },
);

test("the skip link over the map leads to the list", slow, async ({ page }) => {
  await openMap(page);
  await page.getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link").first()).toBeFocused();
});

test.describe("a visitor who shares their position", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 33.4701, longitude: -117.6981 },
  });

  test(
    "sees the nearest listings first, and the position is not sent anywhere",
    slow,
    async ({ page }) => {
      await openMap(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
      await page.getByRole("button", { name: "Near me" }).click();
      await expect(page.getByText("The list starts with the listings nearest you.")).toBeVisible();
      await expect(cards(page).first()).toContainText("Dana Point");
      const miles = (await cards(page).allTextContents()).map((text) =>
        Number(/([\d.]+) miles?/.exec(text)?.[1]),
      );
      expect(miles).toEqual([...miles].sort((a, b) => a - b));
      await expect(map(page).locator(".map-here")).toBeVisible();
      expect(asked.filter((each) => /33\.47|117\.69/.test(each))).toEqual([]);
    },
  );
});

test(
  "a visitor who refuses to share the position gets an alternative and no other change",
  slow,
  async ({ page }) => {
    await openMap(page);
    const before = await cards(page).allTextContents();
    await page.getByRole("button", { name: "Near me" }).click();
    await expect(
      page.getByText("Your location was not shared. Choose a city instead."),
    ).toBeVisible();
    expect(await cards(page).allTextContents()).toEqual(before);
  },
);

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds nothing on the map with a pin open, ${colorScheme}`, slow, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openMap(page, "/map?city=newport-beach");
    const name = await nameOf(page);
    await pins(page).first().click();
    await expect(cardOf(page, name)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is an image, the city field a form, and the list links to profiles", async ({
    page,
  }) => {
    await page.goto("/map");
    await expect(page.getByRole("button", { name: "Near me" })).toBeHidden();
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/\/map\?city=irvine/);
    await expect(page.getByRole("heading", { name: "In Irvine" })).toBeVisible();
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/listing\//);
  });
});

test.describe("the map next to search results", () => {
  const resultsMap = (page: Page) => page.getByRole("group", { name: /^Map of the results/ });
  const pinOf = (page: Page, name: string) =>
    resultsMap(page).getByRole("button", { name: new RegExp(`^${name}`) });

  const openResults = async (page: Page, path: string) => {
    await open(page, path);
    await resultsMap(page).hover();
  };

  deskTest(
    "is first an image of the results, and becomes a map on keyboard focus",
    slow,
    async ({ page }) => {
      const scripts: string[] = [];
      page.on(
        "request",
        (request) => request.resourceType() === "script" && scripts.push(request.url()),
      );
      await open(page, "/search?city=brea&sort=name");
      await expect(resultsMap(page)).toBeVisible();
      const picture = page.getByRole("complementary", { name: "Map of the results" });
      for (const text of ["Brea", "Fullerton"])
        await expect(picture.getByText(text, { exact: true })).toBeVisible();
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().focus();
      await expect(picture.locator(".is-raised")).toHaveCount(1);
      const before = scripts.length;
      await resultsMap(page).focus();
      await expect(resultsMap(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
      await expect(resultsMap(page)).toBeFocused();
      expect(scripts.length).toBeGreaterThan(before);
    },
  );

  deskTest("shows the results as pins in step with their cards", async ({ page }) => {
    await openResults(page, "/search?city=brea&sort=name");
    const card = page.getByRole("main").getByRole("article").first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await expect(pinOf(page, name)).toHaveCount(1);
    await card.getByRole("link", { name, exact: true }).focus();
    await expect(resultsMap(page).locator(".is-raised")).toHaveCount(1);
    await pinOf(page, name).focus();
    await expect(card).toHaveAttribute("data-lit");
    await page.keyboard.press("Enter");
    await expect(cardOf(page, name)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(card).toHaveAttribute("data-chosen");
    await expect(resultsMap(page).locator(".is-raised")).toHaveCount(1);
    await resultsMap(page).getByRole("button", { name: "Zoom in", exact: true }).click();
    await expect(page.getByText(/^\d+ of \d+ in view$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  deskTest("narrows the list to the part of the map that it shows", slow, async ({ page }) => {
    await openResults(page, "/search?q=botox+irvine");
    const found = page.getByText(/^\d+ providers? found/);
    const before = await found.textContent();
    await resultsMap(page).getByRole("button", { name: "Zoom out", exact: true }).click();
    await searchHere(page).click();
    await expect(page.getByRole("link", { name: "Remove Map area" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Remove Irvine" })).toHaveCount(0);
    await expect(found).not.toHaveText(before ?? "");
    await expect(searchHere(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Reset the map" }).click();
    await expect(page).toHaveURL("/search?q=botox");
    // An area without results keeps its map, which leads back.
    await openResults(page, "/search?q=botox&bounds=33.4,-118.1,33.5,-118");
    await page.getByRole("button", { name: "Reset the map" }).click();
    await expect(page).toHaveURL("/search?q=botox");
    await resultsMap(page).getByRole("button", { name: "Zoom in", exact: true }).click();
    await expect(page.getByText(/^\d+ of \d+ in view$/)).toBeVisible();
    await page.getByRole("button", { name: "Reset the map" }).click();
    await expect(page.getByText(/^\d+ providers on the map$/)).toBeVisible();
  });

  deskTest("shows a single result among the surrounding cities", slow, async ({ page }) => {
    await openResults(page, "/search?q=smooth+hour+laser+stanton");
    await expect(
      resultsMap(page).getByRole("button", { name: / out of 5|New listing/ }),
    ).toHaveCount(1);
    for (const city of ["Cypress", "Garden Grove"])
      await expect(resultsMap(page).getByText(city, { exact: true })).toBeVisible();
  });

  deskTest("redraws its picture with a filter, before it becomes a map", slow, async ({ page }) => {
    await open(page, "/search?city=brea&sort=name");
    const picture = page.getByRole("complementary", { name: "Map of the results" });
    const before = await picture.locator("svg").innerHTML();
    await page.getByLabel("City", { exact: true }).selectOption("cypress");
    await expect(page.getByRole("link", { name: "Remove Cypress" })).toBeVisible();
    const after = await picture.locator("svg").innerHTML();
    expect(after).not.toBe(before);
    await open(page, page.url());
    expect(await picture.locator("svg").innerHTML()).toBe(after);
  });

  deskTest("updates its pins with a filter, without reloading", slow, async ({ page }) => {
    await openResults(page, "/search?city=brea&sort=name");
    const before = await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("heading")
      .first()
      .textContent();
    await expect(pinOf(page, before ?? "")).toHaveCount(1);
    await page.getByLabel("City", { exact: true }).selectOption("cypress");
    const after = page
      .getByRole("main")
      .getByRole("article")
      .filter({ hasText: "Cypress" })
      .getByRole("heading")
      .first();
    await expect(pinOf(page, (await after.textContent()) ?? "")).toHaveCount(1);
    await expect(pinOf(page, before ?? "")).toHaveCount(0);
  });
});
