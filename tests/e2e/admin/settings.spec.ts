import { become } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, markDocument } from "#tests/support/browser.ts";
import { test } from "#tests/support/own-site.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

test(
  "an announcement stays closed for a visitor until an admin changes its text",
  slow,
  async ({ page, browser, site }) => {
    const visitor = await browser.newPage({ baseURL: site.url });
    const bar = visitor.getByRole("complementary", { name: "Announcement" });
    await become(page, operator);
    await page.goto("/admin/settings");
    const form = page.getByRole("region", { name: "Announcement" });
    const announce = async (words: string) => {
      await form.getByLabel("Text", { exact: false }).first().fill(words);
      await form.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("complementary", { name: "Announcement" })).toContainText(words);
    };

    await form.getByLabel("Link address").fill("/contact");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(
      form.getByRole("link", { name: "A link needs a text and an address." }),
    ).toBeVisible();
    await form.getByLabel("Link text").fill("Write to us");
    const unsaved = page
      .getByRole("region", { name: "Contact details" })
      .getByRole("textbox")
      .first();
    await unsaved.fill("typed, not saved");
    const isSameDocument = await markDocument(page);
    await announce("We moved to larger rooms.");
    await expect(unsaved).toHaveValue("typed, not saved");
    expect(await isSameDocument()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "audit log", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Your changes are not saved" })
      .getByRole("button", { name: "Stay" })
      .click();

    await visitor.goto("/about");
    await expect(bar).toContainText("We moved to larger rooms.");
    await bar.getByRole("link", { name: "Write to us" }).click();
    await expect(visitor).toHaveURL(/\/contact$/);
    await bar.getByRole("button", { name: "Close the announcement" }).click();
    await expect(bar).toBeHidden();
    await visitor.goto("/about");
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();

    await announce("We are closed on Monday.");
    await visitor.goto("/contact");
    await expect(bar).toContainText("We are closed on Monday.");
    await form.getByRole("button", { name: "Reset to the default" }).click();
    await expect(form.getByLabel("Text", { exact: false }).first()).toHaveValue("");
    await visitor.goto("/about");
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);
