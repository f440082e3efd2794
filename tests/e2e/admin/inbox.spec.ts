import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  become,
  becomeNew,
  emailedLink,
  emailedText,
  newPerson,
  password,
} from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { inboxOf, lineOf, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const place = "morrow-park-laser-and-skin";
const unlike = () => randomBytes(7).toString("hex");
const strip = (page: Page) => page.getByRole("region", { name: "Just decided" });

async function askThree(page: Page) {
  const person = await becomeNew(page, "Nadine Aster");
  const marks = [unlike(), unlike(), unlike()] as const;
  for (const mark of marks)
    expect(
      (
        await page.request.post("/api/questions", {
          data: { medSpaSlug: place, text: `Is there a place to leave a bicycle? ${mark}` },
        })
      ).status(),
    ).toBe(201);
  return { person, marks };
}

/** A separate editor, because each one can undo only their own decisions in parallel scenarios. */
async function becomeEditor(page: Page) {
  const { name, email } = newPerson("Edith Marlow");
  await become(page, operator);
  await page.goto("/admin/users/invitation");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(toast(page, "The invitation is on its way")).toBeVisible();
  await page.context().clearCookies();
  await page.goto(await emailedLink(email, "/reset-password"));
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password Reset Successful");
  await become(page, { email }, "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin");
}

/** Presses a key once the page listens. */
async function press(page: Page, key: string) {
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.keyboard.press(key);
}

/** Keeps decisions from the server until the returned function lets them through. */
async function holdDecisions(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/inbox.data*", async (route) => {
    if (route.request().method() === "POST") await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns a function that says whether the list showed the words in between. */
async function watchFor(page: Page, words: string) {
  const seen = await page.evaluateHandle((text) => {
    const seen = { wasSeen: false };
    new MutationObserver(() => {
      seen.wasSeen ||= document.getElementById("inbox-lines")?.textContent.includes(text) ?? false;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  }, words);
  return () => seen.evaluate(({ wasSeen }) => wasSeen);
}

async function walkTo(page: Page, mark: string, key = "j") {
  const words = () =>
    page.evaluate(() => document.activeElement?.closest("#inbox-lines > li")?.textContent ?? "");
  for (let steps = 0; steps < 60 && !(await words()).includes(mark); steps++)
    await press(page, key);
  await expect(lineOf(page, mark).getByRole("link")).toBeFocused();
}

test("the inbox can be read, decided, undone and selected by keyboard alone on a desktop", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { person, marks } = await askThree(page);
  const [first, second, third] = marks;
  await becomeEditor(page);
  await page.goto(inboxOf("question"));

  await walkTo(page, first);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: first })).toBeVisible();
  const release = await holdDecisions(page);
  await press(page, "a");
  await expect(lineOf(page, first)).toHaveCount(0);
  const wasBack = await watchFor(page, first);
  await walkTo(page, third);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: third })).toBeVisible();
  release();
  await expect(strip(page)).toContainText(first);
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: third })).toBeVisible();
  expect(await wasBack()).toBe(false);
  await press(page, "u");
  await expect(lineOf(page, first)).toBeVisible();

  await walkTo(page, second, "k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: second })).toBeVisible();
  await press(page, "r");
  const reason = page.getByRole("article").getByLabel("Reason");
  await expect(reason).toBeFocused();
  // In a text field, "a" is only a character and does not approve.
  await page.keyboard.press("a");
  for (let presses = 0; presses < 20 && (await reason.inputValue()) !== "advertising"; presses++)
    await page.keyboard.press("ArrowDown");
  await expect(reason).toHaveValue("advertising");
  await expect(lineOf(page, second)).toBeVisible();
  await reason.locator("xpath=ancestor::form").getByRole("button").last().press("Enter");
  await expect(strip(page)).toContainText(second);
  await expect(strip(page)).toContainText("Question: Refuse");

  await walkTo(page, third);
  await press(page, "x");
  await expect(lineOf(page, third).getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: "Approve selected" }).press("Enter");
  await expect(strip(page)).toContainText(third);
  expect(await violations(page)).toEqual([]);
  await strip(page)
    .getByRole("listitem")
    .filter({ hasText: second })
    .getByRole("button", { name: /^Apply now/ })
    .press("Enter");
  await expect(strip(page)).not.toContainText(second);
  await emailedText(person.email, /It advertises something/);

  const keys = page.getByLabel("Shortcuts on");
  await press(page, "?");
  await expect(keys).toBeHidden();
  await press(page, "?");
  await keys.press("Space");
  await press(page, "?");
  await expect(keys).toBeVisible();
});

test("a decision that comes after another one is refused with a reason", async ({ page }) => {
  const { marks } = await askThree(page);
  const [mark] = marks;
  await become(page, operator);
  const opened = await openInInbox(page, "question", mark);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("article").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(strip(other)).toContainText(mark);
  await opened.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(mark);
  await expect(page.getByRole("alert")).toContainText("Already handled");
});

test(
  "a message is opened, closed and restored by touch on a phone, with and without JavaScript",
  slow,
  async ({ browser, baseURL, page: asked }) => {
    for (const javaScriptEnabled of [true, false]) {
      const subject = `Something about the map ${unlike()}`;
      const message = {
        name: "Nora Feld",
        email: "nora@example.com",
        subject,
        category: "listing",
        message: "The pin is on the other side of the road.",
      };
      expect((await asked.request.post("/api/contact", { data: message })).status()).toBe(201);
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        javaScriptEnabled,
      });
      const page = await context.newPage();
      await become(page, operator);
      await page.goto(inboxOf("message"));
      await lineOf(page, subject).getByRole("link").tap();
      const opened = page.getByRole("article").filter({ hasText: subject });
      await expect(opened).toContainText("The pin is on the other side of the road.");
      await expect(page.getByRole("list", { name: "Waiting" })).toBeHidden();
      await expect(opened.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
        "href",
        /^mailto:nora%40example\.com\?subject=Re/,
      );
      await opened.getByRole("button", { name: "Spam" }).tap();
      const decided = strip(page).getByRole("listitem").filter({ hasText: subject });
      await expect(decided).toContainText("Message: Spam");
      await decided.getByRole("button", { name: /^Undo/ }).tap();
      await expect(decided).toHaveCount(0);
      await page.goto(inboxOf("message"));
      await lineOf(page, subject).getByRole("link").tap();
      await page.getByRole("link", { name: "All pending items" }).tap();
      await expect(lineOf(page, subject)).toBeVisible();
      await context.close();
    }
  },
);

test("axe finds nothing in an open submission", slow, async ({ page }) => {
  const name = `Harbor ${unlike()}`;
  const listing = {
    name,
    description: "Two nurses and a physician offer injectables and laser treatments.",
    address: "100 Test Street",
    city: "irvine",
    zipCode: "92618",
    phone: `(657) ${randomInt(200, 1000)}-${randomInt(1000, 10_000)}`,
    email: `desk@${unlike()}.example.com`,
    categories: ["cosmetic-injectables-fillers"],
    services: ["Botox"],
    hours: "Mon-Fri 9am-6pm",
    listingType: "standard",
    priceRange: "$$",
  };
  expect((await page.request.post("/api/medspas", { data: listing })).status()).toBe(201);
  await become(page, operator);
  await page.goto(inboxOf("submission"));
  // Another row may mention it as a similar listing.
  await page.getByRole("link", { name: `${name} Two nurses` }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByText("Reject", { exact: true }).click();
  await expectCleanInItsLooks(page);
});
