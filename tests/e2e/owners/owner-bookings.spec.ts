import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { become, owner, partOf, toPart } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

/** A listing that takes requests, because bookings at other listings are instant. */
const slug = "morrow-park-laser-and-skin";
const words = () => randomBytes(5).toString("hex");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const updated = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Booking status updated successfully" });

type Day = { date: string; slots: string[] };

/** Requests a booking on any free day, as a new customer. */
async function ask(page: Page) {
  const customer = `Nora ${words()}`;
  const days = (
    (await (
      await page.request.get(
        `/api/listings/${slug}/availability?treatment=botox&to=${new Date(Date.now() + 59 * 86_400_000).toISOString().slice(0, 10)}`,
      )
    ).json()) as Day[]
  ).filter(({ slots }) => slots.length > 4);
  const day = days[randomInt(days.length)];
  const answer = await page.request.post("/api/bookings", {
    data: {
      medSpaSlug: slug,
      treatmentType: "botox",
      preferredDate: day?.date,
      preferredTime: day?.slots[randomInt(day.slots.length)],
      customerName: customer,
      customerEmail: `${words()}@example.com`,
      customerPhone: "(949) 555-0142",
      message: "I come by bus.",
    },
  });
  expect(answer.status()).toBe(201);
  return { customer, date: day?.date ?? "", id: ((await answer.json()) as { id: number }).id };
}

/** Picks a date and time far ahead, to avoid conflicts. */
async function chooseSlot(page: Page) {
  const days = page.getByRole("link", { name: /\d free times?$/ });
  await expect(days.first()).toBeVisible();
  await days.nth(randomInt(await days.count())).click();
  const times = page.getByRole("link", { name: /^\d+:\d\d [AP]M$/ });
  await expect(times.first()).toBeVisible();
  await times.nth(randomInt(await times.count())).click();
}

