import { connect } from "node:net";
import { describe, expect } from "vitest";
import { ownTest as test } from "#tests/support/site.ts";

/** Sends raw text and returns the response until the server closes or stays silent. */
function speak(address: string, text: string, silence = 3_000) {
  const { hostname, port } = new URL(address);
  return new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, "latin1")));
    socket.setTimeout(silence, () => socket.destroy());
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}
const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);

/** Request smuggling: a second request hides where servers disagree on the end of the first. */
const hidden = "GET /nothing-here HTTP/1.1\r\nHost: x\r\n\r\n";
const head =
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const chunked = "Transfer-Encoding: chunked\r\n";
const doubtful: Record<string, string> = {
  "a length and chunks": `${head}Content-Length: 4\r\n${chunked}\r\n0\r\n\r\n${hidden}`,
  "chunks and a length": `${head}${chunked}Content-Length: ${hidden.length + 5}\r\n\r\n0\r\n\r\n${hidden}`,
  "two lengths": `${head}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  "two lengths in one": `${head}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`,
  "a length with a sign": `${head}Content-Length: +0\r\n\r\n${hidden}`,
  "a negative length": `${head}Content-Length: -1\r\n\r\n${hidden}`,
  "a length in hexadecimal": `${head}Content-Length: 0x10\r\n\r\n${hidden}`,
  "a length that is no number": `${head}Content-Length: ten\r\n\r\n${hidden}`,
  "a space before the colon": `${head}Content-Length : 0\r\n\r\n${hidden}`,
  "a name with a space": `${head}Transfer Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  "another encoding": `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  "chunks that are no last encoding": `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  "encodings twice": `${head}${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  "chunks in quotes": `${head}Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${hidden}`,
  "chunks after a vertical tab": `${head}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${hidden}`,
  "a NUL in a header": `${head}X-A: a\0b\r\n\r\n${hidden}`,
  "a lone carriage return in a header": `${head}X-A: a\rContent-Length: 0\r\n\r\n${hidden}`,
  "a line that ends without carriage return": `${head.replaceAll("\r\n", "\n")}Content-Length: 0\n\n${hidden}`,
  "a size of a chunk that is none": `${head}${chunked}\r\nx\r\n\r\n0\r\n\r\n${hidden}`,
  "a size beyond all bounds": `${head}${chunked}\r\nffffffffffffffffff\r\nx\r\n0\r\n\r\n${hidden}`,
  "a negative size": `${head}${chunked}\r\n-1\r\nx\r\n0\r\n\r\n${hidden}`,
  "a chunk longer than it says": `${head}${chunked}\r\n1\r\nxyz\r\n0\r\n\r\n${hidden}`,
  "a chunk's size that ends without carriage return": `${head}${chunked}\r\n1\nx\r\n0\r\n\r\n${hidden}`,
  "a long chunk extension": `${head}${chunked}\r\n1;${"a".repeat(20_000)}\r\nx\r\n0\r\n\r\n${hidden}`,
  "an empty name": `${head}: x\r\n\r\n${hidden}`,
  "two hosts": `${head}Content-Length: 0\r\nhOST: y\r\n\r\n${hidden}`,
  "two hosts, alike": `GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n${hidden}`,
  "no host": `GET / HTTP/1.1\r\n\r\n${hidden}`,
  "a header before the first": ` X: y\r\n${head}\r\n${hidden}`,
  "an address with a space": `GET / nothing HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`,
  "an unknown version": `GET / HTTP/3.0\r\nHost: x\r\n\r\n${hidden}`,
};

describe("an ambiguous request gets one rejection and nothing after it is read", () => {
  for (const [name, text] of Object.entries(doubtful))
    test(name, async ({ site }) => {
      const statuses = statusesIn(await speak(site.url, text));
      expect(statuses).toHaveLength(1);
      expect(statuses[0]).toMatch(/^4/);
    });
});

test("a client that disconnects in the middle of a form causes no error", async ({ site }) => {
  for (const half of ["Content-Length: 100\r\n\r\nname=Gina", `${chunked}\r\n4\r\nname\r\n`])
    await speak(site.url, head + half, 50);
  expect((await site.get("/categories")).status).toBe(200);
});

test("a folded header line does not start a new header", async ({ site }) => {
  const statuses = statusesIn(
    await speak(
      site.url,
      `GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n Content-Length: 5\r\nConnection: close\r\n\r\n`,
    ),
  );
  expect(["200", "400"]).toContain(statuses[0]);
  expect(statuses).toHaveLength(1);
});

const ask = (path: string, more = "", body = "") =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n${body}`;

for (const [name, lines, body] of [
  ["a length", `Content-Length: ${hidden.length}\r\n`, hidden],
  ["chunks", chunked, `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
] as const)
  test(`a request hidden in a body with ${name} is not executed, fresh or cached`, async ({
    site,
  }) => {
    for (const turn of ["fresh", "kept"]) {
      const statuses = statusesIn(
        await speak(
          site.url,
          ask("/categories", lines, body) + ask("/locations", "Connection: close\r\n"),
        ),
      );
      expect(`${turn} ${statuses}`).toMatch(/^(fresh|kept) 200(,200)?$/);
    }
  });

test("pipelined requests each get their own response, in order", async ({ site }) => {
  const paths = ["/categories", "/locations", "/city/irvine"];
  for (const _ of ["fresh", "kept"]) {
    const received = await speak(
      site.url,
      paths.map((path, index) => ask(path, index === 2 ? "Connection: close\r\n" : "")).join(""),
    );
    expect(statusesIn(received)).toEqual(["200", "200", "200"]);
    const canonical = [
      ...received.matchAll(/<link rel="canonical" href="https:\/\/guide\.example([^"]*)"/g),
    ].map(([, path]) => path);
    expect(canonical).toEqual(paths);
  }
});

test("a public page is cached by its URL alone, whatever headers a request has", async ({
  site,
}) => {
  const strange = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    "x-original-url": "/admin",
    "x-rewrite-url": "/admin",
    "x-forwarded-scheme": "http",
    forwarded: "host=evil.example",
  };
  const lines = Object.entries(strange)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const poisoned = await speak(
    site.url,
    `GET /city/tustin HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`,
    5_000,
  );
  expect(poisoned).not.toContain("evil.example");
  const { html, status } = await site.page("/city/tustin");
  expect(status).toBe(200);
  expect(html).not.toContain("evil.example");
});
