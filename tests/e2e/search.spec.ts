import type { Page } from "@playwright/test";
import { expect, markDocument, open, test } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

type Answer = {
  total: number;
  results: { name: string }[];
  suggestions: { message: string; nearbyCities: { city: string; count: number }[] };
};

const providers = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => providers(page).getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const remove = (page: Page, name: string) =>
  chips(page).getByRole("link", { name: `Remove ${name}` });
const parameters = (page: Page) =>
  Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value !== ""));
const counted = (total: number) => `${total} ${total === 1 ? "provider" : "providers"} found`;

async function answer(page: Page, query: string): Promise<Answer> {
  return (await page.request.get(`/api/search?${query}`)).json();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a visitor" : "a visitor without JavaScript", () => {
    test.use({ javaScriptEnabled });

    const visit = (page: Page, path: string) =>
      javaScriptEnabled ? open(page, path) : page.goto(path);
    const choose = async (page: Page, label: string, value: string) => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
    };

    test(
      "gets a search prompt above all providers before the first query",
      slow,
      async ({ page }) => {
        await visit(page, "/search");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Search Med Spas & Treatments",
        );
        await expect(providers(page)).toHaveCount(12);
        const box = page
          .getByRole("main")
          .getByPlaceholder("Search treatments, spas, locations...");
        await box.fill("botox");
        await box.press("Enter");
        await expect(page).toHaveURL("/search?q=botox");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Search Results for “botox”",
        );
        await expect(box).toHaveValue("botox");
      },
    );

    test("sees the number of results with city and category", slow, async ({ page }) => {
      await visit(page, "/search?q=botox");
      const { total } = await answer(page, "q=botox");
      expect(total).toBeGreaterThan(12);
      await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(
        counted(total),
      );
      await expect(providers(page)).toHaveCount(12);

      const narrow = "q=botox&city=irvine&category=laser-light-therapies";
      await visit(page, `/search?${narrow}`);
      await expect(
        page.getByText(
          `${counted((await answer(page, narrow)).total)} in Irvine for Laser & Light-Based Therapies`,
        ),
      ).toBeVisible();
    });

    test("sorts, and filters by city and category", plain(javaScriptEnabled), async ({ page }) => {
      await visit(page, "/search?q=facial");
      await expect(page.getByLabel("City", { exact: true }).getByRole("option").first()).toHaveText(
        "All Cities",
      );
      await expect(
        page.getByLabel("Category", { exact: true }).getByRole("option").first(),
      ).toHaveText("All Categories");
      const sort = page.getByLabel("Sort by");
      await expect(sort).toHaveValue("relevance");
      for (const order of ["Highest Rated", "Most Reviewed", "Name A-Z"])
        await expect(sort.getByRole("option", { name: order })).toHaveCount(1);

      await choose(page, "Sort by", "name");
      await expect.poll(() => parameters(page)).toMatchObject({ q: "facial", sort: "name" });
      const shown = await names(page);
      expect(shown).toEqual(
        [...shown].sort((one, other) => one.localeCompare(other, "en", { sensitivity: "base" })),
      );

      await choose(page, "City", "irvine");
      await expect
        .poll(() => parameters(page))
        .toMatchObject({ q: "facial", city: "irvine", sort: "name" });
      await expect(page.getByText(/found in Irvine$/)).toBeVisible();
      await choose(page, "Category", "advanced-skin-care-treatments");
      await expect(page.getByText(/ in Irvine for Advanced Skin Care Treatments$/)).toBeVisible();
    });

    test("removes one filter, then all", slow, async ({ page, isMobile }) => {
      await visit(page, "/search?q=botox&city=irvine&category=laser-light-therapies");
      await remove(page, "Irvine").click();
      await expect(page).toHaveURL("/search?q=botox&category=laser-light-therapies");
      await expect(remove(page, "Irvine")).toHaveCount(0);
      if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
      await page.getByRole("link", { name: "Clear all" }).click();
      await expect(page).toHaveURL("/search?q=botox");
      await expect(page.getByLabel("City", { exact: true })).toHaveValue("");
      await expect(page.getByLabel("Category", { exact: true })).toHaveValue("");
    });

    test(
      "sees how the query was understood and removes a part of it",
      plain(javaScriptEnabled),
      async ({ page }) => {
        await visit(page, "/search?q=irvine+lip+filler+under+800");
        for (const part of ["Lip Filler", "Irvine", "Under $800"])
          await expect(remove(page, part)).toBeVisible();
        await expect(page.getByRole("main").getByRole("article").first()).toContainText("Irvine");
        await expect(page.getByLabel("City", { exact: true })).toHaveValue("irvine");
        await remove(page, "Irvine").click();
        await expect(remove(page, "Irvine")).toHaveCount(0);
        await expect(page.getByLabel("City", { exact: true })).toHaveValue("");
        for (const part of ["Lip Filler", "Under $800"])
          await expect(remove(page, part)).toBeVisible();
        expect((await names(page)).length).toBeGreaterThan(1);
      },
    );

    test("has no filter to clear with words alone", slow, async ({ page }) => {
      await visit(page, "/search?q=saltmarsh+newport+beach");
      await expect(remove(page, "Newport Beach")).toBeVisible();
      await expect(chips(page).getByRole("link", { name: "Clear all" })).toHaveCount(0);
    });

    test("sees the corrected spelling and can search for the original", slow, async ({ page }) => {
      await visit(page, "/search?q=botix");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Search Results for “botix”",
      );
      await expect(remove(page, "Botox")).toBeVisible();
      expect((await names(page)).length).toBe(12);
      await page.getByRole("link", { name: /^search instead for .botix.$/i }).click();
      await expect(remove(page, "Botox")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
    });

    test(
      "loads more until every result appeared once",
      plain(javaScriptEnabled),
      async ({ page }) => {
        const more = page.getByRole("main").getByRole("link", { name: "Load More Results" });
        // Another scenario may add or promote a listing between two pages.
        await expect(async () => {
          await visit(page, "/search?q=botox");
          const { total } = await answer(page, "q=botox");
          const seen = new Set(await names(page));
          expect(seen.size).toBe(12);
          for (let next = 2; (await more.count()) > 0; next++) {
            await more.click();
            await expect.poll(() => parameters(page).page).toBe(String(next));
            await expect
              .poll(async () => (await names(page)).some((name) => !seen.has(name)))
              .toBe(true);
            for (const name of await names(page)) seen.add(name);
          }
          expect(seen.size).toBe(total);
        }).toPass({ timeout: 300_000 });
      },
    );

    test("returns to the first page when the order changes", slow, async ({ page }) => {
      await visit(page, "/search?q=botox&page=2");
      await choose(page, "Sort by", "name");
      await expect.poll(() => parameters(page)).toEqual({ q: "botox", sort: "name" });
      await expect(providers(page)).toHaveCount(12);
    });

    test(
      "finds nothing and is offered neighboring cities, treatments and advice",
      slow,
      async ({ page }) => {
        const query = "q=microneedling+cypress";
        await visit(page, `/search?${query}`);
        const { total, suggestions } = await answer(page, query);
        expect(total).toBe(0);
        await expect(page.getByRole("status").getByText("No Results Found")).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "No Microneedling in Cypress",
        );
        await expect(
          page.getByRole("region", { name: "Nearest providers" }).getByRole("article").first(),
        ).toContainText("Microneedling");
        await expect(page.getByText(suggestions.message.replace("'", "’"))).toBeVisible();

        const nearby = page.getByRole("region", { name: "Nearby Cities" });
        await expect(nearby.getByRole("listitem")).toHaveCount(suggestions.nearbyCities.length);
        const [first] = suggestions.nearbyCities;
        await expect(nearby.getByRole("listitem").first()).toContainText(
          `${first?.count} provider`,
        );
        const popular = page.getByRole("region", { name: "Popular Treatments" }).getByRole("link");
        expect(await popular.count()).toBeLessThanOrEqual(8);
        const treatment = (await popular.first().textContent()) ?? "";
        await popular.first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          `Search Results for “${treatment}”`,
        );
        await expect(providers(page).first()).toBeVisible();

        await page.goBack();
        await nearby.getByRole("link").first().click();
        await expect.poll(() => parameters(page).city).toBeTruthy();
        await expect(page.getByText(` in ${first?.city}`)).toBeVisible();
        await expect(providers(page).first()).toBeVisible();
      },
    );

    test("sees typed markup as text", slow, async ({ page }) => {
      await visit(
        page,
        `/search?${new URLSearchParams({ q: '<img src=x onerror="document.title=1"> botox' })}`,
      );
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        '<img src=x onerror="document.title=1">',
      );
      await expect(page).not.toHaveTitle("1");
    });
  });

