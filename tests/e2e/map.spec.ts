import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { atLength, desk, eachSize, long } from "#tests/support/tags.ts";

const map = (page: Page) => page.getByRole("group", { name: /^Map of med spas/ });
const clusters = (page: Page) => map(page).getByRole("button", { name: / med spas, zoom in$/ });
const pins = (page: Page) => map(page).getByRole("button", { name: /, (New listing|.* out of 5)/ });
const cards = (page: Page) =>
  page.getByRole("list", { name: "Med spas on the map" }).getByRole("article");
const searchHere = (page: Page) => page.getByRole("button", { name: "Search this area" });
const nameOf = async (page: Page, pin = 0) =>
  ((await pins(page).nth(pin).getAttribute("aria-label")) ?? "").split(",")[0] ?? "";

async function openMap(page: Page, path = "/map") {
  await open(page, path);
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
}

test("a card that is pointed at raises its pin, and a pin lights its card", async ({ page }) => {
  await openMap(page, "/map?city=newport-beach");
  await expect(map(page).locator(".is-raised")).toHaveCount(0);
  await cards(page).first().getByRole("link").first().focus();
  await expect(map(page).locator(".is-raised")).toHaveCount(1);
  const name = await nameOf(page);
  await pins(page).first().focus();
  await expect(page.locator("li[data-lit]")).toContainText(name);
});

