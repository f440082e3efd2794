import type { Locator } from "@playwright/test";
import { another, become, becomeNew, owner } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, pictureTest, test } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { pictureFile } from "#tests/support/picture-file.ts";
import { operator } from "#tests/support/server.ts";
import { slow } from "#tests/support/tags.ts";

const place = "quillon-vein-and-laser";
const randomLetters = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "");

async function expectLoaded(images: Locator, count: number) {
  const widths = () =>
    images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(widths).toEqual(Array.from({ length: count }, () => true));
}

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "photos of a review" : "photos of a review without JavaScript",
    () => {
      test.use({ javaScriptEnabled });

      pictureTest(
        "are submitted and enlarged, and the moderator leaves one out and the author removes another",
        slow,
        async ({ page, browser }) => {
          test.setTimeout(90_000);
          const mark = `Seen by ${randomLetters()}`;
          await becomeNew(page, "Gina Rios");
          await page.goto(`/reviews/new?listing=${place}`);
          await page.getByRole("radio", { name: /^4/ }).first().focus();
          await page.keyboard.press("Space");
          await page
            .getByLabel("What was it like?")
            .fill(
              `${mark}: on time, explained without hurry, and honest about what it would not change.`,
            );
          await page.getByLabel("Day of your visit").fill("2026-02-03");
          await page.getByRole("radio", { name: "I paid the regular price" }).check();
          await page
            .getByLabel("Photo 1", { exact: true })
            .setInputFiles(await pictureFile("one.jpg"));
          if (javaScriptEnabled) await expect(page.locator("[data-preview] img")).toHaveCount(1);
          await page.getByLabel("What photo 1 shows").fill(`The room, ${mark}`);
          await page.getByText("More photos").press("Enter");
          await page
            .getByLabel("Photo 2", { exact: true })
            .setInputFiles(await pictureFile("two.jpg", "#368"));
          expect(javaScriptEnabled ? await violations(page) : []).toEqual([]);
          await page.getByRole("button", { name: "Send review" }).press("Enter");
          await expect(
            page.getByText("We review each one before it is shown, usually within a day"),
          ).toBeVisible();
          const sent = page.getByRole("button", { name: /^Enlarge/ });
          await expect(sent).toHaveCount(2);
          // Lazy images below the viewport do not load.
          await sent.last().scrollIntoViewIfNeeded();
          await expectLoaded(sent.locator("img"), 2);

          const admin = await another(browser, operator);
          const queued = await openInInbox(admin, "review", mark);
          await expect(queued.getByRole("img", { name: `The room, ${mark}` })).toBeVisible();
          await queued.getByText("Remove: Photo 2").click();
          await queued.locator("figure").nth(1).getByLabel("Reason").selectOption("private facts");
          await queued.getByRole("button", { name: "Remove photo 2" }).click();
          await expect(queued.locator("figure")).toHaveCount(1);
          await decideNow(admin, "Publish");
          await admin.context().close();

          await expect
            .poll(
              async () =>
                (await page.goto(`/listing/${place}?tab=reviews`)) && page.getByText(mark).count(),
            )
            .toBeGreaterThan(0);
          const shown = page.getByRole("article").filter({ hasText: mark });
          await shown.getByRole("button", { name: `Enlarge: The room, ${mark}` }).press("Enter");
          const large = page.getByRole("dialog", { name: `The room, ${mark}` });
          await expect(large.getByRole("img")).toBeVisible();
          expect(
            await large
              .getByRole("img")
              .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
          ).toBeGreaterThan(300);
          expect(javaScriptEnabled ? await violations(page) : []).toEqual([]);
          await page.keyboard.press("Escape");
          await expect(large).toBeHidden();

          await page.goto("/profile/reviews");
          await expect(
            page.getByText("A photo is not shown: reveals private facts about someone else"),
          ).toBeVisible();
          await page.getByRole("link", { name: /^Change or withdraw/ }).click();
          await page.getByLabel("Remove this photo").check();
          await expectLoaded(page.getByRole("main").locator("img[src^='/media/']"), 1);
          await page.getByRole("button", { name: "Send again" }).click();
          await page.waitForURL("**/profile/reviews");
          await expect(page.getByRole("button", { name: /^Enlarge/ })).toHaveCount(0);
        },
      );
    },
  );

pictureTest(
  "an invalid photo is reported at its field, and a profile photo is added and removed",
  slow,
  async ({ page }) => {
    await becomeNew(page, "Nora Ebel");
    await page.goto("/profile");
    await page.getByRole("link", { name: "Add a photo of yourself" }).click();
    await page
      .getByLabel("A photo of yourself")
      .setInputFiles({
        name: "me.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("<svg onload=alert(1)>"),
      });
    await page.getByRole("button", { name: "Save photo" }).click();
    await expect(page.getByRole("alert")).toContainText("We cannot use this file.");
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("A photo of yourself").setInputFiles(await pictureFile("me.jpg"));
    await expect(page.locator("[data-preview] img")).toHaveCount(1);
    await page.getByRole("button", { name: "Save photo" }).click();
    await page.waitForURL("**/profile");
    const portrait = page.getByRole("main").locator("header img");
    expect(
      await portrait.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Change your photo" }).click();
    await page.getByRole("button", { name: "Remove photo" }).click();
    await page.waitForURL("**/profile");
    await expect(portrait).toHaveCount(0);
  },
);

test("a helpful vote is cast and withdrawn with a second press", slow, async ({ page }) => {
  await becomeNew(page, "Vera Holm");
  await page.goto("/listing/morrow-park-laser-and-skin?tab=reviews");
  const first = page.getByRole("article").first();
  const id = (await first.getAttribute("id")) ?? "";
  const vote = page.locator(`#${id}`).getByRole("button", { name: /^Helpful/ });
  const count = async () => Number(/\((\d+)\)/.exec((await vote.textContent()) ?? "")?.[1] ?? 0);
  await vote.click();
  await page.waitForURL(`**#${id}`);
  await vote.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You found this helpful");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Withdraw your vote" }).click();
  await page.waitForURL(`**#${id}`);
  expect(await count()).toBeGreaterThanOrEqual(0);
});

pictureTest("a moderator removes an answer and restores it", slow, async ({ page, browser }) => {
  const mark = `We would be glad to talk in private, ${randomLetters()}.`;
  await become(page, owner("canyon-lamp-wellness-and-aesthetics"), "/owner/reviews");
  await page
    .getByRole("link", { name: /^Answer/ })
    .first()
    .click();
  await page.getByLabel("Your answer").fill(mark);
  await page.getByRole("button", { name: "Publish answer" }).click();
  await expect(page.getByText(mark)).toBeVisible();
  const admin = await another(browser, operator);
  await admin.goto("/admin/answers");
  const answer = admin.getByRole("article").filter({ hasText: mark });
  await answer.getByText(/^Take down/).click();
  await answer.getByLabel("Reason").selectOption("advertising");
  await answer.getByRole("button", { name: "Take the answer down" }).click();
  await expect(answer).toContainText("Taken down: advertises something");
  expect(await violations(admin)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Your answer was taken down: advertises something")).toBeVisible();
  await answer.getByRole("button", { name: /^Show it again/ }).click();
  await expect(answer.getByText(/^Taken down/)).toHaveCount(0);
  await admin.context().close();
});
