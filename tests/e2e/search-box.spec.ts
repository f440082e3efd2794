import { type Page, test as plainTest } from "@playwright/test";
import { deskTest, expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const kept = "ocmedspaguide:recent-searches";
type Suggestion = { type: string; title: string; url: string };

const hero = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("combobox", { name: "Search treatments, spas, or locations..." });
const suggestions = (page: Page) => page.getByRole("listbox");
const highlighted = (page: Page) => page.getByRole("option", { selected: true });
const recent = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), kept);
const isSuggestionsCall = (url: string) =>
  new URL(url).pathname.startsWith("/api/search/suggestions/");

async function suggested(page: Page, text: string): Promise<Suggestion[]> {
  return (await page.request.get(`/api/search/suggestions/${encodeURIComponent(text)}`)).json();
}

async function type(page: Page, text: string) {
  await hero(page).pressSequentially(text);
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
}

test.describe("search suggestions", () => {
  test("show their type and match the API, eight at most", async ({ page }) => {
    await open(page, "/");
    await type(page, "la");
    const expected = await suggested(page, "la");
    await expect(suggestions(page).getByRole("option")).toHaveCount(expected.length);
    expect(expected.length).toBeLessThanOrEqual(8);
    const labels: Record<string, string> = {
      med_spa: "Spa",
      category: "Category",
      modality: "Treatment",
      city: "City",
    };
    for (const [index, { type: kind, title }] of expected.entries()) {
      const option = suggestions(page).getByRole("option").nth(index);
      await expect(option).toContainText(title);
      await expect(option).toContainText(labels[kind] ?? "no label");
    }
  });

  test("load from the second character on, once per pause", slow, async ({ page }) => {
    const asked: string[] = [];
    page.on(
      "request",
      (request) =>
        isSuggestionsCall(request.url()) &&
        asked.push(decodeURIComponent(new URL(request.url()).pathname.split("/").at(-1) ?? "")),
    );
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await hero(page).pressSequentially("b");
    // The search box hydrates on first use; its timers start only then.
    await expect
      .poll(async () =>
        page.clock
          .runFor(500)
          .then(() => page.getByRole("main").getByRole("button", { name: "Clear" }).isVisible()),
      )
      .toBe(true);
    await page.clock.runFor(2_000);
    await expect(suggestions(page)).toHaveCount(0);
    await hero(page).pressSequentially("otox");
    expect(asked).toEqual([]);
    await page.clock.runFor(2_000);
    await expect(suggestions(page).getByRole("option").first()).toBeVisible();
    expect(asked).toEqual(["botox"]);
  });

  test("show that they are loading or that there are none", slow, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/search/suggestions/**", async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/");
    await hero(page).pressSequentially("zzqqxx");
    await expect(page.getByText("Searching...")).toBeVisible();
    release();
    await expect(page.getByText("No suggestions found")).toBeVisible();
  });

  test.describe("that fail to load", () => {
    test.use({ missing: ["/api/search/suggestions/laser%20hair"] });

    test("clear the earlier ones and show an error", slow, async ({ page }) => {
      await open(page, "/");
      await type(page, "micro");
      await page.route("**/api/search/suggestions/**", (route) => route.abort());
      await hero(page).fill("laser hair");
      await expect(suggestions(page).getByRole("option")).toHaveCount(0);
      await expect(page.getByText("Suggestions are not available right now.")).toBeVisible();
    });
  });

  test("for text that changed meanwhile are dropped", slow, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/search/suggestions/bot", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await open(page, "/");
    const early = page.waitForRequest((request) => request.url().endsWith("/suggestions/bot"));
    await hero(page).pressSequentially("bot");
    const request = await early;
    await hero(page).fill("irvine");
    await expect(suggestions(page).getByRole("option").first()).toContainText("Irvine");
    release();
    await expect.poll(() => request.failure()).not.toBeNull();
    await expect(suggestions(page).getByRole("option").first()).toContainText("Irvine");
  });

  test("open on focus, and close on Escape, outside clicks, another field", async ({ page }) => {
    await open(page, "/");
    const box = hero(page);
    await type(page, "botox");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await box.press("Escape");
    await expect(suggestions(page)).toHaveCount(0);
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveValue("botox");
    await box.blur();
    await box.focus();
    await expect(suggestions(page)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(suggestions(page)).toHaveCount(0);
    await box.focus();
    await expect(suggestions(page)).toBeVisible();
    await box.blur();
    await expect(suggestions(page)).toHaveCount(0);
    await box.focus();
    await expect(suggestions(page)).toBeVisible();
    await box.fill("");
    await expect(suggestions(page).getByRole("option").first()).toContainText("Botox");
  });
});

test.describe("keyboard use of search suggestions", () => {
  test("moves the highlight down and up, and from the first to none", slow, async ({ page }) => {
    await open(page, "/");
    const box = hero(page);
    await type(page, "la");
    await expect(highlighted(page)).toHaveCount(0);
    await box.press("ArrowUp");
    await expect(highlighted(page)).toHaveCount(0);
    for (const index of [0, 1]) {
      await box.press("ArrowDown");
      const option = suggestions(page).getByRole("option").nth(index);
      await expect(option).toHaveAttribute("aria-selected", "true");
      await expect(box).toHaveAttribute(
        "aria-activedescendant",
        (await option.getAttribute("id")) ?? "no id",
      );
    }
    await box.press("ArrowUp");
    await box.press("ArrowUp");
    await expect(highlighted(page)).toHaveCount(0);
    await expect(box).not.toHaveAttribute("aria-activedescendant", /./);
    await expect(box).toBeFocused();
    for (let step = 0; step < 12; step++) await box.press("ArrowDown");
    await expect(suggestions(page).getByRole("option").last()).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });

  test("opens the highlighted suggestion and keeps its title", slow, async ({ page }) => {
    await open(page, "/");
    await type(page, "pierlight");
    const [first] = await suggested(page, "pierlight");
    await hero(page).press("ArrowDown");
    await hero(page).press("Enter");
    await expect(page).toHaveURL(first?.url ?? "no suggestion");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pierlight Med Spa");
    expect(await recent(page)).toEqual(["Pierlight Med Spa"]);
  });

  test("searches the typed text when nothing is highlighted", slow, async ({ page }) => {
    await open(page, "/");
    await type(page, "botox");
    await hero(page).press("Enter");
    await expect(page).toHaveURL("/search?q=botox");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results for “botox”");
    await expect(suggestions(page)).toHaveCount(0);
    expect(await recent(page)).toEqual(["botox"]);
  });

  test("does not search for blank text", slow, async ({ page }) => {
    await open(page, "/");
    await hero(page).fill("   ");
    await hero(page).press("Enter");
    await expect(page).toHaveURL("/");
    expect(await recent(page)).toEqual([]);
  });
});

test("the box speaks Spanish on a Spanish page", async ({ page }) => {
  await open(page, "/es");
  await page.getByRole("main").getByRole("combobox").focus();
  const list = page.getByRole("listbox", { name: "Sugerencias" });
  await expect(list.getByRole("option", { name: "Depilación láser Tratamiento" })).toBeVisible();
});

test("a suggestion can be clicked even though the box loses focus", async ({ page }) => {
  await open(page, "/");
  await type(page, "irvine");
  const option = suggestions(page).getByRole("option").first();
  const [first] = await suggested(page, "irvine");
  await option.click();
  await expect(page).toHaveURL(first?.url ?? "no suggestion");
  await expect(suggestions(page)).toHaveCount(0);
});

test("text typed before hydration stays, with focus and caret", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/search-box.island-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/search?q=botox");
  const box = page.getByRole("combobox", { name: "Search treatments, spas, locations..." });
  await box.focus();
  await box.press("End");
  await box.pressSequentially(" irvine");
  for (let step = 0; step < 3; step++) await box.press("ArrowLeft");
  release();
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  await box.press("x");
  await expect(box).toHaveValue("botox irvxine");
  await expect(box).toBeFocused();
});

// Phones have the search box in the menu.
deskTest("the search box of the header suggests six at most", slow, async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("combobox").pressSequentially("la");
  const expected = await suggested(page, "la");
  expect(expected.length).toBeGreaterThan(6);
  await expect(suggestions(page).getByRole("option")).toHaveCount(6);
});

test.describe("recent searches", () => {
  test(
    "keep five without repeats, latest first, and show three before the popular ones",
    slow,
    async ({ page }) => {
      await open(page, "/");
      for (const text of ["one", "botox", "two", "three", "four", "five", "botox"]) {
        await hero(page).fill(text);
        await hero(page).press("Enter");
        await expect(page).toHaveURL(`/search?q=${text}`);
        await page.goBack();
        await expect(hero(page)).toBeVisible();
      }
      expect(await recent(page)).toEqual(["botox", "five", "four", "three", "two"]);
      await hero(page).fill("");
      await hero(page).blur();
      await hero(page).focus();
      const options = suggestions(page).getByRole("option");
      await expect(options.filter({ hasText: "Recent" })).toHaveCount(3);
      await expect(options.first()).toContainText("botox");
      await expect(options.nth(3)).toContainText("Dermal fillers");
      await options.nth(1).click();
      await expect(page).toHaveURL("/search?q=five");
    },
  );

  test("make way for popular ones when there are none", slow, async ({ page }) => {
    await open(page, "/");
    await hero(page).focus();
    await expect(suggestions(page).getByRole("option")).toHaveCount(8);
  });
});

// A guarded page would fail because of the expected warning.
for (const unreadable of isFullLevel ? ["{", '"botox"', '{"q":1}', "[1, null]"] : ['{"q":1}'])
  plainTest(
    `ignores unreadable recent searches with a warning: ${unreadable}`,
    slow,
    async ({ page }) => {
      const warnings: string[] = [];
      const errors: string[] = [];
      page.on(
        "console",
        (message) => message.type() === "warning" && warnings.push(message.text()),
      );
      page.on("pageerror", (error) => errors.push(error.message));
      await page.addInitScript(
        ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
        [kept, unreadable],
      );
      await open(page, `${process.env.SITE_UNDER_TEST}/`);
      await hero(page).focus();
      await expect.poll(() => warnings.length).toBeGreaterThan(0);
      await expect(suggestions(page).getByText("Recent")).toHaveCount(0);
      await hero(page).fill("botox");
      await hero(page).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Search Results for “botox”",
      );
      expect(errors).toEqual([]);
    },
  );