test(
  "a pin that is opened says who it is and brings its card, wherever it stood in the list",
  eachSize,
  async ({ page, isMobile }) => {
    await openMap(page);
    const last = (await pins(page).count()) - 1;
    const name = await nameOf(page, last);
    await pins(page).nth(last).click();
    await expect(map(page).getByRole("link", { name })).toBeVisible();
    const card = cards(page).filter({ hasText: name });
    await expect(card).toHaveCount(1);
    if (!isMobile) await expect(card).toBeInViewport();
    await expect(searchHere(page)).toHaveCount(0);
    await map(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  },
);

test("a circle opens into what it holds", async ({ page }) => {
  await openMap(page);
  const name = (await clusters(page).last().getAttribute("aria-label")) ?? "";
  const before = await map(page).getByRole("button").allTextContents();
  await clusters(page).last().click();
  await expect.poll(() => map(page).getByRole("button").allTextContents()).not.toEqual(before);
  expect(Number.parseInt(name, 10)).toBeGreaterThan(1);
  await expect(searchHere(page)).toBeVisible();
});

test("the list follows the map when asked, the address keeps it, and the whole county comes back", async ({
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

test(
  "a city is chosen by the list above, and more of a list is shown by asking",
  long,
  async ({ page }) => {
    await openMap(page);
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await expect(page).toHaveURL("/map?city=irvine");
    await expect(page.getByRole("heading", { name: "In Irvine" })).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole("button", { name: /^Show more of/ }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(9);
    await expect(searchHere(page)).toHaveCount(0);
  },
);

test("a search names itself above the list, and its pins are looked at", long, async ({ page }) => {
  await openMap(page, "/map?q=botox+irvine");
  await expect(page.getByRole("heading", { name: "Found for “botox irvine”" })).toBeVisible();
  await expect(map(page).getByText("Irvine", { exact: true })).toBeVisible();
  await expect(map(page).getByText("San Clemente", { exact: true })).toBeHidden();
  await open(page, "/map?q=qqzzy");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "From the directory" })).toHaveCount(0);
});

test("all of it works by keyboard", desk, async ({ page }) => {
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
  await expect(map(page).getByRole("link", { name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(map(page).getByRole("link", { name })).toHaveCount(0);
  await expect(pins(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test(
  "a circle opened by a key gives the focus to what it held",
  atLength(desk),
  async ({ page }) => {
    await openMap(page);
    await clusters(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(searchHere(page)).toBeVisible();
    await expect(map(page).locator(".leaflet-marker-icon:focus")).toHaveCount(1);
  },
);

test("the link over the map leads to the list", async ({ page }) => {
  await openMap(page);
  await page.getByRole("link", { name: "Skip the map" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link").first()).toBeFocused();
});

test.describe("who shares a position", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 33.4701, longitude: -117.6981 },
  });

  test("sees the nearest first; the position is sent to nobody", async ({ page }) => {
    await openMap(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.getByRole("button", { name: "Near me" }).click();
    await expect(page.getByText("The list begins with what is nearest to you.")).toBeVisible();
    await expect(cards(page).first()).toContainText("Dana Point");
    const miles = (await cards(page).allTextContents()).map((text) =>
      Number(/([\d.]+) miles?/.exec(text)?.[1]),
    );
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    await expect(map(page).locator(".map-here")).toBeVisible();
    expect(asked.filter((each) => /33\.47|117\.69/.test(each))).toEqual([]);
  });
});

test("who refuses is told what to do instead, and nothing else changes", long, async ({ page }) => {
  await openMap(page);
  const before = await cards(page).allTextContents();
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(
    page.getByText("Your position was not shared. Choose a city instead."),
  ).toBeVisible();
  expect(await cards(page).allTextContents()).toEqual(before);
});

for (const colorScheme of ["light", "dark"] as const)
  test(
    `axe finds nothing on the map with a pin open, ${colorScheme}`,
    colorScheme === "light" ? {} : long,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      // The northernmost pins open below the map's buttons, not under them.
      await openMap(page, "/map?city=fullerton");
      await pins(page).first().click();
      await expect(map(page).getByRole("link").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is a picture, the city a form, and the list leads on", async ({ page }) => {
    await page.goto("/map");
    await expect(page.getByRole("button", { name: "Near me" })).toBeHidden();
    await page.getByLabel("City", { exact: true }).selectOption("irvine");
    await page.getByRole("button", { name: "Show on map" }).click();
    await expect(page).toHaveURL("/map?city=irvine");
    await expect(page.getByRole("heading", { name: "In Irvine" })).toBeVisible();
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/listing\//);
  });
});

test.describe("beside the results of a search", () => {
  const resultsMap = (page: Page) => page.getByRole("group", { name: /^Map of the results/ });
  const pinOf = (page: Page, name: string) =>
    resultsMap(page).getByRole("button", { name: new RegExp(`^${name}`) });

  const openResults = async (page: Page, path: string) => {
    await open(page, path);
    await resultsMap(page).hover();
  };

  test(
    "a first visit sees a picture of the results, and the map when the keyboard comes to it",
    atLength(desk),
    async ({ page }) => {
      const scripts: string[] = [];
      page.on(
        "request",
        (request) => request.resourceType() === "script" && scripts.push(request.url()),
      );
      await open(page, "/search?city=brea&sort=name");
      await expect(resultsMap(page)).toBeVisible();
      const before = scripts.length;
      await resultsMap(page).focus();
      await expect(resultsMap(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
      await expect(resultsMap(page)).toBeFocused();
      expect(scripts.length).toBeGreaterThan(before);
    },
  );

  test("the results are pins, in step with their cards", desk, async ({ page }) => {
    await openResults(page, "/search?city=brea&sort=name");
    const card = page.getByRole("main").getByRole("article").first();
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await expect(pinOf(page, name)).toHaveCount(1);
    await card.getByRole("link", { name, exact: true }).focus();
    await expect(resultsMap(page).locator(".is-raised")).toHaveCount(1);
    await pinOf(page, name).focus();
    await expect(card).toHaveAttribute("data-lit");
    expect(await violations(page)).toEqual([]);
  });

  test("a single hit is seen among the cities round it", atLength(desk), async ({ page }) => {
    await openResults(page, "/search?q=smooth+hour+laser+stanton");
    await expect(
      resultsMap(page).getByRole("button", { name: / out of 5|New listing/ }),
    ).toHaveCount(1);
    for (const city of ["Cypress", "Garden Grove"])
      await expect(resultsMap(page).getByText(city, { exact: true })).toBeVisible();
  });

  test("the pins follow a filter, on the same map", atLength(desk), async ({ page }) => {
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
