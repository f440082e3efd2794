import { Hono } from "hono";
import { expect, test } from "vitest";
import { sameSite } from "./same-site.ts";

const app = new Hono().use(sameSite(undefined)).all("*", (context) => context.text("through"));

async function ask(method: string, headers: Record<string, string>, path = "/api/things") {
  return app.request(`http://guide.example${path}`, {
    method,
    headers: { host: "guide.example", ...headers },
  });
}

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: "http://guide.example" }],
  ["our own page behind a proxy that speaks https", { origin: "https://guide.example" }],
  ["an address typed in", { "sec-fetch-site": "none" }],
  ["a program", {}],
])("accepts a write from %s", async (_, headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect((await ask(method, headers)).status).toBe(200);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  [
    "a neighbor under the same name",
    { "sec-fetch-site": "same-site", origin: "https://blog.guide.example" },
  ],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
  ["an old browser on another site", { origin: "https://evil.example" }],
  ["another port", { origin: "http://guide.example:8080" }],
  ["a sandboxed frame", { origin: "null" }],
])("rejects a write from %s", async (_, headers) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect((await ask(method, headers)).status).toBe(403);
});

test("treats the HTTP origin of an HTTPS site as another site", async () => {
  const secure = new Hono()
    .use(sameSite("https://guide.example"))
    .all("*", (context) => context.text("through"));
  const statusFrom = async (origin: string, host = "guide.example") =>
    (
      await secure.request(`http://${host}/api/things`, {
        method: "POST",
        headers: { host, origin },
      })
    ).status;
  expect([
    await statusFrom("https://guide.example"),
    await statusFrom("http://guide.example"),
  ]).toEqual([200, 403]);
  expect(await statusFrom("http://127.0.0.1:3000", "127.0.0.1:3000")).toBe(200);
});

test("allows reading from any site", async () => {
  for (const method of ["GET", "HEAD", "OPTIONS"])
    expect(
      (await ask(method, { "sec-fetch-site": "cross-site", origin: "https://evil.example" }))
        .status,
    ).toBe(200);
});

test("rejects a program with JSON and a person with a page", async () => {
  const foreign = { origin: "https://evil.example" };
  expect(await (await ask("POST", foreign)).json()).toMatchObject({
    status: 403,
    message: "This request came from another site and was refused.",
  });
  expect(await (await ask("POST", foreign, "/contact")).text()).toContain(
    "<p>This request came from another site and was refused.</p>",
  );
});
