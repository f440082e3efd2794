import { connect } from "node:net";
import { describe, expect } from "vitest";
import { startServer } from "#tests/support/server.ts";
import { ownTest as test } from "#tests/support/site.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

test("/healthz and /readyz respond with one word and are not cached", async ({ site }) => {
  for (const [path, word] of [
    ["/healthz", "ok"],
    ["/readyz", "ready"],
  ] as const) {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(word);
  }
});

test("/metrics counts responses, page cache hits and process memory", async ({ site }) => {
  expect((await site.get("/metrics")).headers.get("content-type")).toMatch(/^text\/plain/);
  await site.get("/city/irvine");
  const hits = await site.metric("page_cache_hits_total");
  await site.get("/city/irvine");
  expect(await site.metric("page_cache_hits_total")).toBe(hits + 1);
  expect(await site.metric("page_cache_bytes")).toBeGreaterThan(10_000);
  expect(await site.metric("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  const refused = await site.metric('http_requests_total{kind="api",status="404"}');
  await site.get("/api/medspas/nowhere");
  expect(await site.metric('http_requests_total{kind="api",status="404"}')).toBe(refused + 1);
  const cached = 'http_requests_total{kind="api",status="200"}';
  await site.get("/api/cities");
  const before = await site.metric(cached);
  await site.get("/api/cities");
  expect(await site.metric(cached)).toBe(before + 1);
  const pages = await site.metric('http_requests_total{kind="page",status="200"}');
  await site.get("/metrics");
  expect(await site.metric('http_requests_total{kind="page",status="200"}')).toBe(pages);
  expect(await site.metric("emails_failed")).toBe(0);
});

test("metrics contain no path and no person", async ({ site }) => {
  await site.get("/listing/olivia-was-here?q=olivia");
  expect(await (await site.get("/metrics")).text()).not.toContain("olivia");
});

describe("graceful shutdown", () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    test.runIf(isFullLevel || signal === "SIGTERM")(
      `finishes the current response, accepts no other and exits with 0 (${signal})`,
      async () => {
        const server = await startServer({ hasOwnProcess: true });
        const asked = openRequest(server.url);
        await asked.isUnderWay;
        const stopped = server.stop(signal);
        await untilItRefuses(server.url);
        asked.finish();
        expect(await asked.answer).toMatch(/^HTTP\/1\.1 405 /m);
        expect(await stopped).toBe(0);
        expect(server.complaints()).toEqual([]);
      },
    );

  test.runIf(isFullLevel)(
    "runs once when the signal arrives twice, as from a keyboard through npm",
    async () => {
      const server = await startServer({ hasOwnProcess: true });
      const asked = openRequest(server.url);
      await asked.isUnderWay;
      const first = server.stop("SIGINT");
      const second = server.stop("SIGINT");
      await untilItRefuses(server.url);
      asked.finish();
      expect(await asked.answer).toMatch(/^HTTP\/1\.1 405 /m);
      expect([await first, await second]).toEqual([0, 0]);
    },
  );

  test("does not wait for idle connections", async () => {
    const server = await startServer();
    const idle = connect(Number(new URL(server.url).port), "127.0.0.1");
    await new Promise((resolve) => idle.once("connect", resolve));
    await fetch(server.url);
    expect(await server.stop()).toBe(0);
    idle.destroy();
  });
});

/** A busy machine delivers the signal late. */
function untilItRefuses(url: string) {
  const ask = () =>
    fetch(url).then(
      () => "answers",
      () => "refuses",
    );
  return expect.poll(ask, { timeout: 600_000 }).toBe("refuses");
}

/** An incomplete request, which the server works on until `finish`. */
function openRequest(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  const answer = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
  socket.write(
    "POST /api/medspas/featured HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n5\r\nhello\r\n",
  );
  const isUnderWay = expect.poll(() => received).toMatch(/^HTTP\/1\.1 100 /);
  return { isUnderWay, answer, finish: () => socket.write("0\r\n\r\n") };
}
