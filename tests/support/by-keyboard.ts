import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser.ts";

const mostStops = 250;

/** Presses Tab until the target has the focus: without it, keyboard users cannot reach it. */
export async function reach(page: Page, target: Locator) {
  const element = await target.elementHandle();
  for (let stops = 0; stops < mostStops; stops++) {
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${mostStops} stops of the keyboard do not lead to ${target}`);
}

export async function press(page: Page, target: Locator, key = "Enter") {
  await reach(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, field: Locator, text: string) {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** Uses the first tab stop of each page. */
export async function skipToContent(page: Page) {
  await press(page, page.getByRole("link", { name: "Skip to content" }));
  await expect(page.getByRole("main")).toBeFocused();
}

/** Owners land on the dashboard, admins in the admin area. */
export async function signInByKeyboard(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await skipToContent(page);
  await type(page, page.getByLabel("Email", { exact: true }), email);
  await type(page, page.getByLabel("Password", { exact: true }), password);
  await press(page, page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }));
  await expect(page).toHaveURL(/\/(client-)?admin/);
}
