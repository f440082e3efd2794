import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test as plainTest } from "vitest";
import { createGate } from "#platform/gate.ts";
import { priorityClasses } from "../load-shedding/priority.ts";
import { bodyLimit } from "./body-limit.ts";
import type { UploadPace } from "./body-receiver.ts";

const usual = 1_000;
const most = 200_000;

/** Opens a site behind the slots of the uploads class, as on the built server. */
async function openSite(pace: UploadPace) {
  const directory = join(await mkdtemp(join(tmpdir(), "incoming-")), "incoming");
  const app = new Hono();
  const gate = createGate(priorityClasses.uploads);
  app.use(async (context, next) => {
    if ((await gate(next)) === "full") return context.text("", 503);
  });
  app.use(
    bodyLimit({
      usual,
      mostAt: (path) => (path === "/photos" ? most : usual),
      addressOf: (context) => context.req.header("x-source") ?? "here",
      directory,
      pace,
    }),
  );
  app.post("*", async (context) =>
    context.text(String((await context.req.arrayBuffer()).byteLength)),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}`, directory };
}

const test = plainTest.extend<{ site: Awaited<ReturnType<typeof openSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await openSite({ bytes: 20_000, milliseconds: 300 });
    await use(site);
    site.server.close();
  },
});

const send = (url: string, size: number, source = "here") =>
  fetch(`${url}/photos`, {
    method: "POST",
    body: new Uint8Array(size),
    headers: { "x-source": source },
  });

function crawl(port: number, source: string) {
  let received = "";
  return new Promise<string>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const sender = connect(port, "127.0.0.1", () => {
      sender.write(
        `POST /photos HTTP/1.1\r\nHost: x\r\nX-Source: ${source}\r\nContent-Length: 100000\r\n\r\nhalf`,
      );
      timer = setInterval(() => sender.write("x"), 20);
    });
    sender.on("error", () => {});
    sender.on("data", (chunk) => {
      received += chunk;
      if (received.startsWith("HTTP/1.1 503 ")) sender.destroy();
    });
    sender.once("close", () => {
      clearInterval(timer);
      resolve(received);
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
  for (const received of await Promise.all(slow)) expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test("36 slow networks cannot hold all places: the slowest makes room for the next", async () => {
  const patient = await openSite({ bytes: 20_000, milliseconds: 2_500 });
  const slow = Array.from({ length: 216 }, (_, at) => crawl(patient.port, `10.0.${at % 36}.1`));
  await setTimeout(1_200);
  for (let time = 0; time < 3; time++)
    expect((await send(patient.url, 70_000, "203.0.113.7")).status).toBe(200);
  await Promise.all(slow);
  patient.server.close();
});

test("limits concurrent uploads of neighboring addresses together", async ({ site }) => {
  for (const addressOf of [
    (at: number) => `198.51.100.${at}`,
    (at: number) => `2001:db8:1:${at}::1`,
  ]) {
    const slow = Array.from({ length: 13 }, (_, at) => crawl(site.port, addressOf(at + 1)));
    expect(await Promise.race(slow)).toMatch(/^HTTP\/1\.1 503 /);
    expect((await send(site.url, 70_000, addressOf(99))).status).toBe(503);
    expect((await send(site.url, 70_000, "203.0.113.7")).status).toBe(200);
    await Promise.all(slow);
  }
});

test("limits concurrent uploads per source without limiting others", async ({ site }) => {
  const slow = Array.from({ length: 6 }, () => crawl(site.port, "here"));
  await expect.poll(async () => (await send(site.url, 70_000)).status, { interval: 5 }).toBe(503);
  expect((await send(site.url, 70_000, "elsewhere")).status).toBe(200);
  await Promise.all(slow);
  expect((await send(site.url, 70_000)).status).toBe(200);
});
