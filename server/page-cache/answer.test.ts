import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerFrom, isKnown, pickEncoding } from "./answer.ts";

const long = "A sentence that repeats itself. ".repeat(100);

function headersOf(list: string[]) {
  return Object.fromEntries(Array.from({ length: list.length / 2 }, (_, index) => [list[2 * index], list[2 * index + 1]]));
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.5, gzip;q=0", "br"],
  ["br;q=0.5, gzip;q=1.0", "gzip"],
  ["br;q=0.5, gzip ; q=0.5", "br"],
  ["gzip;q=0.5, *;q=0.1", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["identity;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=much, gzip;q=0.1", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["brotli", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("who accepts %s is sent %s", (accepts, encoding) => {
  expect([pickEncoding(accepts), pickEncoding(accepts)]).toEqual([encoding, encoding]);
});

test("every form of a page holds the same text, and says its encoding and length", async () => {
  const { bodies, headers } = await answerFrom(new Response(long));
  expect([bodies.identity, brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip)].map(String)).toEqual([long, long, long]);
  expect(headersOf(headers.br)).toMatchObject({ "content-encoding": "br", "content-length": String(bodies.br.length), vary: "Accept-Encoding" });
  expect(headersOf(headers.gzip)).toMatchObject({ "content-encoding": "gzip", "content-length": String(bodies.gzip.length) });
  expect(headersOf(headers.identity)).not.toHaveProperty("content-encoding");
});

test("what is short is not worth compressing, and is not said to be", async () => {
  const { bodies, headers } = await answerFrom(new Response("Short"));
  expect(String(bodies.br)).toBe("Short");
  expect(headersOf(headers.br)).not.toHaveProperty("content-encoding");
});

test("the same text has the same tag, another text another", async () => {
  const [one, same, other] = await Promise.all([long, long, `${long}!`].map((text) => answerFrom(new Response(text))));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
});

test("what belongs to one request or to the cache is not kept with the page", async () => {
  const { headers } = await answerFrom(new Response(long, { headers: { "x-request-id": "1", "cache-tag": "catalogue", link: "</next>; rel=next" } }));
  expect(Object.keys(headersOf(headers.identity))).toEqual(["content-type", "link", "etag", "vary", "content-length"]);
});

test.each([
  ['"abc"', true],
  ['W/"other", W/"abc"', true],
  ["*", true],
  ['"other"', false],
  [undefined, false],
])("who says that he has %s has it: %s", (header, known) => {
  expect(isKnown(header, '"abc"')).toBe(known);
});
