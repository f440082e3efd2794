import { connect } from "node:net";
import { expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { ownTest as test } from "#tests/support/site.ts";

type Site = {
  url: string;
  logs: string[];
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
};

/** Would start a new log line, or move the terminal's cursor. */
const forged = '{"level":30,"msg":"forged"}';
const breaks = {
  "a line feed": "\n",
  "a carriage return": "\r",
  both: "\r\n",
  "an escape sequence": "\u001b[2J",
  "one in a single byte": "\u009b2J",
  "a line separator": "\u2028",
};

/** Log lines of an action, once a later request is logged too. */
async function loggedBy(site: Site, act: () => Promise<unknown>) {
  const before = site.logs.length;
  await act();
  const id = crypto.randomUUID();
  await site.get("/the-end-of-it", { "x-request-id": id });
  const lines = () => site.logs.slice(before);
  await expect.poll(lines).toContainEqual(expect.stringContaining(id));
  return lines();
}

const parsed = (lines: string[]) => lines.map((line): Record<string, unknown> => JSON.parse(line));

test.for(Object.entries(breaks))(
  "keeps %s in any visitor input within one line of JSON",
  async ([, sign], { site }) => {
    const text = `x${sign}${forged}${sign}`;
    const typed = encodeURIComponent(text);
    const lines = await loggedBy(site, async () => {
      for (const path of [
        `/listing/${typed}`,
        `/search?q=${typed}`,
        `/api/medspas/${typed}`,
        `/api/medspas?${typed}=1`,
        `/${encodeURIComponent(typed)}`,
      ])
        await site.get(path);
      for (const [path, body] of [
        ["/api/contact", { name: text, email: text, message: text }],
        ["/api/admin/authenticate", { email: text, password: text }],
        ["/mcp", { jsonrpc: "2.0", id: text, method: text, params: { name: text } }],
      ] as const)
        await send(site.url, {
          method: "POST",
          path,
          headers: { "content-type": "application/json" },
          body: [JSON.stringify(body)],
        });
      await send(site.url, {
        method: "POST",
        path: "/contact",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: [`name=${typed}&${typed}=x`],
      });
      for (const name of [
        "User-Agent",
        "Referer",
        "X-Request-Id",
        "Cookie",
        "Authorization",
        "X-Forwarded-For",
        "Host",
      ])
        await speakRaw(
          site.url,
          `GET /listing/x HTTP/1.1\r\n${name === "Host" ? "" : "Host: x\r\n"}${name}: ${text}\r\nConnection: close\r\n\r\n`,
        );
      await speakRaw(
        site.url,
        `GET /listing/${text.replaceAll(" ", "")} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
    });
    // Cached pages are not logged.
    expect(lines.length).toBeGreaterThan(7);
    expect(parsed(lines).filter(({ msg }) => msg !== "answered")).toEqual([]);
    expect(lines.filter((line) => !/^[ -~]+$/.test(line))).toEqual([]);
  },
);

test("logs each response with its time in UTC, and never with an IP address, query or input", async ({
  site,
}) => {
  const lines = await loggedBy(site, async () => {
    await site.get("/search?q=lucy-was-here");
    await send(site.url, {
      method: "POST",
      path: "/api/admin/authenticate",
      headers: { "content-type": "application/json", "user-agent": "lucy-was-here" },
      body: [JSON.stringify({ email: "lucy-was-here@example.com", password: "lucy-was-here" })],
    });
    await send(site.url, {
      method: "POST",
      path: "/api/contact",
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
  });
  expect(parsed(lines)).toMatchObject([
    { level: 30, msg: "answered", method: "GET", path: "/search", status: 200 },
    { level: 30, msg: "answered", method: "POST", path: "/api/admin/authenticate", status: 401 },
    { level: 30, msg: "answered", method: "POST", path: "/api/contact", status: 403 },
    { path: "/the-end-of-it", status: 404 },
  ]);
  for (const { time } of parsed(lines))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(lines.join("\n")).not.toMatch(/lucy-was-here|127\.0\.0\.1/);
});

/** Sends raw bytes, which no HTTP client would allow. */
function speakRaw(address: string, text: string) {
  const { hostname, port } = new URL(address);
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(text, "latin1")));
    socket.resume();
    socket.on("error", () => {});
    socket.on("close", () => resolve());
  });
}
