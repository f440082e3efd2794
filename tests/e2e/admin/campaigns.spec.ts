import type { Page } from "@playwright/test";
import { become, newPerson, toOffice } from "#tests/support/account-in-browser.ts";
import { expectClean, expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

async function emailOf(page: Page, email: string, subject: string) {
  await page.goto(`/admin/outbox?q=${encodeURIComponent(email)}`);
  await page.getByRole("main").getByRole("link", { name: subject }).first().click();
  return page.locator("pre").innerText();
}

async function addReader(page: Page) {
  const { email } = newPerson("Mara Lund");
  await page.request.post("/api/newsletter/subscribe", { data: { email } });
  const link =
    /\/newsletter\/confirm\/[\w-]+/.exec(
      await emailOf(page, email, "Please confirm your address"),
    )?.[0] ?? "";
  await page.request.post(link, { form: {} });
  return email;
}

async function write(page: Page, subject: string) {
  await toOffice(page, "Campaigns");
  await page.getByRole("button", { name: "Write a campaign" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page
    .getByLabel("Text", { exact: true })
    .fill(
      "November is dry. **Hydration** is what people ask about: [see the offers](/special-offers).",
    );
}

const newSubject = () => `Late autumn ${Math.random().toString(36).slice(2, 8)}`;

test(
  "a newsletter campaign is written with a preview, tested and sent, and counts unsubscribes",
  slow,
  async ({ page }) => {
    test.slow();
    await become(page, operator);
    const email = await addReader(page);
    const subject = newSubject();
    await write(page, subject);
    const message = page.frameLocator("#letter");
    await expect(message.getByRole("heading", { level: 1 })).toHaveText(subject);
    await expect(message.getByRole("link", { name: "see the offers" })).toHaveAttribute(
      "href",
      /\/special-offers$/,
    );
    const body = page.getByLabel("Text", { exact: true });
    const typed = await body.inputValue();
    await body.fill(`${typed}\n\n/listing/morrow-park-laser-and-skin\n\n/deals?most=1`);
    await expect(message.locator(`a[href$="/listing/morrow-park-laser-and-skin"]`)).toBeVisible();
    await expect(message.getByText(/, until /)).toBeVisible();
    await page.getByRole("button", { name: "Review and send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and send");
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill(`Try.${email}`);
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(toast(page, "A test is on its way")).toBeVisible();
    await page.getByRole("button", { name: /^Send now to/ }).click();
    await expect(page.getByText(/Sent; begun/)).toBeVisible({ timeout: 300_000 });
    const report = page.url();
    await expectClean(page);

    expect(await emailOf(page, `try.${email}`, `Test: ${subject}`)).toContain(subject);
    const leave = /\/unsubscribe\/[\w-]+/.exec(await emailOf(page, email, subject))?.[0] ?? "";
    await page.goto(leave);
    await page.getByRole("button", { name: "Unsubscribe from: Newsletter" }).click();
    await expect(page.getByText("You are unsubscribed.")).toBeVisible();
    await page.goto(report);
    await expect(
      page
        .locator("dl div")
        .filter({ hasText: /^Unsubscribed/ })
        .locator("dd"),
    ).toHaveText("1");
    await page.goto("/admin/newsletter");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download confirmed addresses" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a draft begins with a template, gaps are reported, and it is scheduled and deleted",
    slow,
    async ({ page }) => {
      test.slow();
      await become(page, operator);
      await addReader(page);
      const subject = newSubject();
      await toOffice(page, "Campaigns");
      await page.getByLabel("Template").selectOption("News of the month");
      await page.getByRole("button", { name: "Write a campaign" }).click();
      const body = page.getByLabel("Text", { exact: true });
      await expect(body).toHaveValue(/^## New /m);
      await page.getByLabel("Subject").fill(subject);
      await body.fill("[Go](spa.example)\n\n/listing/gone");
      await page.getByRole("button", { name: "Review and send" }).click();
      await expect(
        page.getByRole("alert").filter({ hasText: "Before you can send it" }),
      ).toContainText("“spa.example” is not an address");
      await expect(page.getByText("No longer listed, and left out: gone.")).toBeVisible();
      await body.fill("Hello");
      await page.getByRole("button", { name: "Review and send" }).click();
      await page.getByLabel("Day").fill("2020-01-01");
      await page.getByRole("button", { name: "Schedule" }).click();
      await expect(page.getByRole("alert")).toContainText("This time has passed.");
      await page.getByLabel("Day").fill("2099-01-01");
      await page.getByRole("button", { name: "Schedule" }).click();
      await expect(page.getByText(/It will be sent January 1, 2099/)).toBeVisible();
      await page.getByRole("button", { name: "Cancel and return to draft" }).click();
      await page.getByRole("button", { name: "Delete the draft" }).click();
      await expect(toast(page, "The draft was deleted.")).toBeVisible();
      await expect(page.getByRole("link", { name: subject })).toHaveCount(0);
    },
  );
});

test(
  "an editor who overwrites another's save gets a conflict and keeps the input",
  slow,
  async ({ page }) => {
    await become(page, operator);
    await write(page, newSubject());
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(toast(page, "Saved.")).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("Subject").fill("The other one");
    await other.getByRole("button", { name: "Save the draft" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("The other one");
    await page.getByLabel("Subject").fill("Mine");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByRole("alert")).toContainText("Someone else saved in the meantime");
    await expect(page.getByLabel("Subject")).toHaveValue("Mine");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine");
  },
);

test("axe finds nothing in the editor or on the sending page", slow, async ({ page }) => {
  test.slow();
  await become(page, operator);
  await write(page, newSubject());
  await page.getByText("How to format the text").click();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(toast(page, "Saved.")).toBeVisible();
  await expectCleanInItsLooks(page);
  await page.goto(`${page.url().split("?")[0]}/send`);
  await expectCleanInItsLooks(page);
});
