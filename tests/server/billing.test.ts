import { createHmac } from "node:crypto";
import { expect } from "vitest";
import { consentTo } from "#domain/billing/plan.ts";
import { premier } from "#site/plans.ts";
import { withoutNonce } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword } from "#tests/support/server.ts";
import { ownTest } from "#tests/support/site.ts";

type TestResponse = { status: number; body: Record<string, unknown>; cookie: string };
type Post = (
  path: string,
  body: object | string | undefined,
  headers?: Record<string, string>,
) => Promise<TestResponse>;

const test = ownTest.extend<{ post: Post; signedIn: (spa: string) => Promise<string> }>({
  post: async ({ site }, use) =>
    use(async (path, body, headers = {}) => {
      const sent =
        body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
      const response = await fetch(site.url + path, {
        method: "POST",
        ...sent,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      });
      const cookie = response.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
        cookie,
      };
    }),
  signedIn: async ({ post }, use) =>
    use(async (spa) => (await post("/api/admin/authenticate", pairOf(spa))).cookie),
});

const pairOf = (spa: string) => ({ email: `owner@${spa}.example.com`, password: demoPassword });
const headersOf = (spa: string) => ({
  "x-admin-email": pairOf(spa).email,
  "x-admin-password": demoPassword,
});
const [own, other] = ["pierlight-med-spa", "morrow-park-laser-and-skin"];

const listing = (name: string) => ({
  name,
  description: "Two nurses and a physician offer injectables in small, quiet rooms by the sea.",
  address: "100 Test Street, Suite 4",
  city: "irvine",
  zipCode: "92618",
  phone: "(949) 555-0188",
  email: "hello@new.example.com",
  categories: ["cosmetic-injectables-fillers"],
  services: ["Botox"],
  hours: "Mon-Fri 9-6",
  priceRange: "$$",
  listingType: "premium",
});

test("the sender of a listing starts one plan without account or body, however often they ask", async ({
  site,
  post,
}) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  expect((await post("/api/create-subscription", undefined)).status).toBe(404);
  const { status, cookie } = await post("/api/medspas", listing("Quiet Rooms by the Sea"));
  expect(status).toBe(201);
  const begun = await Promise.all(
    Array.from({ length: 10 }, () => post("/api/create-subscription", undefined, { cookie })),
  );
  for (const { status: answered, body } of begun) {
    expect([answered, body]).toEqual([
      201,
      {
        clientSecret: begun[0]?.body.clientSecret,
        publishableKey: "pk_test_built_in",
        provider: "test",
      },
    ]);
    answerSchema(document, "/api/create-subscription", 201, "post").parse(body);
  }
  expect(
    (await post("/api/create-subscription", undefined, { cookie: cookie.replace(/=\d+/, "=1") }))
      .status,
  ).toBe(404);
});

test("a listing with a plan gets no second one, and another owner's listing is not found", async ({
  site,
  post,
  signedIn,
}) => {
  const cookie = await signedIn(other);
  const [{ id }, { id: others }] = [
    await site.json<{ id: number }>(`/api/medspas/${other}`),
    await site.json<{ id: number }>(`/api/medspas/${own}`),
  ];
  expect(await post("/api/create-subscription", { listingId: id }, { cookie })).toMatchObject({
    status: 409,
    body: { message: "This listing already has a plan." },
  });
  const [foreign, missing, unknown] = [
    await post("/api/create-subscription", { listingId: others }, { cookie }),
    await post("/api/create-subscription", { listingId: 999_999 }, { cookie }),
    await post("/api/create-subscription", { listingId: id }),
  ];
  expect([foreign.status, missing.status, unknown.status]).toEqual([404, 404, 404]);
  expect(foreign.body).toEqual(missing.body);
});

test("only the owner can cancel Premier, with the documented messages", async ({ site, post }) => {
  expect(
    (await post("/api/admin/cancel-premium", {}, { "x-admin-email": pairOf(own).email })).status,
  ).toBe(401);
  expect(
    await post("/api/admin/cancel-premium", { medSpaSlug: own }, headersOf(other)),
  ).toMatchObject({
    status: 404,
    body: { message: "Failed to cancel premium service. Please contact support." },
  });
  const { status, body } = await post("/api/admin/cancel-premium", undefined, headersOf(own));
  expect([status, body]).toEqual([200, { message: "Premium Service Cancelled" }]);
  expect((await site.json<{ isPremium: boolean }>(`/api/medspas/${own}`)).isPremium).toBe(true);
});

test("canceling by another owner's listing ID cancels nothing", async ({ site, post }) => {
  const { id } = await site.json<{ id: number }>(`/api/medspas/${own}`);
  expect(
    (await post("/api/admin/cancel-premium", { listingId: id }, headersOf(other))).status,
  ).toBe(404);
  expect((await post("/api/admin/cancel-premium", { listingId: id }, headersOf(own))).status).toBe(
    200,
  );
});

test("a call with an optional body accepts an empty JSON body", async ({ post }) => {
  const json = { "content-type": "application/json" };
  expect((await post("/api/create-subscription", undefined, json)).status).toBe(404);
  expect(
    (await post("/api/admin/cancel-premium", undefined, { ...json, ...headersOf(other) })).status,
  ).toBe(200);
  expect((await post("/api/create-subscription", "{", json)).status).toBe(400);
  expect(
    (await post("/api/create-subscription", "id=1", { "content-type": "text/plain" })).status,
  ).toBe(415);
});

test("rejects events without the provider's signature, whatever they contain", async ({ post }) => {
  const time = Math.floor(Date.now() / 1000);
  const body =
    '{ "id": "evt_1", "type": "customer.subscription.deleted", "data": { "object": { "id": "test_plan_1" } } }';
  const forged = createHmac("sha256", "guessed").update(`${time}.${body}`).digest("hex");
  for (const signature of ["", "t=1,v1=00", `t=${time},v1=${forged}`, `v1=${forged}`, `t=${time}`])
    expect(
      (await post("/api/webhooks/stripe", body, { "stripe-signature": signature })).status,
    ).toBe(400);
  expect((await post("/api/webhooks/stripe", body)).status).toBe(400);
  expect((await post("/api/webhooks/stripe", `{"a":"${"x".repeat(1_100_000)}"}`)).status).toBe(413);
  expect((await post("/api/webhooks/stripe", `{"a":"${"x".repeat(200_000)}"}`)).status).toBe(400);
  expect(
    (await post("/api/webhooks/stripe", body, { origin: "https://elsewhere.example" })).status,
  ).toBe(403);
});

test("only the owner can see the pages of a plan", async ({ site, signedIn }) => {
  const get = async (path: string, cookie: string) =>
    fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
  const cookie = await signedIn(own);
  for (const page of ["payment", "cancellation"]) {
    const [foreign, missing] = [
      await get(`/owner/plan/${other}/${page}`, cookie),
      await get(`/owner/plan/nowhere/${page}`, cookie),
    ];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(withoutNonce(await foreign.text()).replaceAll(other, "SLUG")).toBe(
      withoutNonce(await missing.text()).replaceAll("nowhere", "SLUG"),
    );
    expect((await get(`/owner/plan/${own}/${page}`, "")).headers.get("location")).toMatch(
      /^\/sign-in\?next=/,
    );
  }
});

test("the terms of service quote the plan agreement word for word", async ({ site }) => {
  const terms = await (await site.get("/terms-of-service")).text();
  expect(terms).toContain(consentTo("premier", premier.trialDays));
  expect(await (await site.get("/how-we-rank")).text()).not.toContain(
    consentTo("premier", premier.trialDays),
  );
});
