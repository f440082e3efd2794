import type { Page } from "@playwright/test";
import { become, emailedText, owner, partOf, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { ownListing, unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

// Each test first sets up an owner, which takes two emails.
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openSection(page: Page, name: string) {
  await section(page, name).getByRole("link", { name: "Edit" }).click();
  await expect(title(page)).toHaveText(name);
}

async function openQueue(page: Page, name: string) {
  await become(page, operator);
  return openInInbox(page, "revision", name);
}

/** Polls a page until the scenario ends: every response must be the page. */
function watch(page: Page, path: string) {
  const answers = new Set<number>();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      answers.add((await page.request.get(path)).status());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    isWatching = false;
    await watching;
    return [...answers];
  };
}

test("an owner edits, an admin approves with a new slug, and the live page is never down", async ({
  page,
}) => {
  const { slug, name, owner } = await ownListing(page);
  const watched = watch(page, `/listing/${slug}`);
  const [newName, phone] = [
    `${name} ${unlike()}`,
    `(949) 555-01${String(Math.floor(Math.random() * 100)).padStart(2, "0")}`,
  ];
  const live = async () => (await page.request.get(`/listing/${slug}`)).text();
  await page.goto(`/owner/profile/${slug}`);

  await openSection(page, "Phone, email and website");
  await page.getByLabel("Phone").fill(phone);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: /Notification/ })).toHaveCount(0);
  await expect.poll(live).toContain(phone);
  const contact = section(page, "Phone, email and website");
  // The demo data may be a day old.
  await expect(contact).toContainText(/From several sources|Oldest: /);
  await expect(contact.getByText("From you or your team")).toHaveCount(1);

  await openSection(page, "Name");
  await page.getByLabel("Business name").fill("");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Business name is required" }),
  ).toBeVisible();
  await page.getByLabel("Business name").fill(newName);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(toast(page, "Submitted for review")).toBeVisible();
  await expect(section(page, "Name")).toContainText(newName);
  expect(await violations(page)).toEqual([]);
  expect(await live()).not.toContain(newName);

  const change = await openQueue(page, name);
  await expect(change).toContainText("Less than an hour old");
  expect(await violations(page)).toEqual([]);
  await change.getByLabel(/Use a new address that matches the new name/).check();
  await decideNow(page, "Approve");
  await page.goto(`/listing/${slug}`);
  await expect(title(page)).toHaveText(newName);
  await expect(page).not.toHaveURL(new RegExp(`/listing/${slug}$`));
  await emailedText(owner.email, /Your changes to .* are live/);

  await become(page, owner);
  await page.goto("/owner/profile");
  await page.goto(`/owner/profile/${slug}`);
  await expect(section(page, "Name")).toContainText("From you or your team");
  expect(await watched()).toEqual([200]);
});

