import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { become, owner, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test as plainTest } from "#tests/support/browser.ts";
import { startServer } from "#tests/support/server.ts";
import { webhookSecret } from "#tests/support/stripe-books.ts";
import { standInFor } from "#tests/support/stripe-in-browser.ts";
import { startStripe } from "#tests/support/stripe-server.ts";
import { slow } from "#tests/support/tags.ts";

type Stripe = Awaited<ReturnType<typeof startStripe>>;

/** A separate server with a fake Stripe and a controllable clock. */
const test = plainTest.extend<
  object,
  { paying: { stripe: Stripe; url: string; wait: (days: number) => void } }
>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      let ahead = 0;
      const wait = (days: number) => {
        ahead += days * 24 * 60 * 60_000;
      };
      const stripe = await startStripe(() => new Date(Date.now() + ahead));
      const keys = {
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PUBLISHABLE_KEY: "pk_test_1",
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      };
      const server = await startServer({
        env: { ...keys, STRIPE_PRICE_ID: "price_premier", STRIPE_API_URL: stripe.url },
      });
      await use({ stripe, url: server.url, wait });
      await server.stop();
      await stripe.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.url),
  outside: ["https://js.stripe.com"],
});

const pay = (page: Page, name = "Start free trial") => page.getByRole("button", { name });

/** Expects Stripe's card error below the title; the form accepts another card right away. */
async function refuse(page: Page, card: string, sentence: string, button?: string) {
  await page.getByLabel("Card number").fill(card);
  await pay(page, button).click();
  if (card === "3155") await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText("Payment Failed");
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([sentence]);
  await expect(page.getByRole("alert")).toBeFocused();
}

test("a Premier listing accepts the terms, is declined and pays by card at Stripe", async ({
  page,
  paying: { stripe },
}) => {
  test.slow();
  await standInFor(page, stripe);
  await page.goto("/add-listing");
  await page.getByLabel("Premier Listing").check();
  await page.getByLabel("Business name").fill(`Fjord ${randomBytes(8).toString("hex")}`);
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
    .fill("hello@fjord.example.com");
  await page.getByLabel("Cosmetic Injectables & Fillers").check();
  await page.getByLabel("Botox").check();
  await page.getByLabel("Business hours").fill("Mon-Fri 9-6");
  await page.getByLabel("I confirm all of these statements.").check();
  await page.getByRole("button", { name: "Submit listing for review" }).last().click();
  await page.getByLabel("The first 30 days are free.").check();
  await page.getByLabel("I am 18 or older and agree").check();
  await page.getByRole("button", { name: "Continue to the card" }).click();
  await expect(pay(page)).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  await refuse(page, "0002", "Your card was declined.");
  await refuse(page, "broken", "An unexpected error occurred");
  await page.getByLabel("Card number").fill("4242");
  await pay(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premier Listing Activated!");
});

test(
  "an owner's Stripe plan is authenticated, runs, ends and restarts with a payment",
  slow,
  async ({ page, paying: { stripe, wait } }) => {
    test.slow();
    const { kinds, notPassed } = await standInFor(page, stripe);
    const place = "harrow-and-tide-aesthetics";
    const agree = async (to: string) => {
      await page.getByRole("link", { name: "Restart Premier" }).click();
      await page.getByLabel(to).check();
      await page.getByLabel("I am 18 or older and agree").check();
      await page.getByRole("button", { name: "Continue to the card" }).click();
    };
    await become(page, owner(place), "/client-admin");
    await toPart(page, "Plan");
    await expect(page.getByRole("main")).toContainText("Premier ended on");
    await agree("The first 30 days are free.");
    await refuse(page, "3155", notPassed);
    await pay(page).click();
    await page.getByRole("button", { name: "Complete" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Premier Listing Activated!" }),
    ).toBeVisible();

    await page.getByRole("link", { name: "Cancel Premier" }).click();
    await page.getByRole("button", { name: "Cancel Premier" }).click();
    await expect(page.getByRole("main")).toContainText("Premier, ending");
    wait(31);
    await page.goto(`/owner/plan?of=${place}&redirect_status=succeeded`);
    await expect(page.getByRole("main")).toContainText("Premier ended on");

    await agree("$29 a month from today");
    const button = "Pay and start Premier";
    await refuse(page, "0002", "Your card was declined.", button);
    await refuse(page, "3155", notPassed, button);
    await pay(page, button).click();
    await page.getByRole("button", { name: "Complete" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Premier Listing Activated!" }),
    ).toBeVisible();
    await expect(page.getByRole("row").last()).toContainText("Paid");
    expect(kinds).toEqual(["setup", "setup", "payment", "payment", "payment"]);
  },
);

test(
  "a card form that Stripe cannot show says so, and no other page calls Stripe",
  slow,
  async ({ page, paying: { stripe } }) => {
    await standInFor(page, stripe);
    await page.addInitScript(() => Object.assign(window, { brokenCardForm: true }));
    const asked: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("stripe.com") && asked.push(request.url()),
    );
    await become(page, owner("pierlight-med-spa"), "/client-admin");
    await toPart(page, "Plan");
    await page.getByRole("link", { name: "Restart Premier" }).click();
    await page.getByLabel("The first 30 days are free.").check();
    await page.getByLabel("I am 18 or older and agree").check();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Continue to the card" }).click();
    await expect(page.getByRole("alert")).toContainText("An unexpected error occurred");
    await expect(pay(page)).toBeDisabled();
    expect(asked).toHaveLength(1);
  },
);
