import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { violations } from "#tests/support/axe.ts";
import { expect, test as plainTest } from "#tests/support/browser.ts";
import { startServer } from "#tests/support/server.ts";
import { webhookSecret } from "#tests/support/stripe-books.ts";
import { startStripe } from "#tests/support/stripe-server.ts";

type Stripe = Awaited<ReturnType<typeof startStripe>>;

/** A server of its own, which knows a Stripe. */
const test = plainTest.extend<object, { paying: { stripe: Stripe; url: string } }>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stripe = await startStripe(() => new Date());
      const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: webhookSecret };
      const server = await startServer({ env: { ...keys, STRIPE_PRICE_ID: "price_premier", STRIPE_API_URL: stripe.url } });
      await use({ stripe, url: server.url });
      await server.stop();
      await stripe.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.url),
  outside: ["https://js.stripe.com"],
});

/** In place of Stripe's own script, which no test can load: it shows a field, and tells the page's origin what was typed. */
const standIn = `window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({ clientSecret, create: () => ({
    mount: (place) => { place.innerHTML = '<label>Card number <input></label>'; place.dataset.of = key; },
    on: (kind, act) => kind === "ready" && setTimeout(act),
  }) }),
  confirmSetup: async ({ elements, confirmParams }) => {
    const card = document.querySelector("[data-card-fields] input").value;
    const told = await fetch("/stand-in", { method: "POST", body: new URLSearchParams({ secret: elements.clientSecret, card }) }).then((answer) => answer.json());
    if (told.error) return told;
    location.href = confirmParams.return_url + "?redirect_status=succeeded";
    return new Promise(() => {});
  },
});`;

async function stand(page: Page, stripe: Stripe) {
  await page.route("https://js.stripe.com/**", (route) => route.fulfill({ contentType: "text/javascript", body: standIn }));
  await page.route("**/stand-in", (route) => {
    const typed = new URLSearchParams(route.request().postData() ?? "");
    const card = typed.get("card");
    if (card === "broken") return route.fulfill({ json: { error: { type: "api_error", message: "For programmers." } } });
    const message = stripe.enterCard(typed.get("secret") ?? "", card === "0002" ? "declined" : "works");
    return route.fulfill({ json: message ? { error: { type: "card_error", message } } : {} });
  });
}

test("a Premier listing is agreed to, refused, and paid with a card at Stripe", async ({ page, paying: { stripe } }) => {
  test.slow();
  await stand(page, stripe);
  await page.goto("/add-listing");
  await page.getByLabel("Premier Listing").check();
  await page.getByLabel("Business name").fill(`Fjord ${randomBytes(8).toString("hex")}`);
  await page.getByLabel("Description").fill("Two nurses and a physician offer injectables in small, quiet rooms by the sea.");
  await page.getByLabel("Address", { exact: true }).fill("100 Test Street, Suite 4");
  await page.getByLabel("City", { exact: true }).selectOption("Irvine");
  await page.getByLabel("ZIP code").fill("92618");
  await page.getByLabel("Phone").fill(`949${randomInt(2_000_000, 10_000_000)}`);
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill("hello@fjord.example.com");
  await page.getByLabel("Cosmetic Injectables & Fillers").check();
  await page.getByLabel("Botox").check();
  await page.getByLabel("Business hours").fill("Mon-Fri 9-6");
  await page.getByRole("button", { name: "Send listing for review" }).last().click();
  await page.getByLabel("The first 30 days are free.").check();
  await page.getByRole("button", { name: "Continue to the card" }).click();
  const pay = page.getByRole("button", { name: "Start free trial" });
  await expect(pay).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  for (const [card, sentence] of [
    ["0002", "Your card was declined."],
    ["broken", "An unexpected error occurred"],
  ] as const) {
    await page.getByLabel("Card number").fill(card);
    await pay.click();
    await expect(page.getByRole("alert")).toContainText("Payment Failed");
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([sentence]);
    await expect(page.getByRole("alert")).toBeFocused();
  }
  await page.getByLabel("Card number").fill("4242");
  await pay.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premier Listing Activated!");
});
