import { randomBytes, randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test as plainTest } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { createLogger } from "#platform/logger.ts";
import { readPage } from "#tests/support/html.ts";
import { copyOfDemonstration, demoPassword, type RunningServer, startServer } from "#tests/support/server.ts";
import { webhookSecret } from "#tests/support/stripe-books.ts";
import { startStripe } from "#tests/support/stripe-server.ts";

type Stripe = Awaited<ReturnType<typeof startStripe>>;
type Paying = { server: RunningServer; stripe: Stripe };

/** The built server, which knows a Stripe. */
const test = plainTest.extend<{ $file: { paying: Paying } }>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stripe = await startStripe(() => new Date());
      const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_shown", STRIPE_WEBHOOK_SECRET: webhookSecret };
      const dataDir = await copyOfDemonstration();
      await forgetPlan(dataDir, withoutPlan);
      const server = await startServer({ dataDir, env: { ...keys, STRIPE_PRICE_ID: "price_premier", STRIPE_API_URL: stripe.url } });
      await use({ server, stripe });
      await server.stop();
      await stripe.stop();
      rmSync(dataDir, { recursive: true });
    },
    { scope: "file" },
  ],
});

const withoutPlan = "pierlight-med-spa";
const payment = "/add-listing/payment";
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

/** A listing that a browser sends in; the cookie knows it. */
async function sendIn(server: RunningServer) {
  const response = await fetch(`${server.url}/api/medspas`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: `Lantern Cove ${randomBytes(6).toString("hex")}`,
      description: "Two nurses and a physician offer injectables in small, quiet rooms by the sea.",
      address: "100 Test Street, Suite 4",
      city: "irvine",
      zipCode: "92618",
      phone: `949${randomInt(2_000_000, 10_000_000)}`,
      email: "hello@lantern.example.com",
      categories: ["cosmetic-injectables-fillers"],
      services: ["Botox"],
      hours: "Mon-Fri 9-6",
      priceRange: "$$",
      listingType: "premium",
    }),
  });
  expect(response.status).toBe(201);
  const cookie = cookiesOf(response);
  const get = (path: string) => fetch(server.url + path, { headers: { cookie }, redirect: "manual" });
  const agree = (fields: Record<string, string>) => fetch(server.url + payment, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
  return { cookie, get, agree };
}

/** An owner of the demonstration, and what he does with his listing's plan. */
async function signIn(server: RunningServer, medSpa: string) {
  const post = (path: string, body: object, cookie = "") =>
    fetch(server.url + path, { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) });
  const cookie = cookiesOf(await post("/api/admin/authenticate", { email: `owner@${medSpa}.example.com`, password: demoPassword }));
  const payment = `${server.url}/owner/plan/${medSpa}/payment`;
  return {
    get: (path: string) => fetch(server.url + path, { headers: { cookie }, redirect: "manual" }),
    agree: (fields: Record<string, string>) => fetch(payment, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) }),
    cancel: () => post("/api/admin/cancel-premium", { medSpaSlug: medSpa }, cookie),
  };
}

/** As it is for owners without one: the demonstration's have plans of the test provider. */
async function forgetPlan(dataDir: string, medSpa: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, createLogger("silent"));
  await db.execute(sql`delete from plans where med_spa_id = (select id from med_spas where slug = ${medSpa})`);
  await close();
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

/** The secret that the page gives the browser. */
async function secretIn(response: Response) {
  return /data-card-secret="([^"]+)"/.exec(await response.text())?.[1] ?? "";
}

