import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { another, emailedLink, owner, toPart } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, layoutTest, open, test, toast } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";
import { claimSpecial } from "#tests/support/vouchers-in-browser.ts";

const place = "marisol-and-finch-aesthetic-medicine";
const reviewer = owner("harrow-and-tide-aesthetics");

const corpus = [
  "<script>window.ran = 1</script>",
  "<img src=x onerror=window.ran=1>",
  "\"'><svg onload=window.ran=1>",
  "</textarea></title><script>window.ran = 1</script>",
  "<a href=javascript:window.ran=1>look</a> javascript:window.ran=1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody types.
  "{{constructor.constructor('window.ran=1')()}} ${window.ran=1}",
  "<iframe srcdoc='<script>parent.ran=1</script>'></iframe><style>*{display:none}</style>",
  "<!--<img src=--><img src=x onerror=window.ran=1>//--> ]]> <math><mi//xlink:href=data:x,<script>window.ran=1</script>",
  "&lt;script&gt;window.ran=1&lt;/script&gt; \\u003cscript\\u003ewindow.ran=1",
].join("\n");

/** Expects the typed text verbatim, without any effect. */
async function expectHarmless(page: Page, path: string) {
  await page.goto(path);
  await expect(
    page.getByText("<script>window.ran = 1</script>").filter({ visible: true }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(await page.locator("main script, main iframe, main style, main img[src=x]").count()).toBe(
    0,
  );
}

test("a review goes by keyboard from form to moderation, profile and reply, and no text runs as code", async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  const [author, olivia, admin] = [
    await another(browser, reviewer),
    await another(browser, owner(place)),
    await another(browser, operator),
  ];
  const mark = "Seen from a phone.";

  await author.goto(`/reviews/new?listing=${place}`);
  expect(await violations(author)).toEqual([]);
  await author.getByRole("button", { name: "Send review" }).click();
  await expect(author.getByRole("alert")).toContainText("Choose one to five stars.");
  await author.getByRole("radio", { name: /^1/ }).first().focus();
  await author.keyboard.press("ArrowRight");
  await expect(author.getByRole("radio", { name: /^2.*Poor/ }).first()).toBeChecked();
  await author.getByLabel("What was it like?").fill(`${mark}\n${corpus}`);
  await author.getByLabel("Day of your visit").fill("2026-02-03");
  await author.getByRole("radio", { name: "I paid the regular price" }).check();
  await expect.poll(() => author.locator("[name=work]").inputValue()).toContain("~");
  await author.getByRole("button", { name: "Send review" }).press("Enter");
  await expect(
    author.getByText("We review each one before it is shown, usually within a day"),
  ).toBeVisible();
  await expectHarmless(author, "/profile/reviews");
  expect(await violations(author)).toEqual([]);

  const queued = await openInInbox(admin, "review", mark);
  await expectHarmless(admin, admin.url());
  expect(await violations(admin)).toEqual([]);
  await expect(queued).not.toContainText("no proof of work from its browser");
  await decideNow(admin, "Publish");

  await olivia.goto("/client-admin");
  await toPart(olivia, "Reviews");
  await expectHarmless(olivia, "/owner/reviews");
  expect(await violations(olivia)).toEqual([]);
  await olivia
    .getByRole("listitem")
    .filter({ hasText: mark })
    .getByRole("link", { name: /^Answer/ })
    .click();
  await olivia.getByLabel("Your answer").fill(`Thank you for visiting us. ${mark}\n${corpus}`);
  await olivia.getByRole("button", { name: "Publish answer" }).click();
  await expect(olivia.getByRole("alert")).toContainText(
    "confirms to everyone that this person was a patient",
  );
  expect(await violations(olivia)).toEqual([]);
  await olivia.getByRole("button", { name: "Send it unchanged" }).click();
  await olivia.waitForURL("**/owner/reviews");

  const profile = `/listing/${place}?tab=reviews`;
  await expect
    .poll(
      async () =>
        (await page.goto(profile)) && page.getByText(`Thank you for visiting us. ${mark}`).count(),
    )
    .toBe(1);
  for (const path of [profile, "/reviews", `/listing/${place}`]) {
    if (path.includes("reviews")) await expectHarmless(page, path);
    else expect(await page.evaluate(() => "ran" in window)).toBe(false);
  }
  for (const each of [author, olivia, admin]) await each.context().close();
});

test(
  "a customer with a redeemed voucher reviews by the emailed link without an account",
  slow,
  async ({ browser, page }) => {
    test.slow();
    const mark = randomBytes(6).toString("hex");
    const email = `nora.${mark}@example.com`;
    const olivia = await another(browser, owner(place));
    const today = new Date().toISOString().slice(0, 10);
    const special = {
      title: `Offer ${mark}`,
      description: "A first visit for less.",
      originalPrice: 200,
      specialPrice: 150,
      validFrom: "2026-01-01",
      validTo: today,
    };
    const made = await olivia.request.post("/api/admin/specials", {
      data: { ...special, validTo: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}` },
    });
    const { id } = (await made.json()) as { id: number };
    const { code } = await claimSpecial(page, id, email);
    await olivia.goto(`/owner/redeem?code=${code}`);
    await olivia.getByRole("button", { name: "Redeem", exact: true }).click();
    await expect(toast(olivia, "Redeemed")).toBeVisible();

    await page.goto(await emailedLink(email, "/reviews/new"));
    await page.getByRole("radio", { name: /^5/ }).first().press("Space");
    await page
      .getByLabel("What was it like?")
      .fill(`Quick, clean and friendly, and the price was as promised. ${mark}`);
    await page.getByLabel("Day of your visit").fill("2026-02-03");
    await page.getByRole("radio", { name: "I paid the regular price" }).check();
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(
      page.getByText("We review each one before it is shown, usually within a day"),
    ).toBeVisible();

    const admin = await another(browser, operator);
    await openInInbox(admin, "review", mark);
    await decideNow(admin, "Publish");
    const shown = page.getByText(mark);
    await expect
      .poll(async () => (await page.goto(`/listing/${place}?tab=reviews`)) && shown.count())
      .toBe(1);
    await expect(page.getByRole("main")).toContainText("Verified by a voucher");
    await olivia.request.post(`/owner/specials/${id}`, { form: { intent: "end" } });
    for (const each of [olivia, admin]) await each.context().close();
  },
);

test(
  "stars, treatment and sort order filter a profile's reviews in place",
  slow,
  async ({ page }) => {
    await open(page, "/listing/morrow-park-laser-and-skin?tab=reviews");
    await page.getByRole("list", { name: "Reviews by stars" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/stars=\d/);
    await page.getByRole("link", { name: "Show all" }).click();
    await page.getByLabel("Sort by").selectOption("lowest");
    await expect(page).toHaveURL(/sort=lowest/);
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

for (const path of [
  "/reviews",
  "/reviews?treatment=botox",
  "/reviews/ledger",
  "/reviews/new",
  "/listing/morrow-park-laser-and-skin?tab=reviews",
])
  layoutTest(`axe finds nothing on ${path}`, slow, async ({ page }) => {
    await open(page, path);
    await expectCleanInItsLooks(page);
  });
