import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bufferResponse, matchesEtag, pickEncoding } from "./answer.ts";

const long = "A sentence that repeats itself. ".repeat(100);

function headersOf(list: string[]) {
  return Object.fromEntries(
    Array.from({ length: list.length / 2 }, (_, index) => [list[2 * index], list[2 * index + 1]]),
  );
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
])("for a client that accepts %s, sends %s", (accepts, encoding) => {
  expect([pickEncoding(accepts), pickEncoding(accepts)]).toEqual([encoding, encoding]);
});

test("every encoding of a page has the same text and declares its encoding and length", async () => {
  const answer = await bufferResponse(new Response(long));
  const [br, gzip, identity] = [answer.form("br"), answer.form("gzip"), answer.form("identity")];
  expect([identity.body, brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual(
    [long, long, long],
  );
  expect(headersOf(br.headers)).toMatchObject({
    "content-encoding": "br",
    "content-length": String(br.body.length),
    vary: "Accept-Encoding",
  });
  expect(headersOf(gzip.headers)).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(gzip.body.length),
  });
  expect(headersOf(identity.headers)).not.toHaveProperty("content-encoding");
  expect(headersOf(identity.headers)).toMatchObject({ "content-length": String(long.length) });
});

test("an encoding uses memory only after its first request", async () => {
  const answer = await bufferResponse(new Response(long));
  const small = answer.bytes;
  expect(small).toBeLessThan(long.length);
  answer.form("identity");
  answer.form("identity");
  expect(answer.bytes).toBe(small + long.length);
});

test("does not compress a short page or claim to", async () => {
  const { body, headers } = (await bufferResponse(new Response("Short"))).form("br");
  expect(String(body)).toBe("Short");
  expect(headersOf(headers)).not.toHaveProperty("content-encoding");
});

test("the same text has the same ETag and another text a different one", async () => {
  const [one, same, other] = await Promise.all(
    [long, long, `${long}!`].map((text) => bufferResponse(new Response(text))),
  );
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
});

test("caches no headers that belong to one request or to the cache itself", async () => {
  const answer = await bufferResponse(
    new Response(long, {
      headers: { "x-request-id": "1", "cache-tag": "catalogue", link: "</next>; rel=next" },
    }),
  );
  expect(Object.keys(headersOf(answer.form("identity").headers))).toEqual([
    "content-type",
    "link",
    "etag",
    "vary",
    "content-length",
  ]);
});

test.each([
  ['"abc"', true],
  ['W/"other", W/"abc"', true],
  ["*", true],
  ['"other"', false],
  [undefined, false],
])("recognizes the ETag in %s: %s", (header, known) => {
  expect(matchesEtag(header, '"abc"')).toBe(known);
});
