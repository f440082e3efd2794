import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { ownTest as test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const security = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
};

describe("security headers on every response", () => {
  const asked: [path: string, method: string, status: number][] = [
    ["/", "GET", 200],
    ["/", "HEAD", 200],
    ["/", "POST", 405],
    ["/client-admin.data", "GET", 200],
    ["/es/admin", "GET", 302],
    ["/es/", "GET", 301],
    ["/nothing-here", "GET", 404],
    ["/listings/x", "GET", 301],
    ["/listing/%00", "GET", 400],
    ["/favicon.svg", "GET", 200],
    ["/favicon.svg?v=2", "GET", 200],
    ["/api/cities", "GET", 200],
    ["/api/cities", "DELETE", 405],
    ["/api/medspas/nowhere", "GET", 404],
    ["/api/medspas?limit=0", "GET", 422],
    ["/api/openapi.json", "GET", 200],
    ["/healthz", "GET", 200],
    ["/metrics", "GET", 200],
  ];
  for (const [path, method, status] of asked)
    test(`${status} ${method} ${path}`, async ({ site }) => {
      const answer = await send(site.url, { path, method });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(security);
      expect(answer.headers).not.toHaveProperty("x-powered-by");
      expect(answer.headers).not.toHaveProperty("server");
      expect(answer.headers).not.toHaveProperty("cache-tag");
    });

  test("allow images on other sites", async ({ site }) => {
    const illustration = "/illustrations/listing/canvas-yard-aesthetics/1-640.webp";
    for (const path of ["/media/none.webp", "/share/none.png", illustration])
      expect([
        path,
        (await send(site.url, { path })).headers["cross-origin-resource-policy"],
      ]).toEqual([path, "cross-origin"]);
  });

  test("are part of a 304 too", async ({ site }) => {
    for (const path of ["/", "/api/cities", "/favicon.svg"]) {
      const { etag = "" } = (await send(site.url, { path })).headers;
      const { status, headers } = await send(site.url, {
        path,
        headers: { "if-none-match": etag },
      });
      expect(status).toBe(304);
      expect(headers).toMatchObject(security);
    }
  });
});

test("built browser files are cached permanently, compressed and typed", async ({ site }) => {
  const { html } = await site.page("/");
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) {
    const { status, headers } = await send(site.url, {
      path,
      headers: { "accept-encoding": "br" },
    });
    expect(`${path} ${status}`).toBe(`${path} 200`);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(
      /^(text\/(javascript|css); charset=utf-8|font\/woff2)$/,
    );
    expect(headers["content-encoding"]).toBe(path.endsWith(".woff2") ? undefined : "br");
  }
});

describe("public pages identical for everyone", () => {
  const paths = ["/", "/city/irvine", "/botox/irvine", "/api/medspas", "/nothing-here"];

  test("set no cookie", async ({ site }) => {
    for (const path of paths)
      expect((await send(site.url, { path })).headers).not.toHaveProperty("set-cookie");
  });

  test("ignore cookies in fresh and cached responses", async ({ site }) => {
    const headers = {
      cookie: "session=olivia; theme=dark",
      authorization: "Bearer x",
      "x-admin-email": "olivia@example.com",
    };
    for (const path of ["/city/brea", "/city/brea.data"]) {
      const first = await send(site.url, { path, headers });
      const plain = await send(site.url, { path });
      const again = await send(site.url, { path, headers });
      expect(first.body.toString()).not.toContain("olivia");
      expect(plain.body.equals(first.body)).toBe(true);
      expect(again.body.equals(first.body)).toBe(true);
      expect(first.headers.etag).toBe(plain.headers.etag);
    }
  });

  test("never contain the request's host, in fresh and cached responses", async ({ site }) => {
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "x-forwarded-proto": "http",
    };
    for (const path of [
      "/city/cypress",
      "/city/cypress.data",
      "/api/medspas?city=irvine&limit=2",
      "/listings/x",
      "/nothing-here",
      "/api/openapi.json",
    ]) {
      const poisoned = await send(site.url, { path, headers });
      const plain = await send(site.url, { path });
      expect(JSON.stringify(poisoned.headers) + poisoned.body).not.toContain("evil.example");
      expect(plain.body.toString()).not.toContain("evil.example");
    }
    expect((await site.page("/city/cypress")).canonical).toBe(`${siteUrl}/city/cypress`);
  });
});

test("a page links its speculation rules, and they can be loaded", async ({ site }) => {
  const [, path = ""] =
    /^"(.+)"$/.exec((await site.get("/")).headers.get("speculation-rules") ?? "") ?? [];
  const rules = await site.get(path);
  expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
});

test("the site declares support for Global Privacy Control at its well-known URL", async ({
  site,
}) => {
  expect(await site.json("/.well-known/gpc.json")).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
