import type { Page } from "@playwright/test";
import { become, newPerson } from "#tests/support/account-in-browser.ts";
import { expectClean } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

async function linkFromOutbox(page: Page, email: string, path: string) {
  await page.goto(`/admin/outbox?q=${encodeURIComponent(email)}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Please confirm your address|Choose which emails you get)$/ })
    .first()
    .click();
  const text = await page.locator("pre").innerText();
  return new RegExp(`${path}/[\\w-]+`).exec(text)?.[0] ?? "";
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", slow, () => {
    test.use({ javaScriptEnabled });

    test("weekly specials are subscribed to, confirmed by email, previewed and unsubscribed by link", async ({
      page,
    }) => {
      test.slow();
      const { name, email } = newPerson("Mara Lund");
      await page.goto("/weekly-offers");
      const form = page
        .getByRole("main")
        .locator("form")
        .filter({ has: page.getByRole("button", { name: "Subscribe for offers" }) });
      await form.getByLabel("Name").fill(name);
      await form.getByLabel("Email").fill(email);
      await form.getByRole("button", { name: "Subscribe for offers" }).click();
      await expect(page).toHaveURL("/subscribe-success");
      await become(page, operator);
      await page.goto(await linkFromOutbox(page, email, "/newsletter/confirm"));
      if (javaScriptEnabled) await expectClean(page);
      await page.getByRole("button", { name: "Confirm my address" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are subscribed");
      if (javaScriptEnabled) await expectClean(page);
      await page.goto("/admin/newsletter/next/offers");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /offers in Orange County this week/,
      );
      await page.goto("/unsubscribe");
      await page.getByRole("main").getByLabel("Email").first().fill(email);
      await page.getByRole("button", { name: "Email me the link" }).click();
      await expect(page.getByText("Check your email")).toBeVisible();
      await page.goto(await linkFromOutbox(page, email, "/unsubscribe"));
      await expect(page.getByLabel("Weekly discount offers")).toBeChecked();
      if (javaScriptEnabled) await expectClean(page);
      await page.getByRole("button", { name: "Unsubscribe from all" }).click();
      await expect(page.getByText("You are unsubscribed.")).toBeVisible();
      if (javaScriptEnabled) await expectClean(page);
      await expect(page.getByLabel("Weekly discount offers")).not.toBeChecked();
      await page.goto(`/admin/outbox/suppressed?q=${encodeURIComponent(email)}`);
      await expect(page.getByRole("main")).toContainText("Unsubscribed from everything");
    });
  });

test("an email is readable in light and dark mode", slow, async ({ page }) => {
  await become(page, operator);
  for (const name of ["confirmed", "alerts"]) {
    await page.goto(`/admin/mails/${name}/html`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe("rgb(251, 248, 243)");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paper()).toBe("rgb(16, 25, 27)");
    await page.emulateMedia({ colorScheme: "light" });
  }
});
