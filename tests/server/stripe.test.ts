import { randomBytes, randomInt } from "node:crypto";
import { expect, test as plainTest } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { demoPassword, type RunningServer, startServer } from "#tests/support/server.ts";
import { webhookSecret } from "#tests/support/stripe-books.ts";
import { startStripe } from "#tests/support/stripe-server.ts";

type Stripe = Awaited<ReturnType<typeof startStripe>>;
type Paying = { server: RunningServer; stripe: Stripe };

const test = plainTest.extend<{ $file: { paying: Paying } }>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stripe = await startStripe(() => new Date());
      const keys = {
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_PUBLISHABLE_KEY: "pk_test_shown",
        STRIPE_WEBHOOK_SECRET: webhookSecret,
      };
      const server = await startServer({
        env: { ...keys, STRIPE_PRICE_ID: "price_premier", STRIPE_API_URL: stripe.url },
      });
      await use({ server, stripe });
      await server.stop();
      await stripe.stop();
    },
    { scope: "file" },
  ],
});

const ownPlace = "pierlight-med-spa";
const payment = "/add-listing/payment";
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

/** Submits a listing; the session cookie remembers it. */
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
  const get = (path: string) =>
    fetch(server.url + path, { headers: { cookie }, redirect: "manual" });
  const agree = (fields: Record<string, string>) =>
    fetch(server.url + payment, {
      method: "POST",
      headers: { cookie },
      body: new URLSearchParams(fields),
    });
  return { cookie, get, agree };
}

/** Signs in a demo owner and returns their actions on the plan. */
async function signIn(server: RunningServer, listing: string) {
  const post = (path: string, body: object, cookie = "") =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookiesOf(
    await post("/api/admin/authenticate", {
      email: `owner@${listing}.example.com`,
      password: demoPassword,
    }),
  );
  const payment = `${server.url}/owner/plan/${listing}/payment`;
  return {
    get: (path: string) => fetch(server.url + path, { headers: { cookie }, redirect: "manual" }),
    post: (path: string, fields: Record<string, string>) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { cookie },
        body: new URLSearchParams(fields),
      }),
    agree: (fields: Record<string, string>) =>
      fetch(payment, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) }),
    cancel: () => post("/api/admin/cancel-premium", { medSpaSlug: listing }, cookie),
  };
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

const bothBoxes = { agreed: "yes", terms: "yes" };

async function secretIn(response: Response) {
  return /data-card-secret="([^"]+)"/.exec(await response.text())?.[1] ?? "";
}

