import { describe, expect } from "vitest";
import { send, speak } from "#tests/support/raw-http.ts";
import { ownTest as test } from "#tests/support/site.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const limit = 64 * 1024;

describe("rejected writes from other sites", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    {
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
      "content-type": "text/plain",
    },
  ];
  for (const headers of foreign)
    test(JSON.stringify(headers), async ({ site }) => {
      for (const path of ["/api/medspas", "/", "/nothing-here"])
        expect((await send(site.url, { path, method: "POST", headers })).status).toBe(403);
    });

  test("use the caller's format", async ({ site }) => {
    const headers = { "sec-fetch-site": "cross-site" };
    const program = await send(`${site.url}/api/medspas`, { method: "DELETE", headers });
    expect(JSON.parse(program.body.toString())).toMatchObject({
      status: 403,
      message: "This request came from another site and was refused.",
    });
    const person = await send(site.url, { method: "POST", headers });
    expect(person.body.toString()).toContain(
      "This request came from another site and was refused.",
    );
  });

  test("use the locale of the page", async ({ site }) => {
    const refusedOn = async (path: string, headers: Record<string, string>, body = "") =>
      (await send(site.url + path, { method: "POST", headers, body: [body] })).body.toString();
    expect(await refusedOn("/es/contact", { "sec-fetch-site": "cross-site" })).toMatch(
      /<html lang="es">.*venía de otro sitio.*<a href="\/es">Ir al inicio/,
    );
    const form = { origin: site.url, "content-type": "application/x-www-form-urlencoded" };
    expect(await refusedOn("/es/contact", form, `message=${"a".repeat(limit)}`)).toContain(
      "La solicitud supera los 64 KiB.",
    );
    expect(await refusedOn("/es/privacy-policy", form, "a=b")).toContain(
      "Esta dirección no admite ese método.",
    );
  });
});

test("a write from our own pages or a program passes the origin check", async ({ site }) => {
  const own: Record<string, string>[] = [
    {},
    { origin: site.url },
    { "sec-fetch-site": "same-origin", origin: site.url },
    { "sec-fetch-site": "none" },
  ];
  for (const headers of own)
    expect(
      (await send(`${site.url}/api/medspas/featured`, { method: "POST", headers })).status,
    ).toBe(405);
});

test("reading from another site is allowed", async ({ site }) => {
  for (const method of ["GET", "HEAD"])
    expect(
      (
        await send(site.url, {
          method,
          headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
        })
      ).status,
    ).toBe(200);
});

describe("bodies of more than 64 KiB", () => {
  const chunks = Array.from({ length: 65 }, () => Buffer.alloc(1024, "x"));

  for (const path of ["/api/medspas/featured", "/", "/city/irvine"]) {
    test(`are rejected by their declared length: ${path}`, async ({ site }) => {
      const { status } = await send(site.url, {
        path,
        method: "POST",
        headers: { "content-length": String(limit + 1024) },
        body: chunks,
      });
      expect(status).toBe(413);
    });
    test(`are rejected while being received without a length: ${path}`, async ({ site }) => {
      const { status } = await send(site.url, { path, method: "POST", body: chunks });
      expect(status).toBe(413);
    });
  }

  test("are rejected, but one of exactly 64 KiB is not", async ({ site }) => {
    const body = chunks.slice(1);
    expect((await send(site.url, { method: "POST", body })).status).toBe(405);
    expect(
      (await send(site.url, { method: "POST", body, headers: { "content-length": String(limit) } }))
        .status,
    ).toBe(405);
  });

  test("are rejected before they arrive when the length is declared", async ({ site }) => {
    const answer = await speak(
      site.url,
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

test("rejects headers of more than 16 KiB", async ({ site }) => {
  const answer = await speak(
    site.url,
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(17 * 1024)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test("rejects an ambiguous request", async ({ site }) => {
  const twice =
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
  expect(await speak(site.url, twice)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await speak(site.url, "GET / HTTP/1.1\r\nHost : x\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await speak(site.url, "GET / HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
});

test.runIf(isFullLevel)(
  "cuts off a request with endless headers while others continue",
  { timeout: 600_000 },
  async ({ site }) => {
    const cut = speak(site.url, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    expect((await site.get("/")).status).toBe(200);
    expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
  },
);
