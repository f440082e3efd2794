import { readdirSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test as plainTest } from "vitest";
import { bodyLimit } from "./body-limit.ts";

const usual = 1_000;
const most = 200_000;

const test = plainTest.extend<{ site: { port: number; url: string; directory: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const directory = join(await mkdtemp(join(tmpdir(), "incoming-")), "incoming");
    const app = new Hono();
    app.use(
      bodyLimit({
        usual,
        mostAt: (path) => (path === "/photos" ? most : usual),
        sourceOf: (context) => context.req.header("x-source") ?? "here",
        directory,
        pace: { bytes: 20_000, milliseconds: 300 },
      }),
    );
    app.post("*", async (context) =>
      context.text(String((await context.req.arrayBuffer()).byteLength)),
    );
    const port = await new Promise<number>((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) => {
        resolve(address.port);
        site = server;
      });
    });
    await use({ port, url: `http://127.0.0.1:${port}`, directory });
    site.close();
  },
});
let site: ReturnType<typeof serve>;

const send = (url: string, size: number, source = "here") =>
  fetch(`${url}/photos`, {
    method: "POST",
    body: new Uint8Array(size),
    headers: { "x-source": source },
  });

function crawl(port: number, source: string) {
  let heard = "";
  return new Promise<string>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const sender = connect(port, "127.0.0.1", () => {
      sender.write(
        `POST /photos HTTP/1.1\r\nHost: x\r\nX-Source: ${source}\r\nContent-Length: 100000\r\n\r\nhalf`,
      );
      timer = setInterval(() => sender.write("x"), 20);
    });
    sender.on("error", () => {});
    sender.on("data", (chunk) => (heard += chunk));
    sender.once("close", () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
}

test("a body is passed on unchanged from memory or disk, and leaves no file", async ({ site }) => {
  for (const size of [1_001, 70_000, most])
    expect(await (await send(site.url, size)).text()).toBe(String(size));
  expect((await send(site.url, most + 1)).status).toBe(413);
  expect(readdirSync(site.directory)).toEqual([]);
});

test("cuts slow senders, which hold up no other upload", async ({ site }) => {
  const slow = Array.from({ length: 30 }, (_, at) => crawl(site.port, `crawler ${at}`));
  expect(await (await send(site.url, 70_000)).text()).toBe("70000");
  for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
});

test("limits concurrent uploads per source without limiting others", async ({ site }) => {
  const slow = Array.from({ length: 6 }, () => crawl(site.port, "here"));
  await expect.poll(async () => (await send(site.url, 70_000)).status, { interval: 5 }).toBe(503);
  expect((await send(site.url, 70_000, "elsewhere")).status).toBe(200);
  await Promise.all(slow);
  expect((await send(site.url, 70_000)).status).toBe(200);
});
