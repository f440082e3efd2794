import type { Page } from "@playwright/test";
import sharp from "sharp";
import { localDay } from "#shared/local-day.ts";
import { another, become, emailedLink, owner } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, pictureTest, test, toast } from "#tests/support/browser.ts";
import { decideNow, openInInbox } from "#tests/support/inbox-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { plain, slow } from "#tests/support/tags.ts";

/** Separate listings for parallel scenarios. */
const places = { scripts: "marisol-and-finch-aesthetic-medicine", plain: "canvas-yard-aesthetics" };
const randomLetters = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "");

const file = async (name: string, color: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
});
const tenFiles = () =>
  Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      file(`room-${index + 1}.jpg`, `hsl(${index * 36}, 40%, 60%)`),
    ),
  );
const noPicture = { name: "plan.pdf.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") };

async function open(page: Page, place: string) {
  await become(page, owner(place), `/owner/photos/${place}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photos");
}

/** Removes photos of other scenarios or an earlier run. */
async function clear(page: Page) {
  for (const id of await page
    .locator("#own-photos li[id^=photo-]")
    .evaluateAll((items) => items.map((item) => item.id.replace("photo-", ""))))
    await page.request.post(page.url(), { form: { intent: `remove-${id}` } });
  await page.reload();
  await expect(page.getByText("No photos yet.")).toBeVisible();
}

const shownOn = (page: Page) =>
  page
    .locator("section [data-gallery] img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "ten photos" : "ten photos without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      pictureTest(
        "are added, described and ordered, and appear on the live page",
        async ({ page }) => {
          test.setTimeout(120_000);
          const place = places[javaScriptEnabled ? "scripts" : "plain"];
          const mark = randomLetters();
          await open(page, place);
          await clear(page);
          await page.getByLabel("Add photos").setInputFiles([...(await tenFiles()), noPicture]);
          if (!javaScriptEnabled) await page.getByRole("button", { name: "Send photos" }).click();
          await expect(page.getByText("plan.pdf.jpg: We cannot use this file.")).toBeVisible({
            timeout: 300_000,
          });
          await expect(page.locator("#own-photos li[id^=photo-]")).toHaveCount(10, {
            timeout: 300_000,
          });
          if (javaScriptEnabled) {
            await expect(page.getByText("10 of 11 photos added.")).toBeVisible({
              timeout: 300_000,
            });
            await expect(page.getByText("plan.pdf.jpg: We cannot use this file.")).toBeInViewport();
            expect(await violations(page)).toEqual([]);
          }
          await expect(page.getByText("Not shown yet", { exact: true })).toHaveCount(10);
          for (let number = 1; number <= 9; number++)
            await page
              .getByLabel(`What photo ${number} shows`, { exact: true })
              .fill(`Room ${number}, ${mark}`);
          await page.getByRole("button", { name: "Save descriptions" }).click();
          // Shows nine photos; the error names those without a description and links to the field.
          await expect(page.getByRole("alert")).toContainText("Describe the photo");
          await expect(page.getByText("Not shown yet", { exact: true })).toHaveCount(1);
          await page.getByLabel("What photo 10 shows").fill(`Room 10, ${mark}`);
          await page.getByLabel("What photo 10 shows").press("Enter");
          await expect(page.getByText("Not shown yet", { exact: true })).toHaveCount(0);
          await page.getByRole("button", { name: "Make cover photo 10" }).press("Enter");
          await expect(page.getByLabel("What photo 1 shows", { exact: true })).toHaveValue(
            `Room 10, ${mark}`,
          );
          await page.getByRole("button", { name: "Earlier photo 3" }).press("Enter");
          await expect(page.getByLabel("What photo 2 shows")).toHaveValue(`Room 2, ${mark}`);
          await page.getByText("Remove photo 4", { exact: true }).press("Enter");
          await page.getByRole("button", { name: "Yes, remove photo 4" }).press("Enter");
          await expect(toast(page, "The photo was removed.")).toBeVisible();
          const wanted = [10, 2, 1, 4, 5, 6, 7, 8, 9].map((number) => `Room ${number}, ${mark}`);

          await expect
            .poll(
              async () =>
                (await page.goto(`/listing/${place}?tab=photos`)) && (await shownOn(page)).join(),
            )
            .toBe(wanted.join());
          await expect(page.locator("main [data-gallery] img").first()).toHaveAttribute(
            "alt",
            wanted[0] ?? "",
          );
          expect(await page.locator("meta[property='og:image']").getAttribute("content")).toContain(
            `/share/listing/${place}.png`,
          );
          if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        },
      );
    },
  );

test.describe("sorting photos with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 960 }, isMobile: false, hasTouch: false });

  pictureTest("drags a photo to another position", slow, async ({ page }) => {
    test.setTimeout(60_000);
    const place = "canyon-lamp-wellness-and-aesthetics";
    await open(page, place);
    await expect(page.locator("html[data-alive]")).toBeAttached();
    const words = () =>
      page
        .locator("#own-photos input[name^=words-]")
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const before = await words();
    const middleOf = async (nth: number) => {
      const { x, y, width, height } = (await page
        .locator("#own-photos [draggable]")
        .nth(nth)
        .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    await page.locator("#own-photos [draggable]").first().hover();
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(0)), { steps: 4 });
    await page.mouse.move(...(await middleOf(1)), { steps: 8 });
    await page.mouse.up();
    const after = [before[1], before[0], ...before.slice(2)];
    await expect.poll(words).toEqual(after);
    await expect
      .poll(async () => (await page.reload()) && (await words()).join())
      .toBe(after.join());
  });
});

pictureTest(
  "photos open large, the arrow keys switch between them, and closing returns",
  slow,
  async ({ page }) => {
    await page.goto("/listing/second-ink-laser-clinic?tab=photos");
    await page.locator("a[data-photo]").nth(1).press("Enter");
    const large = page.getByRole("dialog", { name: /^Photos of/ });
    await expect(large.getByText(/^2 of \d/)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(large.getByText(/^3 of \d/)).toBeVisible();
    await expect
      .poll(() =>
        large
          .locator("img")
          .nth(2)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(200);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(page.locator("a[data-photo]").nth(2)).toBeFocused();

    await page.goto("/es/listing/second-ink-laser-clinic?tab=photos");
    await page.locator("a[data-photo]").first().press("Enter");
    const spanish = page.getByRole("dialog", { name: /^Fotos de/ });
    await expect(spanish.getByText(/^1 de \d/)).toBeVisible();
    await expect(spanish.getByRole("button", { name: "Foto siguiente" })).toBeVisible();
  },
);

pictureTest(
  "a before and after pair appears after review, compares by keyboard and ends with its consent",
  slow,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const place = places.scripts;
    const mark = randomLetters();
    await open(page, place);
    await page.getByRole("link", { name: "Before and after photos" }).click();
    await page.getByRole("button", { name: "Submit both photos" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "We only show photos that the person shown has agreed to.",
    );
    expect(await violations(page)).toEqual([]);
    await page
      .getByLabel("Before", { exact: true })
      .setInputFiles(await file("before.jpg", "#945"));
    await page.getByLabel("After", { exact: true }).setInputFiles(await file("after.jpg", "#497"));
    await page.getByLabel("What the first photo shows").fill(`A cheek before, ${mark}`);
    await page.getByLabel("What the second photo shows").fill(`The same cheek, ${mark}`);
    await page.getByLabel("Treatment", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("What was done").fill("One syringe of a hyaluronic filler, one session.");
    await page.getByLabel("Weeks between the photos").fill("6");
    await page.getByLabel("Name", { exact: true }).fill("Nora Feld");
    const nora = `nora.${mark}@example.com`;
    await page.getByRole("main").getByLabel("Email").fill(nora);
    await page.getByLabel("Date of consent").fill(localDay(new Date()));
    await page.getByRole("checkbox", { name: /^The person shown agreed/ }).check();
    await page.getByRole("checkbox", { name: /^Both pictures show/ }).check();
    await page.getByRole("button", { name: "Submit both photos" }).click();
    await expect(toast(page, "We received your photos")).toBeVisible();
    const pair = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("img", { name: `A cheek before, ${mark}` }) });
    await expect(pair).toContainText("Waiting for the person shown");

    const yes = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const link = await emailedLink(nora, "/consents");
    await yes.goto(link);
    await yes.getByRole("button", { name: "Yes, that’s me, and I agree" }).click();
    await expect(yes.getByRole("status")).toContainText("You agreed.");
    await yes.context().close();
    const admin = await another(browser, operator);
    await openInInbox(admin, "pair", mark);
    await decideNow(admin, "Show the pair");
    await admin.context().close();

    const shown = page.getByRole("img", { name: `Before: A cheek before, ${mark}` });
    await expect
      .poll(async () => (await page.goto(`/listing/${place}?tab=photos`)) && shown.count())
      .toBe(1);
    const comparer = page.locator("[data-comparer]").filter({ has: shown });
    await comparer.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await expect(comparer.getByRole("slider")).toHaveValue("51");
    expect(
      await comparer.evaluate((element) => getComputedStyle(element).getPropertyValue("--at")),
    ).toBe("51%");
    expect(await violations(page)).toEqual([]);
    const address = (await shown.getAttribute("src")) ?? "";
    const given = await page.request.get(address);
    expect([given.status(), given.headers()["cache-control"]]).toEqual([200, "private, no-store"]);

    const person = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await person.goto(link);
    await expect(person.getByRole("heading", { level: 1 })).toHaveText("Photos of you");
    await person.getByRole("button", { name: "Withdraw my consent" }).click();
    await expect(person.getByRole("heading", { level: 1 })).toHaveText("The photos are removed");
    await person.context().close();
    expect((await page.request.get(address)).status()).toBe(404);
    // Fetched as text: the browser would load the photo as long as a cached page has it.
    await expect
      .poll(async () =>
        (await (await page.request.get(`/listing/${place}?tab=photos`)).text()).includes(mark),
      )
      .toBe(false);
  },
);

pictureTest(
  "a visitor reports a photo, an admin removes it, and the listing reads the reason",
  slow,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(90_000);
    const place = "morrow-park-laser-and-skin";
    const mark = randomLetters();
    await open(page, place);
    await page.getByLabel("Add photos").setInputFiles([await file("wrong.jpg", "#777")]);
    await expect(page.getByText("1 of 1 photo added.")).toBeVisible({ timeout: 300_000 });
    await page.locator("#own-photos input[name^=words-]").last().fill(`A wrong room, ${mark}`);
    await page.getByRole("button", { name: "Save descriptions" }).click();
    await expect(toast(page, "Saved.")).toBeVisible();

    const visitor = await (
      await browser.newContext(baseURL ? { baseURL, javaScriptEnabled: false } : {})
    ).newPage();
    const report = visitor.getByRole("link", { name: `Report: A wrong room, ${mark}` });
    await expect
      .poll(async () => (await visitor.goto(`/listing/${place}?tab=photos`)) && report.count())
      .toBe(1);
    const form = (await report.getAttribute("href")) ?? "";
    await report.click();
    await visitor.getByRole("button", { name: "Send report" }).click();
    await expect(visitor.getByRole("alert")).toContainText("Choose what is wrong.");
    await visitor.getByLabel("It does not show this provider").check();
    await visitor.getByLabel("What should we know?").fill(`That is next door, ${mark}.`);
    await visitor.getByRole("button", { name: "Send report" }).click();
    await expect(visitor.getByText("Thank you")).toBeVisible();

    const admin = await another(browser, operator);
    await admin.goto(form);
    await expectCleanInItsLooks(admin);
    const reported = await openInInbox(admin, "reported-photo", `A wrong room, ${mark}`);
    await expect(reported).toContainText(
      `It does not show this provider: That is next door, ${mark}.`,
    );
    await reported.getByText("Take it down", { exact: true }).click();
    await reported.getByLabel("Why").fill(`It shows another house, ${mark}.`);
    await decideNow(admin, "Take it down and notify");
    await admin.context().close();
    await expect
      .poll(async () => (await visitor.goto(`/listing/${place}?tab=photos`)) && report.count())
      .toBe(0);
    await visitor.context().close();
    await page.reload();
    await expect(page.getByText(`It shows another house, ${mark}.`)).toBeVisible();
  },
);
