import { describe, expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { test as siteTest } from "#tests/support/site.ts";
import { submission } from "#tests/support/submission.ts";

type Send = (
  body: object,
  key?: string,
) => Promise<{ status: number; body: Record<string, unknown> }>;
type Post = (changes: Record<string, string | string[]>) => Promise<Response>;

const test = siteTest.extend<{ send: Send; post: Post }>({
  send: async ({ site }, use) =>
    use(async (body, key) => {
      const headers = {
        "content-type": "application/json",
        ...(key === undefined ? {} : { "idempotency-key": key }),
      };
      const response = await fetch(`${site.url}/api/medspas`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    }),

  /** Posts a valid form as a browser without JavaScript does, with changes. */
  post: async ({ site }, use) =>
    use(async (changes) => {
      const made =
        /name="made" value="([^"]+)"/.exec((await site.page("/add-listing")).html)?.[1] ?? "";
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries({
        made,
        ...submission(),
        attestation: "yes",
        ...changes,
      }))
        for (const one of [value].flat()) fields.append(name, String(one ?? ""));
      return fetch(`${site.url}/add-listing`, { method: "POST", body: fields, redirect: "manual" });
    }),
});

describe("submitting a listing by API", () => {
  test("returns its ID and slug and publishes nothing", async ({ site, send }) => {
    const { status, body } = await send(submission({ name: "Quiet Cove Skin" }));
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), slug: "quiet-cove-skin", status: "pending" });
    answerSchema(await site.json<OpenApi>("/api/openapi.json"), "/api/medspas", 201, "post").parse(
      body,
    );
    for (const path of ["/listing/quiet-cove-skin", "/api/medspas/quiet-cove-skin"])
      expect((await site.get(path)).status).toBe(404);
    for (const path of [
      "/",
      "/search?city=irvine",
      "/city/irvine?view=all",
      "/api/medspas?city=irvine",
      "/sitemaps/listings.xml",
      "/feed.xml",
      "/feed.json",
    ])
      expect(`${path} ${/quiet.cove.skin/i.test(await (await site.get(path)).text())}`).toBe(
        `${path} false`,
      );
  });

  test("requires only the documented fields", async ({ send }) => {
    const {
      zipCode: _zip,
      website: _website,
      listingType: _plan,
      priceRange: _price,
      attestation: _attests,
      ...documented
    } = submission({ name: "Bare Minimum" });
    expect(await send(documented)).toMatchObject({ status: 201, body: { status: "pending" } });
  });

  test("returns the same response for the same key, and 422 for the key with another body", async ({
    send,
  }) => {
    const first = await send(submission({ name: "Twice Sent" }), "key-1");
    expect(await send(submission({ name: "Twice Sent" }), "key-1")).toEqual(first);
    expect(await send(submission({ name: "Sent Otherwise" }), "key-1")).toMatchObject({
      status: 422,
      body: {
        message: "This key was used with a different body.",
        errors: { "idempotency-key": ["This key was used with a different body."] },
      },
    });
    expect((await send(submission({ name: "Twice Sent" }), "key-2")).body.slug).toBe(
      "twice-sent-2",
    );
    expect((await send(submission(), "")).status).toBe(422);
    expect((await send(submission(), "k".repeat(201))).status).toBe(422);
  });

  test("reports the error of each field", async ({ send }) => {
    const { status, body } = await send({ name: "Half a listing", website: "javascript:alert(1)" });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([
      "description",
      "address",
      "city",
      "phone",
      "email",
      "website",
      "categories",
      "services",
      "hours",
    ]);
    expect((await send(submission({ city: "Chicago" }))).body.errors).toEqual({
      city: ["Choose a city from the list"],
    });
  });

  test("accepts any characters without an error", async ({ send }) => {
    const odd = "\u0000 <script>alert(1)</script> \ud800 ' \" \\ %00 {{7*7}} \u202e";
    const body = submission({
      name: odd,
      description: odd.repeat(3),
      address: odd,
      services: [odd, "__proto__"],
      hours: odd,
    });
    expect((await send(body)).status).toBe(201);
  });
});