test("more results load without a reload, and Back removes them", async ({ page }) => {
  await open(page, "/search?q=botox");
  const isSameDocument = await markDocument(page);
  const before = await names(page);
  await page.getByRole("main").getByRole("link", { name: "Load More Results" }).click();
  await expect(providers(page)).toHaveCount(24);
  expect((await names(page)).slice(0, 12)).toEqual(before);
  await page.goBack();
  await expect(providers(page)).toHaveCount(12);
  expect(await isSameDocument()).toBe(true);
});

test("a home page city and an old link lead to their results", slow, async ({ page }) => {
  await open(page, "/search?city=Irvine");
  await expect(page.getByText(/found in Irvine$/)).toBeVisible();
  await page.goto("/search?location=irvine");
  await expect(page).toHaveURL("/search?city=irvine");
});

test(
  "filters are collapsed where there is no room next to the results, and open where there is",
  slow,
  async ({ page, isMobile }) => {
    await open(page, "/search?q=botox");
    const filters = page.getByRole("complementary", { name: "Filters" });
    const group = filters.getByText("Treatment", { exact: true });
    const fold = filters.locator("summary", { hasText: "Filters" });
    await expect(fold).toBeVisible({ visible: isMobile });
    await expect(group).toBeVisible({ visible: !isMobile });
    if (isMobile) await fold.click();
    await filters.getByRole("link", { name: /^Premier \d/ }).click();
    await expect(page).toHaveURL(/premier=1/);
    await expect(filters.locator("[aria-current=true]")).toHaveText([/^Premier/, /^Botox/]);
    await expect(group).toBeVisible();
    if (!isMobile) return;
    await filters.getByRole("button", { name: /^Show \d+ results?$/ }).click();
    await expect(group).toBeHidden();
    await expect(fold).toBeFocused();
  },
);