test(
  "a visitor's favorite under an earlier slug is found and stored under the current one",
  slow,
  async ({ page, browser }) => {
    const { slug, name } = await ownListing(page);
    await page.goto(`/owner/profile/${slug}/name`);
    const newName = `${name} ${unlike()}`;
    await page.getByLabel("Business name").fill(newName);
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(toast(page, "Submitted for review")).toBeVisible();
    const change = await openQueue(page, name);
    await change.getByLabel(/Use a new address that matches the new name/).check();
    await decideNow(page, "Approve");
    await page.goto(`/listing/${slug}`);
    const now = new URL(page.url()).pathname.split("/").at(-1);

    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await stranger.goto("/about");
    await stranger.evaluate(
      (earlier) => localStorage.setItem("ocmedspaguide:favorites", JSON.stringify([earlier])),
      slug,
    );
    await stranger.goto("/profile");
    await expect(
      stranger.getByRole("article").getByRole("heading", { name: newName }),
    ).toBeVisible();
    await expect
      .poll(() => stranger.evaluate(() => localStorage.getItem("ocmedspaguide:favorites")))
      .toBe(JSON.stringify([now]));
    await expect(stranger.getByRole("button", { name: `Save ${newName}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await stranger.close();
  },
);

test("a rejected edit returns its reason by email and on the profile", slow, async ({ page }) => {
  const { slug, name, owner } = await ownListing(page);
  await page.goto(`/owner/profile/${slug}`);
  await openSection(page, "Description");
  const claim = `The best place of all, and the cheapest one too, says ${unlike()}.`;
  await page.getByLabel("Description", { exact: true }).fill(claim);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(toast(page, "Submitted for review")).toBeVisible();

  const change = await openQueue(page, name);
  const reason = `Please say what you do, not that it is the best. ${unlike()}`;
  await change.getByText("Reject", { exact: true }).click();
  await change.getByRole("button", { name: "Reject and notify" }).click();
  await expect(
    change.getByText("Enter a reason of at least 10 characters: it is emailed."),
  ).toBeVisible();
  await change.getByLabel("Why").fill(reason);
  await decideNow(page, "Reject and notify");
  await emailedText(owner.email, new RegExp(reason.slice(-14)));

  await become(page, owner);
  await page.goto(`/owner/profile/${slug}`);
  await expect(section(page, "History")).toContainText(reason);
  expect(await (await page.request.get(`/listing/${slug}`)).text()).not.toContain(claim);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the second of two editors of a section sees what changed and keeps their input",
    slow,
    async ({ page }) => {
      const { slug } = await ownListing(page);
      await page.goto(`/owner/profile/${slug}/hours`);
      await page.getByLabel("Monday, opens", { exact: true }).fill("07:15");
      await page.getByLabel("Monday, closes", { exact: true }).fill("11:45");
      const other = await page.context().newPage();
      await other.goto(`/owner/profile/${slug}/hours`);
      await other.getByLabel("Monday, opens", { exact: true }).fill("08:30");
      await other.getByLabel("Monday, closes", { exact: true }).fill("12:30");
      await other.getByRole("button", { name: "Save" }).click();
      await expect(toast(other, "Saved")).toBeVisible();
      await page.getByRole("button", { name: "Save" }).click();
      const notice = page
        .getByRole("alert")
        .filter({ hasText: "Someone else changed this while you were editing" });
      await expect(notice).toContainText("Nora Feld");
      await expect(notice).toContainText("Monday 8:30 AM – 12:30 PM");
      await expect(page.getByLabel("Monday, opens", { exact: true })).toHaveValue("07:15");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Saved")).toBeVisible();
      await expect(section(page, "Weekly hours")).toContainText("Monday 7:15 AM – 11:45 AM");
      await section(page, "Social media").getByRole("button", { name: "Still correct" }).click();
      await expect(toast(page, "Confirmed")).toBeVisible();
    },
  );
});

test(
  "the pin is placed on the map, and one far from the city is rejected with the input kept",
  slow,
  async ({ page }) => {
    await become(page, owner("morrow-park-laser-and-skin"));
    await page.goto("/owner/profile/morrow-park-laser-and-skin/address");
    const field = page.getByLabel("Where the entrance is");
    const stood = await field.inputValue();
    await page.getByRole("button", { name: "Show the map" }).click();
    const map = page.getByRole("group", { name: "Map." });
    await expect(map.getByLabel("The pin of your entrance.")).toBeVisible();
    await map.click({ position: { x: 40, y: 60 } });
    await expect(field).not.toHaveValue(stood);
    await expect(field).toHaveValue(/^33\.\d{5}, -117\.\d{5}$/);
    await field.fill("34.0522, -118.2437");
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
      "This is far from Irvine.",
    );
    await expect(field).toHaveValue("34.0522, -118.2437");
  },
);

test("a link asks before it loses what was typed", async ({ page }) => {
  await become(page, owner("canyon-lamp-wellness-and-aesthetics"));
  await page.goto("/client-admin");
  await toPart(page, "Profile");
  await openSection(page, "Description");
  const words = "A quiet studio by the canyon.";
  await page.getByLabel("Description", { exact: true }).fill(words);
  const reviews = await partOf(page, "Reviews");
  await reviews.click();
  const question = page.getByRole("dialog", { name: "Your changes are not saved" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(words);
  await reviews.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(title(page)).toHaveText("Reviews of your business");
});
