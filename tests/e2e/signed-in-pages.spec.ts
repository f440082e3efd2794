import type { Page } from "@playwright/test";
import { codeOf, newPerson, password, signIn, signUp } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";

async function expectClean(page: Page) {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, ["color-contrast"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

test("axe finds nothing on the second step of signing in", async ({ page }) => {
  test.slow();
  const person = newPerson("Nora Ebel");
  await signUp(page, person);
  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Ebel");
  await page.goto("/profile/security/two-factor");
  await expectClean(page);
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your recovery codes");
  await expectClean(page);
  await page.context().clearCookies();
  await signIn(page, { ...person, password });
  await expect(page).toHaveURL(/second-step/);
  await expectClean(page);
});

test("axe finds nothing on the pages of a webmaster, nor in the menu of somebody signed in", async ({ page }, { project }) => {
  test.slow();
  expect((await page.request.post("/api/admin/authenticate", { data: operator })).status()).toBe(200);
  for (const path of ["/admin", "/admin/searches", "/admin/answers", "/admin/editors", "/profile/picture"]) {
    await page.goto(path);
    await expectClean(page);
  }
  await page.goto("/about");
  if (project.name === "phone") await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "My Profile" }).filter({ visible: true }).first()).toBeVisible();
  await expectClean(page);
});
