import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { plain, slow } from "#tests/support/tags.ts";

async function fillIn(page: Page, name: string, phone: string) {
  await page.getByLabel("Business name").fill(name);
  await page
    .getByLabel("Description")
    .fill("Two nurses and a physician offer injectables in small, quiet rooms by the sea.");
  await page.getByLabel("Address", { exact: true }).fill("100 Test Street, Suite 4");
  await page.getByLabel("City", { exact: true }).selectOption("Irvine");
  await page.getByLabel("ZIP code").fill("92618");
  await page.getByLabel("Phone").fill(phone);
  await page
    .getByRole("main")
    .getByRole("textbox", { name: "Email" })
    .fill("hello@harbor.example.com");
  await page.getByLabel("Cosmetic Injectables & Fillers").check();
  await page.getByLabel("Botox").check();
  await page.getByLabel("Business hours").fill("Mon-Fri 9-6");
  await page.getByLabel("I confirm all of these statements.").check();
}

/** Unique, because similar names count as the same business. */
const ownName = () => `Harbor ${randomBytes(8).toString("hex")}`;
const ownPhone = () => `949${randomInt(2_000_000, 10_000_000)}`;
const send = (page: Page) => page.getByRole("button", { name: "Submit listing for review" }).last();

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "an owner" : "an owner without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test("checks how the hours are read, corrects them and submits the listing", async ({
        page,
      }) => {
        await (javaScriptEnabled ? open(page, "/add-listing") : page.goto("/add-listing"));
        await fillIn(page, ownName(), ownPhone());
        await page.getByLabel("Business hours").fill("whenever you like");
        await page.getByRole("button", { name: "Check hours" }).click();
        await expect(page.getByRole("status").filter({ hasText: "hours" })).toContainText(
          "We could not read these hours.",
        );
        await page.getByLabel("Business hours").fill("Daily 10-7");
        await page.getByRole("button", { name: "Check hours" }).click();
        await expect(page.getByText("This is how we read them")).toBeVisible();
        await expect(
          page.getByRole("definition").filter({ hasText: "10:00 AM – 7:00 PM" }),
        ).toHaveCount(7);
        await expect(page.getByLabel("Botox")).toBeChecked();
        await send(page).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success!");
        await expect(page).toHaveURL("/listing-success");
        await expect(
          page.getByText("Your med spa listing has been submitted for review."),
        ).toBeVisible();
      });

      test(
        "follows the error summary to the missing fields and keeps the other input",
        slow,
        async ({ page }) => {
          await (javaScriptEnabled ? open(page, "/add-listing") : page.goto("/add-listing"));
          await fillIn(page, "", ownPhone());
          await page.getByLabel("Botox").uncheck();
          await page.getByLabel("I confirm all of these statements.").uncheck();
          await send(page).click();
          const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
          await expect(summary.getByRole("link")).toHaveText([
            "Business name is required",
            "At least one service is required",
            /^Please confirm the statements/,
          ]);
          if (javaScriptEnabled) await expect(summary).toBeFocused();
          await expect(page.getByLabel("Address", { exact: true })).toHaveValue(
            "100 Test Street, Suite 4",
          );
          await expect(page.getByLabel("Cosmetic Injectables & Fillers")).toBeChecked();
          await summary.getByRole("link", { name: "At least one service is required" }).click();
          await expect(page.getByLabel("Botox")).toBeFocused();
          await expect(page.getByLabel("Botox")).toBeInViewport();
        },
      );

      test(
        "gets a warning about an existing business and can confirm that it is another",
        slow,
        async ({ page }) => {
          await (javaScriptEnabled ? open(page, "/add-listing") : page.goto("/add-listing"));
          await fillIn(page, "Morrow Park Laser and Skin", ownPhone());
          await send(page).click();
          const warning = page
            .getByRole("alert")
            .filter({ hasText: "This business may already be listed" });
          await expect(
            warning.getByRole("link", { name: "Morrow Park Laser & Skin" }),
          ).toHaveAttribute("href", "/listing/morrow-park-laser-and-skin");
          await expect(
            warning.getByRole("link", { name: "Is it yours? Claim it" }),
          ).toHaveAttribute("href", "/claim/morrow-park-laser-and-skin");
          if (javaScriptEnabled) await expect(warning).toBeFocused();
          await warning.getByLabel("This is another business").check();
          await warning.getByRole("button", { name: "Submit listing for review" }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success!");
        },
      );
    },
  );