test("an owner finds a request, confirms it and cancels it with a message to the customer", async ({
  page,
}) => {
  const { customer } = await ask(page);
  await become(page, owner(slug), "/client-admin");
  await (await partOf(page, "Bookings")).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Bookings");
  await page.getByLabel("Customer").fill(customer);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 booking" })).toBeVisible();
  await page.getByRole("link", { name: "Pending (1)" }).click();
  await expect(page).toHaveURL(/status=pending/);
  await page.getByRole("link", { name: customer }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(`Botox for ${customer}`);
  await expect(page.getByText("I come by bus.")).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/owner/bookings/*.data*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Confirm" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await page.goBack();
  const line = page.getByRole("row").filter({ hasText: customer });
  await expect(line).toContainText("Confirmed");
  release();
  await expect(line).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  for (const other of ["Cancel booking", "Complete", "No-show"])
    await expect(page.getByRole("button", { name: other })).toBeEnabled();
  await page.getByRole("button", { name: "Complete" }).press("Enter");
  await expect(
    page.getByText("once it has started. Until then, confirm, move or cancel it."),
  ).toBeVisible();
  await page.getByLabel("Message to the customer").fill("Our laser is being repaired.");
  await page.getByRole("button", { name: "Cancel booking" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Yes, cancel it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Cancel booking" })).toBeDisabled();
  await expect(page.getByText("“Our laser is being repaired.”")).toBeVisible();
  await page.getByRole("link", { name: "Reopen at another time" }).click();
  await chooseSlot(page);
  await page.getByRole("button", { name: "Reopen the booking" }).click();
  await expect(toast(page, "The booking has a new time")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Reopened by the provider" }),
  ).toBeVisible();

  await page.goto("/client-admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/client-admin");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("an owner adds a phone booking with a note", slow, async ({ page }) => {
  const customer = `Cal ${words()}`;
  await become(page, owner(slug), "/client-admin");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/owner/bookings");
  await page.getByRole("link", { name: "Add a booking" }).click();
  await page.getByRole("link", { name: "HydraFacial" }).click();
  for (let turn = 0; turn < 5; turn++) {
    const shown = await page.getByRole("link", { name: "Later days" }).getAttribute("href");
    await page.getByRole("link", { name: "Later days" }).click();
    await expect(page.getByRole("link", { name: "Later days" })).not.toHaveAttribute(
      "href",
      shown ?? "",
    );
  }
  await chooseSlot(page);
  await page.getByRole("main").getByLabel("Name").fill(customer);
  await page.getByRole("button", { name: "Add the booking" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  await expect(page.getByRole("main").getByLabel("Name")).toHaveValue(customer);
  await page.getByRole("main").getByLabel("Phone").fill("(949) 555-0107");
  await page.getByRole("button", { name: "Add the booking" }).click();
  await expect(heading(page)).toHaveText(`HydraFacial for ${customer}`);
  await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Note" }).fill("Parks in the yard");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(toast(page, "The note was saved")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Parks in the yard");
});

test("an owner blocks an hour, sees it in the week and frees it again", slow, async ({ page }) => {
  const note = `Walk-in ${words()}`;
  await become(page, owner(slug), "/client-admin");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/owner/bookings/blocks/new");
  const day = new Date(Date.now() + randomInt(100, 360) * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Note").fill(note);
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Choose a time." })).toBeVisible();
  await page.getByLabel("Time").fill(`${randomInt(10, 16)}:00`);
  await page.getByRole("button", { name: "Block this time" }).click();
  const block = page.getByRole("link", { name: note }).filter({ visible: true });
  await expect(block).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(block).toHaveCount(0);
  await page.getByRole("link", { name: "Previous week" }).click();
  await block.click();
  const free = page.getByRole("button", { name: "Unblock this time" });
  await expect(free).toBeVisible();
  await expectCleanInItsLooks(page);
  await free.click();
  await expect(page.getByRole("navigation", { name: "Weeks" })).toBeVisible();
  await expect(block).toHaveCount(0);
});

test("an owner adds a vacation and removes it again", slow, async ({ page }) => {
  const note = `Away ${words()}`;
  await become(page, owner(slug), "/client-admin");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/owner/bookings/hours");
  // Each scenario closes in a random week.
  const start = Date.now() + randomInt(400, 9000) * 86_400_000;
  await page.getByLabel("First day").fill(new Date(start).toISOString().slice(0, 10));
  await page.getByLabel("Last day").fill(new Date(start - 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel("Note").fill(note);
  await page.getByRole("button", { name: "Add" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "The last day is before the first." }),
  ).toBeVisible();
  await page
    .getByLabel("Last day")
    .fill(new Date(start + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Add" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: note });
  await expect(entry).toContainText("Closed");
  await entry.getByRole("button", { name: /^Remove/ }).click();
  await expect(entry).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner confirms a request", slow, async ({ page }) => {
    const { customer } = await ask(page);
    await become(page, owner(slug), "/client-admin");
    await toPart(page, "Bookings");
    await page.getByLabel("Customer").fill(customer);
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("link", { name: customer }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(updated(page)).toBeVisible();
    await expect(page.locator("dt", { hasText: "Status" }).locator("+ dd")).toHaveText("Confirmed");
  });
});

test("axe finds nothing on the booking pages", slow, async ({ page }) => {
  test.slow();
  const { id, date } = await ask(page);
  await become(page, owner(slug), "/client-admin");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  const pages = [
    "",
    `?view=week&week=${date}`,
    `/${id}`,
    `/${id}/time`,
    "/new",
    "/blocks/new",
    "/settings",
    "/hours",
    "/calendars",
  ];
  for (const path of pages) {
    await page.goto(`/owner/bookings${path}`);
    await expectCleanInItsLooks(page);
  }
  await page.goto("/owner/bookings/settings");
  await page.getByLabel("Appointments at a time").fill("none");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  await expectCleanInItsLooks(page, "errors");
});
