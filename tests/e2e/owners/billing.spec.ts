import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { become, emailedText, owner, toOffice, toPart } from "#tests/support/account-in-browser.ts";
import { expectCleanInItsLooks, violations } from "#tests/support/axe.ts";
import { expect, open, test, toast } from "#tests/support/browser.ts";
import { ownListing, sendListing, takeOver } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";
import { plain, slow } from "#tests/support/tags.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Submits a listing as Premier: only the card is missing. */
async function sendPremier(page: Page) {
  await page.goto("/add-listing");
  await page.getByLabel("Premier Listing").check();
  await page.getByLabel("Business name").fill(`Cove ${randomBytes(8).toString("hex")}`);
  await page
    .getByLabel("Description")
    .fill("Two nurses and a physician offer injectables in small, quiet rooms by the sea.");
  await page.getByLabel("Address", { exact: true }).fill("100 Test Street, Suite 4");
  await page.getByLabel("City", { exact: true }).selectOption("Irvine");
  await page.getByLabel("ZIP code").fill("92618");
  await page.getByLabel("Phone").fill(`949${randomInt(2_000_000, 10_000_000)}`);
  await page
    .getByRole("main")
    .getByRole("textbox", { name: "Email" })
    .fill("hello@cove.example.com");
  await page.getByLabel("Cosmetic Injectables & Fillers").check();
  await page.getByLabel("Botox").check();
  await page.getByLabel("Business hours").fill("Mon-Fri 9-6");
  await page.getByLabel("I confirm all of these statements.").check();
  await page.getByRole("button", { name: "Submit listing for review" }).last().click();
  await expect(heading(page)).toHaveText("Premier Listing");
}

