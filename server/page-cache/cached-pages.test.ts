import { describe, expect, onTestFinished, vi } from "vitest";
import { page, test } from "#tests/support/cached-site.ts";

const long = "A sentence that repeats itself. ".repeat(100);

test("renders a page once and then serves it from memory", async ({ site }) => {
  const first = await site.ask("/kept");
  const second = await site.ask("/kept");
  expect([first, second].map(({ status, body }) => [status, String(body)])).toEqual([
    [200, "A page"],
    [200, "A page"],
  ]);
  expect(site.rendered).toHaveLength(1);
  expect(site.cache.counts).toMatchObject({ misses: 1, hits: 1 });
});

test("a cache hit has the page's headers and none of the cache's own", async ({ site }) => {
  site.renders(() =>
    page("A page", "catalogue", {
      "content-security-policy": "default-src 'self'",
      "x-request-id": "of-the-first",
    }),
  );
  for (const { headers } of [await site.ask("/kept"), await site.ask("/kept")]) {
    expect(headers).toMatchObject({
      "content-type": "text/html",
      "content-security-policy": "default-src 'self'",
      "content-length": "6",
    });
    expect(headers).not.toHaveProperty("cache-tag");
    expect(headers).not.toHaveProperty("x-request-id");
  }
});

test("unknown parameters create no second copy and never reach the page", async ({ site }) => {
  for (const path of ["/kept?utm_source=mail", "/kept?fbclid=1&x", "/kept"]) await site.ask(path);
  expect(site.rendered.map(({ url }) => new URL(url).search)).toEqual([""]);
  expect(site.cache.size.entries).toBe(1);
});

test("another spelling of a path creates no second copy and never reaches the page", async ({
  site,
}) => {
  for (const path of ["/Kept/irvine?page=2", "/KEPT/%69rvine?page=2", "/kept/irvine?Page=3&page=2"])
    await site.ask(path);
  expect(site.rendered.map(({ url }) => url.slice(url.indexOf("/", 8)))).toEqual([
    "/kept/irvine?page=2",
  ]);
  expect(site.cache.size.entries).toBe(1);
});

test("an invalid page number creates no second copy", async ({ site }) => {
  for (const page of ["anything", "0", "-1", "1e3", "99999", ""])
    await site.ask(`/kept?page=${page}`);
  expect(site.rendered.map(({ url }) => new URL(url).search)).toEqual([""]);
});

test("invalid and equivalent parameter values create no second copy", async ({ site }) => {
  for (const query of [
    "rating=4&city=irvine",
    "rating=4.0&city=Irvine",
    "rating=junk&city=%20irvine!!",
    "rating=9&city=irvine&page=x",
  ])
    await site.ask(`/kept?${query}`);
  expect(site.rendered.map(({ url }) => new URL(url).search)).toEqual([
    "?city=irvine&rating=4",
    "?city=irvine",
  ]);
  expect(site.cache.size.entries).toBe(2);
});

test("known parameters create one copy each, in any order", async ({ site }) => {
  for (const path of [
    "/kept?view=all&page=2",
    "/kept?page=2&view=all",
    "/kept?page=2&x=1&view=all&page=3",
    "/kept?page=3",
  ])
    await site.ask(path);
  expect(site.rendered.map(({ url }) => new URL(url).search)).toEqual([
    "?view=all&page=2",
    "?page=3",
  ]);
});

test("an encoded parameter cannot pass for another URL", async ({ site }) => {
  await site.ask("/kept?view=all%26page=2");
  await site.ask("/kept?view=all&page=2");
  expect(site.rendered).toHaveLength(2);
});

test("renders a page again after it expires", async ({ site }) => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  onTestFinished(() => now.mockRestore());
  await site.ask("/kept");
  now.mockReturnValue(59_000);
  await site.ask("/kept");
  expect(site.rendered).toHaveLength(1);
  now.mockReturnValue(62_000);
  await site.ask("/kept");
  expect(site.rendered).toHaveLength(2);
  now.mockReturnValue(123_000);
  await site.ask("/kept?x=1");
  expect(site.rendered).toHaveLength(3);
});

test("personal request headers never reach a cached page", async ({ site }) => {
  await site.ask("/kept", {
    headers: {
      cookie: "session=olivia",
      authorization: "Bearer olivia",
      "x-admin-password": "secret",
      "accept-language": "es",
    },
  });
  const [seen] = site.rendered;
  expect(
    ["cookie", "authorization", "x-admin-password"].map((name) => seen?.headers.get(name)),
  ).toEqual([null, null, null]);
  expect(seen?.headers.get("accept-language")).toBe("es");
});

