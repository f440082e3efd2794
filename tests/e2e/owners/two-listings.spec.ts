import { become, partOf, toPart } from "#tests/support/account-in-browser.ts";
import { expect, test } from "#tests/support/browser.ts";
import { ownListing, unlike } from "#tests/support/own-listing-in-browser.ts";
import { slow } from "#tests/support/tags.ts";

test(
  "switching between two listings keeps the section, and the selection persists",
  slow,
  async ({ page }) => {
    await ownListing(page);
    const dashboard = page.getByRole("navigation", { name: "Dashboard" });
    const shown = page.locator("#dashboard-menu summary span span").first();
    await page.goto("/client-admin");
    await toPart(page, "Photos");
    await expect(page).toHaveURL(/\/owner\/photos\//);
    const first = new URL(page.url()).pathname;
    await partOf(page, "Photos");
    await dashboard.getByRole("list", { name: "Your other areas" }).getByRole("link").click();
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(/\/owner\/photos\//);
    const second = await shown.textContent();
    await toPart(page, "Specials");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Specials");
    await expect(shown).toHaveText(second ?? "");
    await toPart(page, "Overview");
    await expect(page.getByRole("main")).toContainText(second ?? "");
  },
);

test(
  "typed text survives Back and a removal, and does not follow to the other listing",
  slow,
  async ({ page }) => {
    const { slug } = await ownListing(page);
    const day = (inDays: number) =>
      new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
    const note = page.getByLabel("Note");
    await page.goto(`/owner/bookings?place=${slug}`);
    await page.getByRole("link", { name: "Setup" }).click();
    await page.getByRole("link", { name: "Days off" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Days off" });
    await expect(heading).toBeVisible();
    await page.getByLabel("First day").fill(day(20));
    await note.fill("Team day");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Team day" })).toBeVisible();
    await expect(note).toHaveValue("");

    await note.fill("Inventory");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No exceptions to your usual week.")).toBeVisible();
    await expect(note).toHaveValue("Inventory");

    const asked = page.getByRole("dialog", { name: "Your changes are not saved" });
    await page.goBack();
    await asked.getByRole("button", { name: "Stay" }).click();
    await expect(heading).toBeVisible();
    await expect(note).toHaveValue("Inventory");
    await page
      .getByRole("link", { name: /^Harbor / })
      .first()
      .click();
    await asked.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).not.toHaveURL(new RegExp(slug));
    await expect(note).toHaveValue("");
  },
);

test(
  "lists cover both listings or the selected one, and the dashboard counts match them",
  slow,
  async ({ page }) => {
    const { slug, name, owner } = await ownListing(page);
    const visitor = `Wanda ${unlike()}`;
    await page.context().clearCookies();
    await page.goto(`/listing/${slug}/call`);
    await page.getByLabel("Name").fill(visitor);
    await page.getByLabel("Phone").fill("(949) 555-0142");
    await page.getByRole("main").getByLabel("Email").fill(`${unlike()}@example.com`);
    await page.getByRole("button", { name: "Request a callback" }).click();
    await expect(page.getByRole("status").filter({ hasText: "has your request" })).toBeVisible();

    await become(page, owner);
    const shown = page.locator("#dashboard-menu summary span span").first();
    const asked = page.getByRole("region", { name: "New" }).getByRole("listitem");
    const agree = async (place: string) => {
      await expect(shown).toHaveText(place);
      const waiting = await asked.count();
      const counted = await partOf(page, "Callback requests");
      await expect(counted).toHaveText(
        waiting === 0 ? "Callback requests" : `Callback requests${waiting} waiting`,
      );
    };
    await page.goto("/owner/leads");
    await expect(asked.filter({ hasText: visitor })).toContainText(name);
    await agree("All your listings");
    const others = page.getByRole("list", { name: "Your other areas" });
    await others.getByRole("link", { name: /^Harbor [\da-f]+$/ }).click();
    await expect(page.getByRole("main")).toContainText("No one is waiting for a call.");
    await agree((await shown.textContent()) ?? "");
    await others.getByRole("link", { name }).click();
    await expect(asked.filter({ hasText: visitor })).toBeVisible();
    await agree(name);

    await page.getByRole("link", { name: visitor }).click();
    await expect(shown).toHaveText(name);
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page).toHaveURL(`/owner/leads?place=${slug}`);
    await expect(page.getByRole("region", { name: "Answered" })).toContainText(visitor);
    for (const [part, path] of [
      ["Reviews", "reviews"],
      ["Questions", "questions"],
      ["Specials", "specials"],
      ["Redeem a code", "redeem"],
      ["Bookings", "bookings"],
      ["Plan", "plan"],
    ] as const) {
      await toPart(page, part);
      await expect(page).toHaveURL(`/owner/${path}?place=${slug}`);
      await expect(shown).toHaveText(name);
    }
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([name]);
  },
);