test("the sender of a listing agrees first, enters a card at Stripe and returns to a Premier listing", async ({
  paying: { server, stripe },
}) => {
  const { get, agree } = await sendIn(server);
  const before = await get(payment);
  expect(policyOf(before)).not.toContain("stripe.com");
  const text = readPage(await before.text()).text;
  expect(text).toContain("A card needs JavaScript");
  expect(text).not.toContain("4242");
  const asked = stripe.count();
  const refusal = async (boxes: Record<string, string>) => {
    const response = await agree(boxes);
    return [response.status, readPage(await response.text()).text];
  };
  expect(await refusal({ terms: "yes" })).toEqual([
    422,
    expect.stringContaining("Please agree to the price first."),
  ]);
  expect(await refusal({ agreed: "yes" })).toEqual([
    422,
    expect.stringContaining("Please agree to the Terms of service first."),
  ]);
  expect(stripe.count()).toBe(asked);
  const agreed = await agree(bothBoxes);
  expect([agreed.status, agreed.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const secret = await secretIn(agreed);
  expect(secret).toMatch(/^seti_/);
  expect(stripe.enterCard(secret, "works")).toBeNull();
  const back = await get("/listing-success?redirect_status=succeeded&setup_intent=seti_1");
  expect(readPage(await back.text()).text).toContain("Premier Listing Activated!");
  expect((await get(payment)).headers.get("location")).toBe("/listing-success");
});

test("only the card form page may reach Stripe, and it has only the public key", async ({
  paying: { server },
}) => {
  const { agree } = await sendIn(server);
  const page = await agree(bothBoxes);
  const policy = policyOf(page);
  expect(policy).toMatch(
    /script-src 'self'[^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
  );
  expect(policy).toContain(
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy.replaceAll("https://*.js.stripe.com", "")).not.toMatch(/unsafe-|\*/);
  const html = await page.text();
  expect(html).toContain('data-card-key="pk_test_shown"');
  expect(html).not.toMatch(/sk_test|whsec/);
  for (const path of ["/", "/add-listing", "/listing-success"])
    expect(policyOf(await fetch(server.url + path))).not.toContain("stripe.com");
});

test("a card rejected by the bank leads back to the payment", async ({ paying: { server } }) => {
  const { get, agree } = await sendIn(server);
  await agree(bothBoxes);
  expect((await get("/listing-success?redirect_status=failed")).headers.get("location")).toBe(
    `${payment}?refused`,
  );
  expect(readPage(await (await get(`${payment}?refused`)).text()).text).toContain("Payment Failed");
});

test("the API returns the page's client secret, and Stripe's events make the listing Premier", async ({
  paying: { server, stripe },
}) => {
  const { cookie, get, agree } = await sendIn(server);
  const secret = await secretIn(await agree(bothBoxes));
  const begun = await fetch(`${server.url}/api/create-subscription`, {
    method: "POST",
    headers: { cookie },
  });
  expect([begun.status, await begun.json()]).toEqual([
    201,
    { clientSecret: secret, publishableKey: "pk_test_shown", provider: "stripe" },
  ]);
  stripe.enterCard(secret, "works");
  const answers = new Set<number>();
  await stripe.sendEvents(async (body, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    answers.add(
      (await fetch(`${server.url}/api/webhooks/stripe`, { method: "POST", headers, body })).status,
    );
    return "";
  });
  expect([...answers]).toEqual([200]);
  expect(readPage(await (await get("/listing-success")).text()).text).toContain(
    "Premier Listing Activated!",
  );
});

test("an owner enters a card on their page, returns to the plan and enters another", async ({
  paying: { server, stripe },
}) => {
  const { get, agree } = await signIn(server, ownPlace);
  const secret = await secretIn(await agree(bothBoxes));
  expect(secret).toMatch(/^seti_/);
  const plans = (done: string) =>
    get(`/owner/plan?done=${done}&of=${ownPlace}&redirect_status=succeeded`).then(
      async (page) => readPage(await page.text()).text,
    );
  expect(await plans("begun")).toContain("This page shows when it is accepted.");
  stripe.enterCard(secret, "fails later");
  const begun = await plans("begun");
  expect([
    begun.includes("Premier Listing Activated!"),
    begun.includes("Visa ending in 0341"),
  ]).toEqual([true, true]);
  const another = await secretIn(await agree(bothBoxes));
  expect([another.startsWith("seti_"), another === secret]).toEqual([true, false]);
  stripe.enterCard(another, "works");
  expect(await plans("card")).toContain("Visa ending in 4242");
});

test("test plans end when Stripe takes over, which the log reports", async ({
  paying: { server, stripe },
}) => {
  const { get, cancel } = await signIn(server, "morrow-park-laser-and-skin");
  const before = stripe.asked.length;
  expect(
    server.logs.filter((line) => line.includes("plans of the test provider have ended")),
  ).toHaveLength(1);
  expect(readPage(await (await get("/owner/plan")).text()).text).toContain("Premier ended on");
  expect([(await cancel()).status, stripe.asked.length - before]).toEqual([404, 0]);
});

test("during a Stripe outage, the plan page reports no change and the cancel page a failure", async ({
  paying: { server, stripe },
}) => {
  const { get, agree, cancel, post } = await signIn(server, "canyon-lamp-wellness-and-aesthetics");
  stripe.enterCard(await secretIn(await agree(bothBoxes)), "works");
  await get(
    "/owner/plan?done=begun&of=canyon-lamp-wellness-and-aesthetics&redirect_status=succeeded",
  );
  const textOf = async (response: Response) => readPage(await response.text()).text;
  const listing = /name="listing" value="(\d+)"/;
  stripe.fail("silent");
  expect(
    await textOf(await post("/owner/plan/canyon-lamp-wellness-and-aesthetics/cancellation", {})),
  ).toContain("Failed to cancel premium service. Please contact support.");
  stripe.fail(null);
  expect((await cancel()).status).toBe(200);
  const plan = await (await get("/owner/plan")).text();
  expect(plan).toContain("Premier, ending");
  stripe.fail("silent");
  const kept = await textOf(await post("/owner/plan", { listing: listing.exec(plan)?.[1] ?? "" }));
  stripe.fail(null);
  expect(kept).toContain(
    "The payment provider is not responding. Nothing has changed; please try again in a minute.",
  );
  expect(kept).toContain("Premier, ending");
});

test("during a Stripe outage, calls return 503 and the page reports the failure in place", async ({
  paying: { server, stripe },
}) => {
  const { cookie, agree } = await sendIn(server);
  stripe.fail(503);
  const begun = await fetch(`${server.url}/api/create-subscription`, {
    method: "POST",
    headers: { cookie },
  });
  expect([begun.status, begun.headers.get("retry-after")]).toEqual([503, "60"]);
  const page = await agree(bothBoxes);
  const { text } = readPage(await page.text());
  expect([
    page.status,
    text.includes("Payment Failed"),
    text.includes("An unexpected error occurred"),
  ]).toEqual([503, true, true]);
  for (const refused of [400, 402, 404]) {
    stripe.fail(refused);
    const answer = await agree(bothBoxes);
    const shown = readPage(await answer.text()).text;
    expect([
      refused,
      shown.includes("Payment Failed An unexpected error occurred"),
      shown.includes("Continue to the card"),
    ]).toEqual([refused, true, true]);
  }
  stripe.fail(null);
  expect(await secretIn(await agree(bothBoxes))).toMatch(/^seti_/);
});