test("an uncached page gets the request unchanged", async ({ site }) => {
  await site.ask("/personal?x=1", { headers: { cookie: "session=olivia" } });
  expect(site.rendered[0]?.headers.get("cookie")).toBe("session=olivia");
  expect(site.rendered[0]?.url).toContain("/personal?x=1");
});

describe("responses that are never cached", () => {
  test.for([
    [
      "an answer that sets a cookie",
      () => page("Hello Olivia", "catalogue", { "set-cookie": "session=olivia" }),
    ],
    ["an answer that does not say what it shows", () => page("Hello", "")],
    [
      "an answer that is not 200",
      () => new Response("Gone", { status: 404, headers: { "cache-tag": "catalogue" } }),
    ],
  ] as const)("include %s", async ([, render], { site }) => {
    site.renders(render);
    for (let round = 0; round < 2; round++)
      expect((await site.ask("/kept")).headers).not.toHaveProperty("cache-tag");
    expect(site.rendered).toHaveLength(2);
    expect(site.cache.size).toEqual({ bytes: 0, entries: 0 });
  });

  test("include a page without a cache rule", async ({ site }) => {
    for (let round = 0; round < 2; round++)
      expect((await site.ask("/personal")).headers).not.toHaveProperty("cache-tag");
    expect(site.rendered).toHaveLength(2);
  });

  test("include a write, which also bypasses the cache", async ({ site }) => {
    await site.ask("/kept");
    await site.ask("/kept", { method: "POST" });
    expect(site.rendered.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  test("include a page whose render failed", async ({ site }) => {
    site.renders(() => Promise.reject(new Error("broken")));
    await expect(
      site.cache.through(new Request("http://guide.example/kept"), () =>
        Promise.reject(new Error("broken")),
      ),
    ).rejects.toThrow("broken");
    site.renders(() => page("Whole again", "catalogue"));
    expect(String((await site.ask("/kept")).body)).toBe("Whole again");
  });
});

describe("a page in the browser's cache", () => {
  test("gets a 304 with the headers that may have changed", async ({ site }) => {
    site.renders(() => page(long, "catalogue", { "cache-control": "public, max-age=0" }));
    const { headers } = await site.ask("/kept");
    const again = await site.ask("/kept", { headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({
      status: 304,
      headers: { etag: headers.etag, "cache-control": "public, max-age=0" },
    });
    expect(again.body).toHaveLength(0);
    expect(again.headers).not.toHaveProperty("content-type");
  });

  test("gets a 304 even after it was evicted from memory", async ({ site }) => {
    const { headers } = await site.ask("/kept");
    site.cache.changed(["*"]);
    expect(
      (await site.ask("/kept", { headers: { "if-none-match": String(headers.etag) } })).status,
    ).toBe(304);
    expect(String((await site.ask("/kept")).body)).toBe("A page");
  });

  test("is sent again after a change", async ({ site }) => {
    const { headers } = await site.ask("/kept");
    site.renders(() => page("Another page", "catalogue"));
    site.cache.changed(["catalogue"]);
    expect(
      await site.ask("/kept", { headers: { "if-none-match": String(headers.etag) } }),
    ).toMatchObject({ status: 200 });
  });
});

test("HEAD is answered like GET without a body, before and after caching", async ({ site }) => {
  const first = await site.ask("/kept", { method: "HEAD" });
  const whole = await site.ask("/kept");
  const second = await site.ask("/kept", { method: "HEAD" });
  expect([first, whole, second].map(({ body }) => body.length)).toEqual([0, 6, 0]);
  for (const { headers } of [first, second])
    expect(headers).toMatchObject({ etag: whole.headers.etag, "content-length": "6" });
  expect(site.rendered.map(({ method }) => method)).toEqual(["GET"]);
});

test("serves equivalent URLs of a cached page from the listener, from the second request on", async ({
  site,
}) => {
  for (const path of [
    "/kept?view=a%20b",
    "/kept?view=a+b",
    "/kept?view=a+b",
    "/kept?x=1&view=a%20b",
    "/kept?x=1&view=a%20b",
  ])
    await site.ask(path);
  expect(site.rendered).toHaveLength(1);
  expect(site.passed).toEqual(["/kept?view=a%20b", "/kept?view=a+b", "/kept?x=1&view=a%20b"]);
  site.cache.changed(["catalogue"]);
  expect(String((await site.ask("/kept?view=a+b")).body)).toBe("A page");
  expect(site.rendered).toHaveLength(2);
});
