import type { Page } from "@playwright/test";
import { become, owner, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const morrow = "/listing/morrow-park-laser-and-skin";
const olivia = owner("morrow-park-laser-and-skin");
const asker = owner("pierlight-med-spa");
const otherAsker = owner("canyon-lamp-wellness-and-aesthetics");

const entry = (page: Page, words: string) =>
  page.getByRole("main").locator("li", { hasText: words });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a question" : "a question without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      "is asked before signing in, moderated, answered by a named person and published",
      slow,
      async ({ page }) => {
        const words = `Do you open on holidays, too? ${process.pid}${Date.now()}`;
        await page.goto(morrow);
        await page.getByText("Ask a question", { exact: true }).click();
        await page.getByLabel("Your question").fill(words);
        await page.getByRole("button", { name: "Send question" }).click();
        await page.getByRole("main").getByLabel("Email").fill(asker.email);
        await page.getByLabel("Password").fill(asker.password);
        await page.getByRole("button", { name: "Sign in", exact: true }).click();
        await expect(page.getByLabel("Your question")).toHaveValue(words);
        await page.getByRole("button", { name: "Send question" }).click();
        await expect(
          page.getByRole("status").filter({ hasText: "We received your question" }),
        ).toBeVisible();
        await become(page, operator);
        await openInInbox(page, "question", words);
        await decideNow(page, "Publish");
        await become(page, olivia);
        await page.goto("/client-admin");
        await toPart(page, "Questions");
        await entry(page, words).getByRole("link").click();
        await page.getByLabel("Your answer").fill("On most, from ten to two.");
        await page
          .getByLabel("Who answers")
          .selectOption({ label: "Dalisay Monteverde, RN, Laser nurse" });
        await page.getByRole("button", { name: "Publish the answer" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions from visitors");
        await page.context().clearCookies();
        await page.goto(`${morrow}/questions`);
        await expect(entry(page, words)).toContainText("On most, from ten to two.");
        await expect(entry(page, words)).toContainText("Dalisay Monteverde, RN");
      },
    );
  });

const corpus = [
  "<script>window.ran=1</script>",
  '"><img src=x onerror=window.ran=1>',
  "</textarea><svg onload=window.ran=1>",
  "</title></script><script>window.ran=1</script>",
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  "' autofocus onfocus=window.ran=1 x='",
  "<a href=javascript:window.ran=1>x</a>",
  "{{constructor.constructor('ran=1')()}}",
];

test("typed text never runs as code on any page that shows it", slow, async ({ page }) => {
  test.slow();
  const text = `${corpus.join(" ")} ${process.pid}${Date.now()}`;
  const harmless = async (path?: string) => {
    if (path) await page.goto(path);
    await page.waitForLoadState("load");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect(
      page.locator("img[src=x], svg[onload], iframe, a[href^=javascript], [onfocus]"),
    ).toHaveCount(0);
  };
  await become(page, otherAsker);
  await page.goto(`${morrow}/questions/new`);
  await page.getByLabel("Your question").fill(text);
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "We received your question" }),
  ).toBeVisible();
  await harmless("/profile/questions");
  await entry(page, text).getByRole("link", { name: "Change or withdraw" }).click();
  await harmless();
  await become(page, operator);
  await openInInbox(page, "question", text);
  await harmless();
  await decideNow(page, "Publish");
  await become(page, olivia);
  await harmless("/owner/questions");
  await entry(page, text).getByRole("link").click();
  await page.getByLabel("Your answer").fill(text);
  await harmless();
  await page.getByRole("button", { name: "Publish the answer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions from visitors");
  for (const path of ["/owner/questions", morrow, `${morrow}/questions`]) await harmless(path);
  await become(page, operator);
  await harmless("/admin/questions");
  await page.goto("/admin/licences?show=all");
  const first = page.getByRole("main").locator("li", { hasText: "Record a lookup" }).first();
  await first.getByText("Record a lookup").click();
  await first.getByLabel("Where you looked, or why").fill(corpus.join("").slice(0, 200));
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    first.getByRole("button", { name: "Mark as checked" }).click(),
  ]);
  await harmless("/admin/licences?show=checked");
  await expect(page.getByText("window.ran=1").first()).toBeVisible();
});

test("axe finds nothing in the errors of the question form", slow, async ({ page }) => {
  await become(page, asker);
  await page.goto(`${morrow}/questions/new`);
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