test(
  "a draft is stored until the form is submitted, and no longer",
  slow,
  async ({ page, context }) => {
    await open(page, "/add-listing");
    const name = ownName();
    await fillIn(page, name, ownPhone());
    await page.getByLabel("$$$ Upscale").check();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("ocmedspaguide:listing-draft")))
      .toContain("$$$");
    await page.close();
    const again = await context.newPage();
    await open(again, "/add-listing");
    await expect(again.getByText("What you typed is still here")).toBeVisible();
    await expect(again.getByLabel("Business name")).toHaveValue(name);
    await expect(again.getByLabel("Botox")).toBeChecked();
    await expect(again.getByLabel("$$$ Upscale")).toBeChecked();
    await expect(again.getByLabel("City", { exact: true })).toHaveValue("irvine");
    await again.getByRole("button", { name: "Start over" }).click();
    await expect(again.getByLabel("Business name")).toHaveValue("");
    await fillIn(again, name, ownPhone());
    await expect
      .poll(() => again.evaluate(() => localStorage.getItem("ocmedspaguide:listing-draft")))
      .toContain(name);
    await send(again).click();
    await expect(again.getByRole("heading", { level: 1 })).toHaveText("Success!");
    await open(again, "/add-listing");
    await expect(again.getByLabel("Business name")).toHaveValue("");
    await expect(again.getByText("What you typed is still here")).toBeHidden();
  },
);

test(
  "map labels do not overlap, and the pin is in the ZIP code until moved",
  slow,
  async ({ page }) => {
    await open(page, "/add-listing");
    const field = page.getByLabel("Where the entrance is");
    await page.getByRole("button", { name: "Show the map" }).click();
    const names = page.locator(".map-label:not(.map-label-water) span:visible");
    await expect(names.first()).toBeVisible();
    const boxes = await names.evaluateAll((all) =>
      all.map(
        (each) =>
          each.getBoundingClientRect().toJSON() as {
            x: number;
            y: number;
            right: number;
            bottom: number;
          },
      ),
    );
    const crossing = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.x < other.right - 2 &&
            other.x < one.right - 2 &&
            one.y < other.bottom - 4 &&
            other.y < one.bottom - 4,
        ),
    );
    expect([boxes.length > 3, crossing]).toEqual([true, []]);
    const pin = page.getByRole("button", { name: "The pin of your entrance" });
    await expect(pin).toBeHidden();
    await page.getByLabel("City", { exact: true }).selectOption("Irvine");
    await page.getByLabel("ZIP code").fill("92618");
    await expect(pin).toBeVisible();
    await expect(field).toHaveValue("");
    await pin.press("ArrowUp");
    await expect(field).toHaveValue(/^33\.7\d{4}, -117\.70\d{3}$/);
  },
);

test("the pin is placed on the map, moved by keyboard and submitted", async ({ page }) => {
  await open(page, "/add-listing");
  await fillIn(page, ownName(), ownPhone());
  const [field, map] = [
    page.getByLabel("Where the entrance is"),
    page.getByRole("group", { name: "Map." }),
  ];
  await page.getByRole("button", { name: "Show the map" }).click();
  await map.click();
  await expect(field).toHaveValue(/^33\.\d{5}, -117\.\d{5}$/);
  const put = await field.inputValue();
  await map.getByRole("button", { name: "The pin of your entrance" }).press("ArrowUp");
  await expect(field).not.toHaveValue(put);
  expect(Number.parseFloat(await field.inputValue())).toBeGreaterThan(Number.parseFloat(put));
  await field.fill("34.0522, -118.2437");
  await send(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
    "This is far from Irvine.",
  );
  await page.getByLabel("Where the entrance is").fill(put);
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Success!");
});

test("Enter submits the form instead of checking the hours", slow, async ({ page }) => {
  await open(page, "/add-listing");
  await page.getByLabel("Business name").fill("Harbor");
  await page.getByLabel("Business name").press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: "There is a problem" }).getByRole("link"),
  ).toHaveCount(9);
});

for (const colorScheme of ["light", "dark"] as const)
  test(
    `axe finds nothing on the form with errors, warning and hours check, ${colorScheme}`,
    slow,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, "/add-listing");
      expect(await violations(page)).toEqual([]);
      await page.getByLabel("Business hours").fill("Daily 10-7");
      await send(page).click();
      await expect(page.getByText("This is how we read them")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await fillIn(page, "Morrow Park Laser and Skin", ownPhone());
      await send(page).click();
      await expect(page.getByText("This business may already be listed")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