async function payWith(page: Page, card: string) {
  await page.getByLabel(card).check();
  await page.getByRole("button", { name: "Start free trial" }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "a Premier listing" : "a Premier listing without JavaScript",
    plain(javaScriptEnabled),
    () => {
      test.use({ javaScriptEnabled });

      test(
        "accepts the terms, handles a declined card and one with authentication, and is activated",
        slow,
        async ({ page }) => {
          test.slow();
          await sendPremier(page);
          if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
          await payWith(page, "4242 4242 4242 4242");
          await expect(page.getByRole("alert").getByRole("link")).toHaveText([
            "Please agree to the price first.",
            "Please agree to the Terms of service first.",
          ]);
          await page.getByLabel("The first 30 days are free.").check();
          await page.getByLabel("I am 18 or older and agree").check();
          await payWith(page, "4000 0000 0000 0002");
          await expect(page.getByRole("alert")).toContainText("Payment Failed");
          await expect(page.getByRole("alert")).toContainText("Your card was declined.");
          await expect(page.getByLabel("The first 30 days are free.")).toBeChecked();
          await payWith(page, "4000 0025 0000 3155");
          await expect(heading(page)).toHaveText("Your bank asks for confirmation");
          if (javaScriptEnabled) await expectCleanInItsLooks(page);
          await page.getByRole("button", { name: "No", exact: true }).click();
          await expect(page.getByRole("alert")).toContainText(
            "Your bank did not approve the card.",
          );
          await page.getByLabel("The first 30 days are free.").check();
          await payWith(page, "4000 0025 0000 3155");
          await page.getByRole("button", { name: "Yes, it’s me" }).click();
          await expect(heading(page)).toHaveText("Premier Listing Activated!");
          await expect(page).toHaveURL("/listing-success");
        },
      );
    },
  );

test("an owner who reconsiders stays with Standard", slow, async ({ page }) => {
  await sendPremier(page);
  await page.getByRole("link", { name: "Stay with Standard, free" }).click();
  await expect(heading(page)).toHaveText("Success!");
});

test("an owner cancels in two clicks, undoes it and adds another card", slow, async ({ page }) => {
  test.slow();
  await become(page, owner("harrow-and-tide-aesthetics"), "/client-admin");
  await toPart(page, "Plan");
  await expect(heading(page)).toHaveText("Plan");
  await page.getByRole("link", { name: "Cancel Premier" }).click();
  await expect(page.getByRole("main")).toContainText("Nothing more is charged.");
  await page.getByRole("button", { name: "Cancel Premier" }).click();
  await expect(toast(page, "Premium Service Cancelled")).toBeVisible();
  await expect(page.getByText("Premier, ending")).toBeVisible();
  await page.getByRole("button", { name: "Keep Premier" }).click();
  await expect(toast(page, "Your plan continues")).toBeVisible();
  await page.getByRole("link", { name: "Use another card" }).click();
  await page.getByLabel("4242 4242 4242 4242").check();
  await page.getByLabel("This card pays what is due now").check();
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Card saved" })).toBeVisible();
});

test("an owner opens an invoice of their plan", slow, async ({ page }) => {
  await become(page, owner("canvas-yard-aesthetics"), "/client-admin");
  await toPart(page, "Plan");
  const row = page
    .getByRole("table", { name: "Invoices" })
    .getByRole("row")
    .filter({ hasText: "Paid" })
    .first();
  const number = (await row.getByRole("link").textContent()) ?? "";
  await row.getByRole("link").click();
  await expect(heading(page)).toHaveText("Invoice");
  await expect(page.getByRole("main")).toContainText(number);
  await expect(page.getByRole("main")).toContainText("Canvas Yard Aesthetics");
  await expect(page.getByRole("row").filter({ hasText: "Premier Listing" })).toContainText("$29");
  await expect(page.getByText(/^Paid on /)).toBeVisible();
});

test(
  "Premier for an unpublished listing promises its placement as soon as it is live",
  slow,
  async ({ page }) => {
    await takeOver(page, (await sendListing(page)).link, "Alva Brandt");
    await toPart(page, "Plan");
    await page.getByRole("link", { name: "Become Premier" }).click();
    await page.getByLabel("The first 30 days are free.").check();
    await page.getByLabel("I am 18 or older and agree").check();
    await payWith(page, "4242 4242 4242 4242");
    const news = page.getByRole("status").filter({ hasText: "Premier Listing Activated!" });
    await expect(news).toContainText(
      "It comes before Standard listings when a list is sorted by relevance, as soon as it is live.",
    );
  },
);

test("the plan terms appear next to the choice", async ({ page }) => {
  await open(page, "/add-listing");
  await expect(page.getByText("Nothing is charged in the first 30 days")).toBeVisible();
});

/** Public signs of Premier: the badge on profile and card, and the position in the city. */
async function seen(
  page: Page,
  { slug, name, city }: { slug: string; name: string; city: string },
) {
  const listed = (await (await page.request.get(`/api/medspas?city=${city}`)).json()) as {
    slug: string;
    isPremium: boolean;
  }[];
  await page.goto(`/listing/${slug}`);
  const mark = await page
    .locator("h1 ~ div")
    .getByRole("link", { name: "Premier · paid" })
    .isVisible();
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
  const onCard = await card.getByRole("link", { name: "Premier · paid" }).isVisible();
  return {
    mark,
    onCard,
    isFirst: listed
      .slice(0, listed.findIndex((each) => each.slug === slug) + 1)
      .every(({ isPremium }) => isPremium),
  };
}

test("Premier is declined, authenticated, canceled, resumed and ended, and loses all benefits", async ({
  page,
}) => {
  test.slow();
  const place = await ownListing(page, "Edda Linde");
  const standard = { mark: false, onCard: false, isFirst: false };
  expect(await seen(page, place)).toEqual(standard);
  await page.goto(`/client-admin?place=${place.slug}`);
  await toPart(page, "Plan");
  const plan = page.getByRole("region", { name: place.name });
  await plan.getByRole("link", { name: "Become Premier" }).click();
  await page.getByLabel("The first 30 days are free.").check();
  await page.getByLabel("I am 18 or older and agree").check();
  await payWith(page, "4000 0000 0000 0002");
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  await payWith(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your bank did not approve the card.");
  await expect(page.getByLabel("4000 0025 0000 3155")).toBeChecked();
  await expect(page.getByLabel("The first 30 days are free.")).toBeChecked();
  await page.getByRole("link", { name: "Back to your plan" }).click();
  await expect(plan).toContainText("no card has been entered yet");
  await plan.getByRole("link", { name: "Enter your card" }).click();
  await page.getByLabel("The first 30 days are free.").check();
  await page.getByLabel("I am 18 or older and agree").check();
  await payWith(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Yes, it’s me" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Premier Listing Activated!" }),
  ).toBeVisible();
  await expect(plan).toContainText("Premier, free trial");
  expect(await seen(page, place)).toEqual({ mark: true, onCard: true, isFirst: true });

  await page.goto("/owner/plan");
  await plan.getByRole("link", { name: "Cancel Premier" }).click();
  await page.getByRole("button", { name: "Cancel Premier" }).click();
  await plan.getByRole("button", { name: "Keep Premier" }).click();
  await expect(toast(page, "Your plan continues")).toBeVisible();
  await plan.getByRole("button", { name: "Skip ahead" }).click();
  await expect(plan.getByRole("row").last()).toContainText("Paid");

  await become(page, operator);
  await toOffice(page, "Invoices");
  await page.getByLabel("Number, listing or email").fill(place.name);
  await page.getByRole("button", { name: "Find" }).click();
  const found = page
    .getByRole("table", { name: "Invoices" })
    .getByRole("rowheader")
    .filter({ hasText: place.name });
  await expect(found).toHaveCount(1);
  await found.getByRole("link").click();
  await page.getByRole("button", { name: "Refund $29" }).click();
  await expect(toast(page, "Refunded")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Refund" })).toContainText("−$29");
  await expect(page.getByRole("button", { name: "Refund $29" })).toBeHidden();
  await emailedText(place.owner.email, /Refund: \$29/);
  await become(page, place.owner);
  await page.goto("/owner/plan");
  await expect(plan).toContainText(/Standard\s*Premier ended on/);
  await emailedText(place.owner.email, new RegExp(`Premier for ${place.name} has ended`));

  expect(await seen(page, place)).toEqual(standard);
  await page.goto(`/client-admin?place=${place.slug}`);
  await page
    .getByRole("link", { name: "Premier has ended: restart it, or stay with Standard" })
    .click();
  await plan.getByRole("link", { name: "Restart Premier" }).click();
  await expect(page.getByRole("main")).toContainText("$29 a month from today");
});