describe("the listing form without JavaScript", () => {
  test("leads to the success page", async ({ site, post }) => {
    const response = await post({
      name: "Plain Form Spa",
      phone: "(657) 555-0161",
      website: "plain-form.example.com",
      services: ["Botox"],
      otherServices: "Cupping\nGua Sha",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/listing-success"]);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { headings, text } = readPage(
      await (await fetch(`${site.url}/listing-success`, { headers: { cookie } })).text(),
    );
    expect(headings).toEqual(["Success!"]);
    expect(text).toContain("Your med spa listing has been submitted for review.");
    expect(text).toContain("We sent an email to");
    expect((await site.page("/listing-success")).text).not.toContain("has been submitted");
  });

  test("lists all missing fields in order and keeps the other input", async ({ post }) => {
    const { text, html } = await answerOf(
      post({
        name: "",
        phone: "123",
        email: "",
        website: "nothing",
        zipCode: "10001",
        categories: [],
        services: [],
        hours: "",
        ownerKind: "physician",
        attestation: "",
      }),
    );
    const messages = [
      "Business name is required",
      "Enter a ZIP code in Orange County",
      "Enter a phone number with area code",
      "Valid email is required",
      "Valid website URL is required",
      "Enter the owner: a person or the company",
      "At least one category is required",
      "At least one service is required",
      "Business hours are required",
      "Please confirm the statements. Without them the listing cannot be published.",
    ];
    expect(text).toContain(`There is a problem ${messages.join(" ")}`);
    expect(html).toContain("Two nurses and a physician");
    expect(html).toMatch(/<option value="irvine" selected/);
    for (const field of [
      "name",
      "zipCode",
      "phone",
      "email",
      "website",
      "categories",
      "services",
      "hours",
      "attestation",
    ])
      expect(html).toContain(`id="field-${field}"`);
  });

  test("shows how hours are read and stores nothing", async ({ post }) => {
    const { text, html } = await answerOf(
      post({ intent: "preview", hours: "Weekdays 9-6, Sat 10-4", name: "Only Looking" }),
      200,
    );
    expect(text).toContain("This is how we read them Monday 9:00 AM – 6:00 PM");
    expect(text).toContain("Saturday 10:00 AM – 4:00 PM Sunday Closed");
    expect(html).toContain('value="Only Looking"');
    expect(
      (await answerOf(post({ intent: "preview", hours: "by appointment" }), 200)).text,
    ).toContain("We could not read these hours.");
    expect((await answerOf(post({ intent: "preview", hours: "", name: "" }), 200)).text).toContain(
      "There is a problem Business hours are required Choose",
    );
  });

  test("warns about an existing business and accepts the confirmation that it is another", async ({
    site,
    post,
  }) => {
    const { name, slug } = (
      await site.json<{ name: string; slug: string }[]>("/api/medspas?city=irvine")
    )[0] ?? { name: "", slug: "" };
    const twin = { name: `${name} Med Spa`, phone: "(657) 555-0162", website: "" };
    const { text, links } = await answerOf(post(twin));
    expect(text).toContain("This business may already be listed");
    expect(text).toContain(`${name} in Irvine has nearly the same name.`);
    expect(links).toContain(`/listing/${slug}`);
    expect((await post({ ...twin, isAnother: "1" })).headers.get("location")).toBe(
      "/listing-success",
    );
    expect((await answerOf(post({ ...twin, name: "Quite Another" }))).text).toContain(
      "A listing with the same phone number was already submitted and is waiting for review.",
    );
  });

  test("gives a bot a success message and asks for a stale form again", async ({ post }) => {
    expect((await post({ nickname: "Robby", name: "" })).headers.get("location")).toBe(
      "/listing-success",
    );
    const { text, html } = await answerOf(post({ made: "long ago" }));
    expect(text).toContain(
      "There is a problem This form was open for a long time. Please send it again.",
    );
    expect(html).not.toContain("aria-invalid");
  });

  test("shows input as text, whatever it is", async ({ post }) => {
    const odd = '"><script>alert(1)</script>';
    const { html } = await answerOf(
      post({ name: odd, description: odd, hours: odd, __proto__x: odd, city: odd, email: "" }),
    );
    expect(html).not.toContain("<script>alert(1)");
  });
});

async function answerOf(response: Promise<Response>, status = 422) {
  const answer = await response;
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return readPage(await answer.text());
}
