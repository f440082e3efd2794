import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressResponse } from "./compress-response.ts";

const page = "A sentence that repeats itself. ".repeat(100);
const asks = (accepts: string) =>
  new Request("http://guide.example/nothing", { headers: { "accept-encoding": accepts } });
const answer = (body: string | null = page, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: 404,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)(
  "for a client that accepts %s, compresses with %s and changes nothing else",
  async (accepts, encoding, unpack) => {
    const response = await compressResponse(asks(accepts), answer());
    expect(response.status).toBe(404);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-encoding": encoding,
      "content-type": "text/html; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
  },
);

test("sends plain text to a client without compression, with a Vary header for caches", async () => {
  const response = await compressResponse(asks("identity"), answer());
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toBe(page);
});

test("does not compress a short response", async () => {
  const response = await compressResponse(asks("br"), answer("Short"));
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe("Short");
});

test.each([
  ["of the page cache", { vary: "Accept-Encoding", "content-encoding": "br" }],
  ["that is no text", { "content-type": "image/png" }],
])("passes on a response %s unchanged", async (_, headers) => {
  const given = answer(page, headers);
  expect(await compressResponse(asks("br, gzip"), given)).toBe(given);
});

test("leaves a response without a body empty", async () => {
  expect(await (await compressResponse(asks("br"), answer(null))).text()).toBe("");
});
