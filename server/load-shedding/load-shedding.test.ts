import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";

import { describe, expect, test as plainTest } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { createLoadShedder } from "./load-shedding.ts";
import { priorityClasses } from "./priority.ts";
import { receiveRequest } from "./receive.ts";
import { createShedResponder } from "./shed-responder.ts";
import { cutSlowReaders } from "./slow-readers.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listening(answer: Answering) {
  const connections = new Set<Socket>();
  const server = createServer(answer).listen(0, "127.0.0.1");
  server.on("connection", (connection) => connections.add(connection));
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, port, connections, close };
}

/** Holds every admitted request until the test releases all of them. */
async function openShedder() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const memory = new Map<string, string>();
  const shedIn: string[] = [];
  const loadShedder = createLoadShedder({
    async render(request: IncomingMessage & { rawBody?: Buffer }, response) {
      begun.push(request.url ?? "");
      await new Promise<void>((resolve) => ends.push(resolve));
      response.end(`made ${request.rawBody ?? ""}`);
    },
    answersFromMemory(request, response) {
      const kept = memory.get(request.url ?? "");
      if (kept) response.end(kept);
      return kept !== undefined;
    },
    shed: await createShedResponder([["x-frame-options", "DENY"]]),
    onShed: (priorityClass) => shedIn.push(priorityClass),
  });
  const server = await listening((request, response) => void loadShedder(request, response));
  const text = async (path: string, method = "GET") =>
    String((await send(server.url + path, { method })).body);
  return {
    ...server,
    begun,
    memory,
    shedIn,
    text,
    end() {
      for (const end of ends.splice(0)) end();
    },
    async fill(path: string, count: number) {
      const answers = Array.from({ length: count }, () => text(path).catch(() => "gone"));
      await expect
        .poll(() => begun.length, { interval: 5 })
        .toBeGreaterThanOrEqual(Math.min(count, priorityClasses.browse.running));
      return answers;
    },
  };
}

const test = plainTest.extend<{ site: Awaited<ReturnType<typeof openShedder>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await openShedder();
    await use(site);
    site.end();
    site.close();
  },
});

const all = priorityClasses.browse.running + priorityClasses.browse.waiting;

describe("a full queue of browse requests", () => {
  test("rejects the next request with 503 in the caller's format", async ({ site }) => {
    await site.fill("/city/irvine", all);
    await expect
      .poll(async () => (await send(`${site.url}/city/irvine`)).status, { interval: 5 })
      .toBe(503);
    const page = await send(`${site.url}/city/irvine`);
    expect(page.headers).toMatchObject({
      "retry-after": "2",
      "cache-control": "no-store",
      "x-frame-options": "DENY",
    });
    expect(String(page.body)).toContain("The site is busy. Please try again in a moment.");
    const spanish = await send(`${site.url}/es?utm_source=mail`);
    expect([spanish.status, spanish.headers["content-language"]]).toEqual([503, "es"]);
    expect(String(spanish.body)).toContain(
      "El sitio está ocupado. Inténtelo de nuevo en un momento.",
    );
    const program = await send(`${site.url}/api/medspas`);
    expect([
      program.status,
      program.headers["content-type"],
      program.headers["retry-after"],
    ]).toEqual([503, "application/problem+json", "2"]);
    expect(JSON.parse(String(program.body))).toMatchObject({
      status: 503,
      title: "Service Unavailable",
    });
    expect(new Set(site.shedIn)).toEqual(new Set(["browse"]));
  });

  test("does not delay sign-ins and bookings", async ({ site }) => {
    await site.fill("/city/irvine", all);
    const answers = ["/sign-in", "/booking/glow-studio"].map((path) => site.text(path));
    await expect
      .poll(() => site.begun, { interval: 5 })
      .toEqual(expect.arrayContaining(["/sign-in", "/booking/glow-studio"]));
    site.end();
    expect(await Promise.all(answers)).toEqual(["made ", "made "]);
  });

  test("does not delay health checks", async ({ site }) => {
    await site.fill("/city/irvine", all);
    const answer = site.text("/healthz");
    await expect.poll(() => site.begun, { interval: 5 }).toContain("/healthz");
    site.end();
    expect(await answer).toBe("made ");
  });
});

test("serves a queued request from the cache without using capacity once another request filled it", async ({
  site,
}) => {
  const before = await site.fill("/listing/glow", priorityClasses.browse.running);
  const waiting = site.text("/city/irvine");
  await expect
    .poll(() => site.connections.size, { interval: 5 })
    .toBe(priorityClasses.browse.running + 1);
  site.memory.set("/city/irvine", "kept");
  site.end();
  expect(await waiting).toBe("kept");
  await Promise.all(before);
  expect(site.begun).not.toContain("/city/irvine");
});

test("drops queued requests whose client disconnected", async ({ site }) => {
  const before = await site.fill("/listing/glow", priorityClasses.browse.running);
  const leaving = connect(site.port, "127.0.0.1", () =>
    leaving.write("GET /city/irvine HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await expect
    .poll(() => site.connections.size, { interval: 5 })
    .toBe(priorityClasses.browse.running + 1);
  leaving.destroy();
  const last = [...site.connections].at(-1);
  await expect.poll(() => last?.destroyed, { interval: 5 }).toBe(true);
  site.end();
  await Promise.all(before);
  const next = site.text("/city/tustin");
  await expect.poll(() => site.begun, { interval: 5 }).toContain("/city/tustin");
  expect(site.begun).not.toContain("/city/irvine");
  site.end();
  await next;
});

test("a form takes a slot only after its body arrived, and is passed on unchanged", async ({
  site,
}) => {
  const slow = Array.from({ length: priorityClasses.first.running }, () => {
    const sender = connect(site.port, "127.0.0.1", () =>
      sender.write("POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf"),
    );
    return sender;
  });
  await expect.poll(() => site.connections.size, { interval: 5 }).toBe(slow.length);
  const whole = send(`${site.url}/sign-in`, {
    method: "POST",
    headers: { "content-length": "7" },
    body: ["email=x"],
  });
  await expect.poll(() => site.begun, { interval: 5 }).toEqual(["/sign-in"]);
  site.end();
  expect(String((await whole).body)).toBe("made email=x");
  for (const sender of slow) sender.destroy();
});

test("does not wait for the body of a GET request, whatever its declared length", async ({
  site,
}) => {
  const sender = connect(site.port, "127.0.0.1", () =>
    sender.write("GET /city/irvine HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000000\r\n\r\nhalf"),
  );
  await expect.poll(() => site.begun, { interval: 5 }).toEqual(["/city/irvine"]);
  sender.destroy();
});

plainTest("closes the connection of a form that arrives too slowly", async () => {
  const site = await listening((request, response) => void receiveRequest(request, response, 50));
  const answer = await new Promise<string>((resolve) => {
    let received = "";
    const sender = connect(site.port, "127.0.0.1", () =>
      sender.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf"),
    );
    sender.on("data", (chunk) => (received += chunk)).once("close", () => resolve(received));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  site.close();
});

plainTest("closes the connection of a client that does not read its response", async () => {
  const site = await listening(
    (_request, response) => void response.end(Buffer.alloc(32 * 1024 * 1024)),
  );
  const stop = cutSlowReaders(site.connections, { after: 100, every: 20 });
  const deaf = connect(site.port, "127.0.0.1", () =>
    deaf.pause().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await expect
    .poll(() => [...site.connections].map(({ destroyed }) => destroyed), { interval: 10 })
    .toEqual([true]);
  stop();
  deaf.destroy();
  site.close();
});
