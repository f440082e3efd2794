import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { startServer } from "#tests/support/server.ts";
import { ownTest as test } from "#tests/support/site.ts";

const kept: [path: string, cacheControl: string][] = [
  ["/", "public, max-age=0, s-maxage=60"],
  ["/med-spas?page=2", "public, max-age=0, s-maxage=60"],
  ["/city/irvine", "public, max-age=0, s-maxage=60"],
  ["/api/medspas", "public, max-age=60"],
  ["/api/medspas/featured", "public, max-age=60"],
  ["/api/categories", "public, max-age=600"],
  ["/api/cities", "public, max-age=600"],
  ["/api/locations", "public, max-age=600"],
  ["/api/seo-pages", "public, max-age=600"],
  ["/api/openapi.json", "public, max-age=600"],
  ["/api/docs", "public, max-age=0, s-maxage=60"],
];

describe("caching of anonymous responses, resent only after a change", () => {
  for (const [path, cacheControl] of kept)
    test(path, async ({ site }) => {
      const first = await site.get(path);
      expect(first.status).toBe(200);
      expect(first.headers.get("cache-control")).toBe(cacheControl);
      expect(first.headers.get("vary")).toBe("Accept-Encoding");
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/".{22}"$/);
      const again = await site.get(path, { "if-none-match": etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("cache-control")).toBe(cacheControl);
      expect((await site.get(path, { "if-none-match": '"another"' })).status).toBe(200);
      expect((await site.get(path, { "if-none-match": "*" })).status).toBe(304);
    });
});

describe("identical content in every requested encoding", () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

  for (const path of ["/", "/botox/irvine", "/api/medspas"])
    test(path, async ({ site }) => {
      for (const turn of ["first", "kept"]) {
        const plain = await send(site.url + path);
        expect(`${turn} ${plain.headers["content-encoding"]}`).toBe(`${turn} undefined`);
        expect(plain.headers["content-length"]).toBe(String(plain.body.length));
        for (const [encoding, decode] of Object.entries(decoders)) {
          const packed = await send(site.url + path, { headers: { "accept-encoding": encoding } });
          expect(packed.headers["content-encoding"]).toBe(encoding);
          expect(packed.headers["content-length"]).toBe(String(packed.body.length));
          expect(packed.body.length).toBeLessThan(plain.body.length / 3);
          expect(decode(packed.body).equals(plain.body)).toBe(true);
        }
      }
    });

  test("prefers brotli when a browser accepts both, and sends plain text when it accepts neither", async ({
    site,
  }) => {
    const encodingFor = async (accepts: string) =>
      (await send(site.url, { headers: { "accept-encoding": accepts } })).headers[
        "content-encoding"
      ];
    expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingFor("gzip, br;q=0")).toBe("gzip");
    expect(await encodingFor("deflate")).toBeUndefined();
    expect(await encodingFor("identity")).toBeUndefined();
  });
});

describe("compression of uncached responses", () => {
  for (const path of ["/nothing-here", "/city/nowhere", "/a/b/c.data"])
    test(path, async ({ site }) => {
      const plain = await send(site.url + path);
      const packed = await send(site.url + path, { headers: { "accept-encoding": "gzip, br" } });
      expect([plain.status, packed.status]).toEqual([404, 404]);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      if (plain.body.length >= 1_000) {
        expect(packed.headers["content-encoding"]).toBe("br");
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
      }
      for (const { headers } of [plain, packed]) expect(headers.vary).toBe("Accept-Encoding");
    });
});

test("a restarted server does not resend unchanged pages", async () => {
  const env = { SITE_URL: "https://guide.example" };
  const paths = [
    "/",
    "/contact",
    "/newsletter",
    "/city/irvine",
    "/botox/irvine",
    "/med-spas",
    "/special-offers",
    "/api/docs",
    "/api/medspas",
  ];
  const [before, after] = await Promise.all(
    [1, 2].map(async () => {
      const server = await startServer({ env });
      const etags = await Promise.all(
        paths.map(async (path) => `${path} ${(await send(server.url + path)).headers.etag}`),
      );
      await server.stop();
      return etags;
    }),
  );
  expect(after).toEqual(before);
});

test("HEAD is answered like GET, without the body", async ({ site }) => {
  for (const path of ["/", "/api/cities", "/locations", "/favicon.svg"]) {
    const head = await send(site.url + path, { method: "HEAD" });
    const get = await send(site.url + path);
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ["content-length", "content-type", "etag", "cache-control"])
      expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test("a cached page is found with its parameters in any order and whatever else the URL contains", async ({
  site,
}) => {
  const addresses = [
    "/city/tustin?view=all&page=1",
    "/city/tustin?page=1&view=all",
    "/city/tustin?utm_source=mail&view=all&page=1",
    "/city/tustin?view=all&page=1&view=none",
  ];
  const { etag } = (await send(site.url + addresses[0])).headers;
  const before = await site.metric("page_cache_misses_total");
  for (const address of addresses) expect((await send(site.url + address)).headers.etag).toBe(etag);
  expect(await site.metric("page_cache_misses_total")).toBe(before);
});

test("responses for unknown cities, categories and treatments are not cached", async ({ site }) => {
  for (const path of [
    "/search?city=nowhere-1",
    "/search?treatment=nothing-2",
    "/deals?category=nothing-3",
    "/reviews?city=nowhere-4",
  ])
    for (const turn of [1, 2])
      expect(`${turn} ${(await site.get(path)).headers.get("etag")}`).toBe(`${turn} null`);
  expect((await site.get("/search?treatment=Botox")).headers.get("etag")).not.toBeNull();
});

test("a 404 is not cached", async ({ site }) => {
  for (const path of ["/nothing-here", "/city/nowhere", "/api/medspas/nowhere"]) {
    const response = await site.get(path);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  }
});

test("an error response has the request ID found in the log", async ({ site }) => {
  for (const path of ["/api/medspas/nowhere", "/api/medspas?limit=0", "/nothing-here"]) {
    const id = (await site.get(path)).headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const line = site.logs.find((each) => each.includes(id)) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      requestId: id,
      method: "GET",
      path: path.split("?")[0],
    });
  }
});

test("no log line contains a query string, which may name a person", async ({ site }) => {
  await site.get("/search?q=olivia@example.com");
  await site.get("/api/medspas?limit=1&email=olivia@example.com");
  expect(site.logs.filter((line) => line.includes("olivia"))).toEqual([]);
});
