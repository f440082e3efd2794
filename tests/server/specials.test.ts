import { expect } from "vitest";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

type Person = "olivia" | "oscar" | "ada";
const pairs: Record<Person, { email: string; password: string }> = {
  olivia: { email: "owner@morrow-park-laser-and-skin.example.com", password: demoPassword },
  oscar: { email: "owner@pierlight-med-spa.example.com", password: demoPassword },
  ada: operator,
};
type TestResponse = { status: number; text: string; body: Record<string, unknown> };
type Call = (
  who: Person | null,
  method: "GET" | "POST",
  path: string,
  body?: object,
) => Promise<TestResponse>;

const test = siteTest.extend<{ call: Call; special: { id: number; medSpaId: number } }>({
  call: async ({ site }, use) =>
    use(async (who, method, path, body) => {
      const { email, password } = who ? pairs[who] : { email: "", password: "" };
      const response = await fetch(site.url + path, {
        method,
        headers: {
          ...(who ? { "x-admin-email": email, "x-admin-password": password } : {}),
          ...(body ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return { status: response.status, text, body: JSON.parse(text) as Record<string, unknown> };
    }),
  special: async ({ call }, use) => {
    const made = await call("olivia", "POST", "/api/admin/specials", input());
    await use(made.body as { id: number; medSpaId: number });
  },
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const input = (changes: object = {}) => ({
  title: "Autumn offer",
  description: "A first visit for less.",
  originalPrice: 200,
  specialPrice: 150,
  validFrom: `${day(-2)}T00:00:00.000Z`,
  validTo: day(30),
  termsConditions: "New visitors only.",
  isActive: true,
  ...changes,
});

test("an owner creates a special with the documented fields, and it is active at once", async ({
  site,
  call,
}) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  const made = await call("olivia", "POST", "/api/admin/specials", input());
  expect(made.status).toBe(201);
  answerSchema(document, "/api/admin/specials", 201, "post").parse(made.body);
  expect(made.body).toMatchObject({
    message: "Special created successfully",
    discountPercentage: 25,
    validFrom: day(-2),
    isActive: true,
  });
  const active = await site.json<{ id: number }[]>("/api/specials/active");
  expect(active.map(({ id }) => id)).toContain(made.body.id);
  const list = await call("olivia", "GET", "/api/admin/specials");
  answerSchema(document, "/api/admin/specials", 200).parse(list.body);
  const ofPlace = await call("olivia", "GET", `/api/admin/specials/${made.body.medSpaId}`);
  answerSchema(document, "/api/admin/specials/{id}", 200).parse(ofPlace.body);
  expect(list.text).toBe(ofPlace.text);
});

test("rejects inconsistent numbers, past days and missing text, field by field", async ({
  call,
}) => {
  const errors = async (changes: object, who: Person = "olivia") => {
    const { status, body } = await call(who, "POST", "/api/admin/specials", input(changes));
    return [status, body.errors];
  };
  expect(await errors({ title: "", validTo: "" })).toEqual([
    422,
    { title: ["Title is required"], validTo: ["End date is required"] },
  ]);
  expect(await errors({ specialPrice: 210 })).toEqual([
    422,
    { specialPrice: [expect.stringContaining("below the original")] },
  ]);
  expect(await errors({ discountPercentage: 40 })).toEqual([
    422,
    { discountPercentage: [expect.stringContaining("25%")] },
  ]);
  expect(await errors({ validFrom: day(-9), validTo: day(-3) })).toEqual([
    422,
    { validTo: ["End date must not be before today"] },
  ]);
  expect(await errors({}, "ada")).toEqual([422, { medSpaSlug: ["Give the slug of the listing."] }]);
});

test("another owner's specials are byte-identical to missing ones, and an admin finds them", async ({
  call,
  special,
}) => {
  const theirs = await call("oscar", "GET", `/api/admin/specials/${special.medSpaId}`);
  const none = await call("oscar", "GET", "/api/admin/specials/999999");
  expect([theirs.status, theirs.text]).toEqual([404, none.text]);
  const forged = await call(
    "oscar",
    "POST",
    "/api/admin/specials",
    input({ medSpaSlug: "morrow-park-laser-and-skin" }),
  );
  const nowhere = await call(
    "oscar",
    "POST",
    "/api/admin/specials",
    input({ medSpaSlug: "nowhere" }),
  );
  expect([forged.status, forged.text]).toEqual([404, nowhere.text]);
  const all = await call("ada", "GET", `/api/admin/specials/${special.medSpaId}`);
  expect([all.status, all.text]).toEqual([200, expect.stringContaining(`"id":${special.id},`)]);
  expect((await call("ada", "GET", "/api/admin/specials/999999")).status).toBe(404);
  expect((await call(null, "GET", "/api/admin/specials")).status).toBe(401);
});

test("a voucher request gets the same response with or without a voucher, and counts once confirmed", async ({
  site,
  call,
  special,
}) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  const claim = (email: string) =>
    call(null, "POST", `/api/specials/${special.id}/claim`, { email });
  for (const { status, body } of [
    await claim("nora@example.com"),
    await claim("Nora+2@example.com"),
  ]) {
    expect([status, body.status, body.code]).toEqual([202, "confirm by email", undefined]);
    answerSchema(document, "/api/specials/{id}/claim", 202, "post").parse(body);
  }
  const claims = async () => {
    const rows = await call("olivia", "GET", "/api/admin/specials");
    return (rows.body as unknown as { id: number; claims: number }[]).find(
      ({ id }) => id === special.id,
    )?.claims;
  };
  expect(await claims()).toBe(0);
  const signedIn = await fetch(`${site.url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(pairs.oscar),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.replace(/;.*/, ""));
  const own = await fetch(`${site.url}/api/specials/${special.id}/claim`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: cookie.join("; ") },
    body: JSON.stringify({ email: pairs.oscar.email }),
  });
  const voucher = (await own.json()) as { code: string; claimUrl: string };
  expect(own.status).toBe(201);
  answerSchema(document, "/api/specials/{id}/claim", 201, "post").parse(voucher);
  const { pathname } = new URL(voucher.claimUrl);
  expect((await site.page(pathname)).text).toContain(voucher.code);
  expect((await site.get(`${pathname}x`)).status).toBe(404);
  expect(await claims()).toBe(1);
});

test("rejects a voucher request without an address, for an unknown special, or for an ended one", async ({
  call,
  special,
}) => {
  expect(
    await call(null, "POST", `/api/specials/${special.id}/claim`, { email: "" }),
  ).toMatchObject({ status: 422, body: { message: "Please enter your email address." } });
  expect(
    (await call(null, "POST", "/api/specials/999999/claim", { email: "nora@example.com" })).status,
  ).toBe(404);
  const later = await call("olivia", "POST", "/api/admin/specials", input({ validFrom: day(3) }));
  const early = await call(null, "POST", `/api/specials/${later.body.id}/claim`, {
    email: "nora@example.com",
  });
  expect([early.status, early.body.message]).toEqual([409, "This deal has not started yet."]);
});

test("hides a special's details by ID before its start and while it is paused", async ({
  call,
  site,
}) => {
  for (const [changes, why] of [
    [{ validFrom: day(3) }, "This deal has not started yet."],
    [{ isActive: false }, "This deal is paused for now."],
  ] as const) {
    const { body } = await call(
      "olivia",
      "POST",
      "/api/admin/specials",
      input({ ...changes, title: "Unannounced offer" }),
    );
    const { status, text } = await site.page(`/deals/${body.id}/claim`);
    expect([status, text.includes(why), text.includes("Unannounced offer")]).toEqual([
      404,
      true,
      false,
    ]);
  }
});
