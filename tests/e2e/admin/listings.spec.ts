import type { Page } from "@playwright/test";
import { become, emailedText, toOffice } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { ownListing, unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const file = (page: Page) => page.getByRole("dialog", { name: "Edit a listing" });

async function openClient(page: Page, name: string) {
  await toOffice(page, "Client Management");
  await page.getByLabel("Name, phone, email or website").fill(name);
  await page.getByRole("button", { name: "Find" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(file(page).getByRole("heading", { level: 1 })).toHaveText(name);
  return row;
}

test("a listing is edited above the table, hidden with an emailed reason and shown again", async ({
  page,
}) => {
  const { name, slug, owner } = await ownListing(page);
  await become(page, operator);
  await toOffice(page, "Overview");
  await expect(page.getByRole("link", { name: /Set up two-factor authentication/ })).toBeVisible();
  const row = await openClient(page, name);
  for (const part of ["Credentials", "Specials", "Analytics", "Profile"]) {
    await file(page).getByRole("link", { name: part, exact: true }).click();
    await expect(file(page).getByRole("link", { name: part, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(await violations(page)).toEqual([]);
  }

  await file(page).getByRole("link", { name: "Edit Phone, email and website" }).click();
  const phone = file(page).getByRole("textbox", { name: "Phone" });
  await phone.fill("1");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stay" }).click();
  await file(page).getByRole("button", { name: "Save" }).click();
  await expect(
    file(page).getByRole("link", { name: "Enter a phone number with area code" }),
  ).toBeVisible();
  await phone.fill("(949) 555-0187");
  await file(page).getByRole("button", { name: "Save" }).click();
  await expect(file(page).getByRole("status")).toContainText("Visitors can see it from now on.");

  await file(page).getByText("Hide it", { exact: true }).click();
  await file(page).getByRole("button", { name: "Hide and notify" }).click();
  await expect(
    file(page).getByText("Enter a reason of at least 10 characters", { exact: false }),
  ).toBeVisible();
  await file(page).getByLabel("Why").fill("The sign at the door is gone.");
  await file(page).getByRole("button", { name: "Hide and notify" }).click();
  await expect(file(page).getByRole("status")).toContainText("no longer find it");
  expect((await page.request.get(`/listing/${slug}`)).status()).toBe(404);
  expect(await emailedText(owner.email, /The sign at the door is gone\./)).toBeTruthy();

  await page.keyboard.press("Escape");
  await expect(file(page)).toBeHidden();
  await expect(row).toContainText("Hidden");
  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(file(page)).toBeVisible();
  await page.goBack();
  await expect(file(page)).toBeHidden();
  await expect(row).toBeVisible();
  await page.goForward();
  await file(page).getByRole("button", { name: "Show again and notify" }).click();
  await expect(file(page).getByRole("status")).toContainText("Visitors can find it from now on");
  await expect(page.getByText("(949) 555-0187").first()).toBeAttached();
  expect((await page.request.get(`/listing/${slug}`)).status()).toBe(200);
});

test("filters show what applies, also after Back, and a choice keeps the focus", async ({
  page,
}) => {
  await become(page, operator);
  await toOffice(page, "Client Management");
  const [state, plan] = [page.getByLabel("State"), page.getByLabel("Plan")];
  await state.focus();
  await state.selectOption("pending");
  await expect(page).toHaveURL(/\?state=pending$/);
  await expect(state).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/listings$/);
  await expect(state).toHaveValue("");
  await plan.selectOption("premier");
  await expect(page).toHaveURL(/\/admin\/listings\?plan=premier$/);

  await toOffice(page, "Users");
  const name = page.getByLabel("Name or email address");
  await name.fill("marisol");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/\/admin\/users\?q=marisol$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(name).toHaveValue("");
});

test.describe("a dashboard that fails to refresh", () => {
  test.use({ missing: ["/admin"] });

  test("gives the reason, keeps its content and can be retried", slow, async ({ page }) => {
    await become(page, operator, "/admin");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await page.route(/\/admin\??$/, (route) => route.abort());
    await refresh.click();
    await expect(page.getByRole("alert")).toContainText("Failed to connect to server");
    await page.unroute(/\/admin\??$/);
    await page.route(/\/admin\??$/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Failed to fetch dashboard data. Check credentials.",
    );
    await page.unroute(/\/admin\??$/);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Client Management" })).toBeVisible();
  });
});

test("selected listings are hidden and shown together", slow, async ({ page }) => {
  const { name, slug, owner } = await ownListing(page);
  await become(page, operator);
  await page.goto(`/admin/listings?q=${encodeURIComponent(name)}`);
  await page.getByLabel("Reason for hiding").fill("The doors are closed for good.");
  await page.getByRole("button", { name: "Hide and notify" }).click();
  await expect(page.getByRole("alert")).toContainText("Select listings first");
  await expect(page.getByLabel("Reason for hiding")).toHaveValue("The doors are closed for good.");
  await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Hide and notify" }).click();
  await expect(toast(page, "1 listing changed.")).toBeVisible();
  expect((await page.request.get(`/listing/${slug}`)).status()).toBe(404);
  expect(await emailedText(owner.email, /The doors are closed for good\./)).toBeTruthy();
  await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Show to visitors" }).click();
  await expect.poll(async () => (await page.request.get(`/listing/${slug}`)).status()).toBe(200);
});

test(
  "a listing's special is created, edited and ended in its detail panel",
  slow,
  async ({ page }) => {
    const { name, slug } = await ownListing(page);
    const title = `Winter glow ${unlike()}`;
    await become(page, operator);
    await openClient(page, name);
    await file(page).getByRole("link", { name: "Specials", exact: true }).click();
    await file(page).getByRole("link", { name: "New special" }).click();
    await file(page).getByLabel("Title").fill(title);
    await file(page).getByLabel("End date").fill("2099-01-01");
    await file(page).getByRole("button", { name: "Create special" }).click();
    await expect(file(page).getByRole("alert")).toContainText("Description is required");
    await file(page).getByLabel("Description").fill("One session with a mask.");
    await file(page).getByLabel("Original price (optional)").fill("200");
    await file(page).getByLabel("Special price").fill("160");
    await file(page).getByLabel("I charged the original price").check();
    await file(page).getByRole("button", { name: "Create special" }).click();
    await expect(file(page).getByRole("status")).toContainText("Special created");
    await file(page)
      .getByRole("link", { name: `Edit: ${title}` })
      .click();
    expect(await violations(page)).toEqual([]);
    await file(page).getByLabel("Special price").fill("150");
    await file(page).getByLabel("Discount percentage").fill("25");
    await file(page).getByRole("button", { name: "Save changes" }).click();
    await expect(file(page).getByRole("status")).toContainText("Special saved");
    await page.goto(`/listing/${slug}`);
    await expect(page.getByRole("article").filter({ hasText: title })).toContainText("25%");
    await page.goto(`/admin/listings/${slug}/specials`);
    await page.getByRole("link", { name: `Edit: ${title}` }).click();
    await page.getByRole("button", { name: `End now: ${title}` }).click();
    await expect(toast(page, "Special ended")).toBeVisible();
  },
);

test("without JavaScript the detail panel is a separate page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await become(page, operator);
  await page.goto("/admin/listings?q=pierlight");
  await page.getByRole("link", { name: "Edit Pierlight Med Spa" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pierlight Med Spa");
  await page
    .getByRole("navigation", { name: "Parts of the listing" })
    .getByRole("link", { name: "Analytics" })
    .click();
  await expect(page.getByText("Profile views").first()).toBeVisible();
  await context.close();
});

test("revenue is available as tables, and plans link to their listings", slow, async ({ page }) => {
  await become(page, operator);
  await toOffice(page, "Revenue");
  await page.getByText("View as table").first().click();
  await expect(page.getByRole("columnheader", { name: "Churn" })).toBeVisible();
  await toOffice(page, "Premier Listings");
  await page.getByRole("link", { name: "Morrow Park Laser & Skin" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Morrow Park Laser & Skin");
});