test("who sent a listing in agrees first, names a card to Stripe, and comes back to a Premier listing", async ({ paying: { server, stripe } }) => {
  const { get, agree } = await sendIn(server);
  const before = await get(payment);
  expect(policyOf(before)).not.toContain("stripe.com");
  const text = readPage(await before.text()).text;
  expect(text).toContain("A card needs JavaScript");
  expect(text).not.toContain("4242");
  const asked = stripe.count();
  const disagreed = await agree({});
  expect([disagreed.status, readPage(await disagreed.text()).text.includes("Please agree to what it costs."), stripe.count()]).toEqual([422, true, asked]);
  const agreed = await agree({ agreed: "yes" });
  expect([agreed.status, agreed.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const secret = await secretIn(agreed);
  expect(secret).toMatch(/^seti_/);
  expect(stripe.enterCard(secret, "works")).toBeNull();
  const back = await get("/listing-success?redirect_status=succeeded&setup_intent=seti_1");
  expect(readPage(await back.text()).text).toContain("Premier Listing Activated!");
  expect((await get(payment)).headers.get("location")).toBe("/listing-success");
});

test("the page with the card form alone may reach Stripe, and knows the public key alone", async ({ paying: { server } }) => {
  const { agree } = await sendIn(server);
  const page = await agree({ agreed: "yes" });
  const policy = policyOf(page);
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com;/);
  expect(policy).toContain("frame-src https://js.stripe.com https://hooks.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).not.toMatch(/unsafe-|\*/);
  const html = await page.text();
  expect(html).toContain('data-card-key="pk_test_shown"');
  expect(html).not.toMatch(/sk_test|whsec/);
  for (const path of ["/", "/add-listing", "/listing-success"]) expect(policyOf(await fetch(server.url + path))).not.toContain("stripe.com");
});

test("a card whose bank refused leads back to the payment", async ({ paying: { server } }) => {
  const { get, agree } = await sendIn(server);
  await agree({ agreed: "yes" });
  expect((await get("/listing-success?redirect_status=failed")).headers.get("location")).toBe(`${payment}?refused`);
  expect(readPage(await (await get(`${payment}?refused`)).text()).text).toContain("Payment Failed");
});

test("the API gives the same secret as the page, and Stripe's events make the listing Premier", async ({ paying: { server, stripe } }) => {
  const { cookie, get, agree } = await sendIn(server);
  const secret = await secretIn(await agree({ agreed: "yes" }));
  const begun = await fetch(`${server.url}/api/create-subscription`, { method: "POST", headers: { cookie } });
  expect([begun.status, await begun.json()]).toEqual([201, { clientSecret: secret, publishableKey: "pk_test_shown", provider: "stripe" }]);
  stripe.enterCard(secret, "works");
  const answers = new Set<number>();
  await stripe.tellEvents(async (body, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    answers.add((await fetch(`${server.url}/api/webhooks/stripe`, { method: "POST", headers, body })).status);
    return "";
  });
  expect([...answers]).toEqual([200]);
  expect(readPage(await (await get("/listing-success")).text()).text).toContain("Premier Listing Activated!");
});

test("an owner names a card on his page, comes back to his plan, and names another one", async ({ paying: { server, stripe } }) => {
  const { get, agree } = await signIn(server, withoutPlan);
  const secret = await secretIn(await agree({ agreed: "yes" }));
  expect(secret).toMatch(/^seti_/);
  const plans = (done: string) =>
    get(`/owner/plan?done=${done}&of=${withoutPlan}&redirect_status=succeeded`).then(async (page) => readPage(await page.text()).text);
  expect(await plans("begun")).toContain("As soon as it is taken, this page says so.");
  stripe.enterCard(secret, "fails later");
  const begun = await plans("begun");
  expect([begun.includes("Premier Listing Activated!"), begun.includes("Visa ending in 0341")]).toEqual([true, true]);
  const another = await secretIn(await agree({ agreed: "yes" }));
  expect([another.startsWith("seti_"), another === secret]).toEqual([true, false]);
  stripe.enterCard(another, "works");
  expect(await plans("card")).toContain("Visa ending in 4242");
});

test("a plan that another provider runs is not changed through Stripe", async ({ paying: { server, stripe } }) => {
  const { agree, cancel } = await signIn(server, "morrow-park-laser-and-skin");
  const before = stripe.asked.length;
  expect([(await agree({ agreed: "yes" })).status, (await cancel()).status, stripe.asked.length - before]).toEqual([404, 404, 0]);
});

test("while Stripe does not answer, calls get 503, and the page says that it failed", async ({ paying: { server, stripe } }) => {
  const { cookie, agree } = await sendIn(server);
  stripe.fail(503);
  const begun = await fetch(`${server.url}/api/create-subscription`, { method: "POST", headers: { cookie } });
  expect([begun.status, begun.headers.get("retry-after")]).toEqual([503, "60"]);
  const page = await agree({ agreed: "yes" });
  const { text } = readPage(await page.text());
  expect([page.status, text.includes("Payment Failed"), text.includes("An unexpected error occurred")]).toEqual([500, true, true]);
  stripe.fail(null);
  expect(await secretIn(await agree({ agreed: "yes" }))).toMatch(/^seti_/);
});