test("ticks a second treatment beside the typed one, and unticks the first", async ({
  page,
  isMobile,
}) => {
  await open(page, "/search?q=botox");
  const filters = page.getByRole("complementary", { name: "Filters" });
  if (isMobile) await filters.locator("summary", { hasText: "Filters" }).click();
  const box = (name: string) => filters.getByRole("link", { name: new RegExp(`^${name} \\d`) });
  const ticked = filters.locator("[aria-current=true]");
  // "Open now" is missing while no result is open.
  const choices = filters.locator(".choice").filter({ hasNotText: "Open now" });
  const place = async (name: string) =>
    (await choices.allTextContents()).findIndex((text) => text.startsWith(name));
  const before = await place("Microneedling");
  const count = Number(/\d+$/.exec((await box("Microneedling").textContent()) ?? "")?.[0]);

  await box("Microneedling").click();
  await expect(page).toHaveURL("/search?q=botox&treatment=microneedling");
  await expect(ticked).toHaveText([/^Botox/, /^Microneedling/]);
  await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText(counted(count));
  expect(await place("Microneedling")).toBe(before);
  // The page of a tick arrives while the next one is pressed.
  const { promise: isPressed, resolve: letPass } = Promise.withResolvers<void>();
  await page.route(/open=saturday/, (route) => isPressed.then(() => route.continue()), {
    times: 1,
  });
  const arrival = page.waitForEvent("requestfinished");
  await box("Open Saturday").click();
  await box("\\$\\$").hover();
  await page.mouse.down();
  letPass();
  await arrival;
  await page.waitForTimeout(100);
  await page.mouse.up();
  await box("\\$\\$\\$").click();
  await expect
    .poll(() => parameters(page))
    .toEqual({ q: "botox", treatment: "microneedling", open: "saturday", price: "$$,$$$" });
  await box("Botox").click();
  await expect.poll(() => parameters(page).q).toBe(undefined);
  await expect(ticked).toHaveText([/^Open Saturday/, /^Microneedling/, /^\$\$ \d/, /^\$\$\$ \d/]);
  if (isMobile) await page.keyboard.press("Escape");
  await expect(chips(page).getByRole("listitem")).toHaveText([
    "Microneedling",
    "Open Saturday",
    "$$",
    "$$$",
    ...(isMobile ? [] : ["Clear all"]),
  ]);
});

test("sorts by the price of the treatment on the cards", slow, async ({ page }) => {
  await open(page, "/search?q=botox");
  await page.getByLabel("Sort by").selectOption({ label: "Price: Low to High" });
  await expect(page).toHaveURL("/search?q=botox&sort=price");
  const shown = (
    await providers(page)
      .getByText(/^Botox from \$/)
      .allTextContents()
  ).map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(",", "")));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
});

test("a change of order shows a loading message", slow, async ({ page }) => {
  await open(page, "/search?q=botox");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/sort=name/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByLabel("Sort by").selectOption("name");
  await expect(page.getByText("Searching providers...")).toBeVisible();
  await expect(providers(page).first()).toBeHidden();
  answer();
  await expect(page.getByText("Searching providers...")).toBeHidden();
  await expect(providers(page)).toHaveCount(12);
});
