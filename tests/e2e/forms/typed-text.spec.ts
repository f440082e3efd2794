import type { Page } from "@playwright/test";
import {
  become,
  becomeNew,
  emailedLink,
  newPerson,
  partOf,
  signIn,
  toOffice,
} from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { pictureFile } from "#tests/support/picture-file.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const place = "harrow-and-tide-aesthetics";
const corpus = [
  "<script>window.ran=1</script>",
  '"><img src=x onerror=window.ran=1>',
  "</textarea></title><svg onload=window.ran=1>",
  "' autofocus onfocus=window.ran=1 x='",
  "<a href=javascript:window.ran=1>look</a>",
  "<iframe srcdoc='<script>parent.ran=1</script>'>",
];
const short = corpus.slice(0, 2).join(" ");

async function expectHarmless(page: Page, path?: string) {
  if (path) await page.goto(path);
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect(
    page.locator("img[src=x], svg[onload], iframe, a[href^=javascript], [onfocus], main script"),
  ).toHaveCount(0);
}

async function unfold(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("main details")) part.setAttribute("open", "");
  });
  for (const button of await page.getByRole("button", { name: /^Enlarge/ }).all()) {
    await button.click();
    await page.keyboard.press("Escape");
  }
}

test(
  "no text in profiles, reviews, photos or searches runs as code anywhere",
  slow,
  async ({ page }) => {
    test.setTimeout(120_000);
    await becomeNew(page, "Mallory Stern");
    await page.goto("/profile/settings?edit=1");
    await page.getByLabel("Name").fill(short);
    await page.getByLabel("Location (optional)").fill(corpus[2] ?? "");
    await page.getByLabel("Phone (optional)").fill("<svg onload=window.ran=1>");
    await page.getByLabel("Instagram handle").fill("javascript:window.ran=1");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectHarmless(page);
    await page.getByLabel("Phone (optional)").fill("(949) 555-0199");
    await page.getByLabel("Instagram handle").fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Your changes are saved")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(short);
    await page.goto(`/profile/searches/new?q=${encodeURIComponent(corpus[0] ?? "")}`);
    await expectHarmless(page);
    await page.getByLabel("Name").fill(short);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL("**/profile/searches");
    await page.getByRole("link", { name: /^Change/ }).click();
    await expectHarmless(page);

    const mark = `of ${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, "")}`;
    await page.goto(`/reviews/new?listing=${place}`);
    await page.getByRole("radio", { name: /^2/ }).first().focus();
    await page.keyboard.press("Space");
    await page.getByLabel("What was it like?").fill(`${mark}\n${corpus.join("\n")}`);
    await page
      .getByLabel("Photo 1", { exact: true })
      .setInputFiles(await pictureFile(`"><img src=x onerror=window.ran=1>.jpg`));
    await page.getByLabel("What photo 1 shows").fill(corpus.join("").slice(0, 195));
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByRole("alert")).toContainText("Please choose your photos again");
    await expectHarmless(page);
    await page
      .getByLabel("Photo 1", { exact: true })
      .setInputFiles(await pictureFile(`"><img src=x onerror=window.ran=1>.jpg`));
    await page.getByLabel("Day of your visit").fill("2026-02-03");
    await page.getByRole("radio", { name: "I paid the regular price" }).check();
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(
      page.getByText("We review each one before it is shown, usually within a day"),
    ).toBeVisible();
    await unfold(page);
    await expectHarmless(page);
    await page.getByRole("link", { name: /^Change or withdraw/ }).click();
    await expectHarmless(page);
    for (const path of [
      "/profile",
      "/profile/activity",
      "/profile/settings",
      "/profile/searches",
      "/profile/picture",
    ])
      await expectHarmless(page, path);

    await become(page, operator);
    await openInInbox(page, "review", mark);
    await unfold(page);
    await expectHarmless(page);
    await decideNow(page, "Publish");
    await expect
      .poll(
        async () =>
          (await page.goto(`/listing/${place}?tab=reviews`)) && page.getByText(mark).count(),
      )
      .toBeGreaterThan(0);
    await unfold(page);
    await expectHarmless(page);
    const id = (
      (await page.getByRole("article").filter({ hasText: mark }).getAttribute("id")) ?? ""
    ).replace("review-", "");
    for (const path of ["/reviews", `/listing/${place}`, `/reviews/${id}/report`])
      await expectHarmless(page, path);
    await page.goto(`/listing/${place}?tab=reviews`);
    await page
      .locator(`#review-${id}`)
      .getByRole("button", { name: /^Helpful/ })
      .click();
    await page.waitForURL(`**#review-${id}`);
    await expectHarmless(page, `/reviews/${id}/helpful`);

    await become(page, { email: `owner@${place}.example.com`, password: "tidepool lantern quilt" });
    await page.goto("/owner/reviews");
    await unfold(page);
    await expectHarmless(page);
    await page.goto(`/owner/reviews/${id}`);
    await page.getByLabel("Your answer").fill(`${mark} ${corpus.join(" ")}`);
    await page.getByRole("button", { name: "Publish answer" }).click();
    await page.waitForURL("**/owner/reviews");
    await become(page, operator);
    await expectHarmless(page, "/admin/answers");
  },
);

test(
  "an invited editor sets a password by email and reaches editor pages, and no name runs as code",
  slow,
  async ({ page }) => {
    const { email } = newPerson("Edith Vale");
    await become(page, operator);
    await toOffice(page, "Admin Users");
    await page.getByRole("link", { name: "Invite someone" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite someone");
    await page.getByLabel("Name").fill(short);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(toast(page, "The invitation is on its way")).toBeVisible();
    await expectHarmless(page);
    expect(await violations(page)).toEqual([]);
    await page.context().clearCookies();
    await page.goto(await emailedLink(email, "/reset-password"));
    await page.getByLabel("New password").fill("purple otters sail west");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password Reset Successful");
    await signIn(page, { email, password: "purple otters sail west" }, "/admin");
    await expect(await partOf(page, "Decided", "Admin")).toBeVisible();
    await expect(
      page
        .getByRole("navigation", { name: "Admin" })
        .getByRole("link", { name: /^(Licenses|Admin Users|Revenue)$/ }),
    ).toHaveCount(0);
    await expectHarmless(page);
    expect(await violations(page)).toEqual([]);
    expect((await page.request.get("/admin/users")).status()).toBe(403);
    await become(page, operator);
    await expectHarmless(page, "/admin");
    await page.goto(`/admin/users?q=${email}`);
    await page.locator("a[href^='/admin/users/'].font-display").click();
    await expectHarmless(page);
    await page.getByLabel("New role").selectOption("Visitor");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(toast(page, "The role was changed")).toBeVisible();
    await expectHarmless(page, "/admin/audit");
  },
);
