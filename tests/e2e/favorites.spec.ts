import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { newPerson, signIn, signUp } from "#tests/support/account-in-browser.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const path = "/city/irvine?view=all";
const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Save / });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("a visitor's favorites stay in the browser, send no request and appear in the profile", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/profile");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await open(page, path);
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await page.reload();
  await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await open(page, "/profile");
  await expect(cards(page)).toHaveCount(2);
  expect(asked.filter((each) => each.startsWith("/api/me"))).toEqual([]);
});

test.describe("favorites that cannot be loaded", () => {
  test.use({ missing: ["/profile"] });

  test("are reported without taking the focus, and can be tried again", slow, async ({ page }) => {
    await open(page, path);
    await hearts(page).nth(0).click();
    await page.route("**/profile?saved=*", (route) => route.abort());
    await page.goto("/profile");
    await expect(page.getByRole("alert")).toContainText("Connection Error");
    await expect(page.getByText("Looking up")).toHaveCount(0);
    await expect(page.getByRole("alert")).not.toBeFocused();
    await page.unroute("**/profile?saved=*");
    await page.getByRole("alert").getByRole("link", { name: "Try again" }).click();
    await expect(cards(page)).toHaveCount(1);
  });
});

test("favorites join the account at sign-in, and nothing remains after sign-out", async ({
  page,
}) => {
  const lou = newPerson("Lou Farrow");
  await signUp(page, lou);
  await open(page, path);
  await hearts(page).nth(0).click();
  await signIn(page, lou, "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lou Farrow");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("1 favorite spa ·")).toBeVisible();

  await open(page, path);
  await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "true");
  const saving = page.waitForResponse((response) => response.request().method() === "PUT");
  await hearts(page).nth(2).click();
  expect((await saving).status()).toBe(204);
  await saveAndRemoveAtOnce(page, hearts(page).nth(4));
  await page.goto("/profile");
  await expect(cards(page)).toHaveCount(2);
  await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "true");
  const removal = page.waitForResponse((response) => response.request().method() === "DELETE");
  await hearts(page).nth(0).click();
  expect((await removal).status()).toBe(204);
  await page.getByRole("link", { name: "Recent Activity" }).click();
  await expect(page).toHaveURL("/profile/activity");
  await expect(page.getByRole("main").getByText(/^Saved (?!Searches)/)).toHaveCount(1);

  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await open(page, path);
  await expect(hearts(page).nth(0)).toHaveAttribute("aria-pressed", "false");
  expect(
    await page.evaluate(() => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      document.cookie,
    ]),
  ).toEqual([[], [], ""]);
  await page.goBack();
  await expect(page.getByText("Lou Farrow")).toHaveCount(0);
});

test(
  "the header shows who is signed in and updates when the session ended elsewhere",
  slow,
  async ({ page, isMobile }) => {
    const kim = newPerson("Kim Salter");
    await signUp(page, kim);
    const place = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("banner");
    const look = async () => {
      await open(page, "/about");
      if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    };
    await look();
    await expect(place.getByRole("link", { name: "Sign in" })).toBeVisible();
    await signIn(page, kim);
    await look();
    await expect(place.getByRole("link", { name: "My Profile" })).toBeVisible();
    await expect(place.getByRole("link", { name: "Sign in" })).toBeHidden();
    await page.context().clearCookies({ name: "session" });
    await look();
    await expect(place.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe("");
  },
);

/** Changes reach the server in the order of the clicks, even if the first one is slow. */
async function saveAndRemoveAtOnce(page: Page, heart: Locator) {
  const changes = "**/api/me/favourites/*";
  const answered: string[] = [];
  await page.route(changes, async (route) => {
    if (route.request().method() === "PUT") await setTimeout(300);
    const response = await route.fetch();
    answered.push(route.request().method());
    await route.fulfill({ response });
  });
  await heart.click();
  await heart.click();
  await expect.poll(() => answered).toEqual(["PUT", "DELETE"]);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.unroute(changes);
}
