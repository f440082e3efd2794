import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, type RunningServer, startServer } from "#tests/support/server.ts";
import { atLevel } from "#tests/support/test-level.ts";

/** Seconds of flood from the first shed request on. A page takes some ten milliseconds. */
const seconds = atLevel(1, 60);
/** A slow machine takes time until the queue is full. */
const longestFilling = 60;
const atOnce = 250;
const place = "morrow-park-laser-and-skin";
const owner = { email: `owner@${place}.example.com`, password: demoPassword };

type Answer = { status: number; start: number; ms: number; retryAfter: string | undefined };

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { PAGE_CACHE_MB: "0", LOG_LEVEL: "warn" } });
});
afterAll(() => server.stop());

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

function get(agent: Agent, path: string) {
  const start = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(server.url + path, { agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer
        .resume()
        .once("end", () =>
          resolve({
            status,
            start,
            ms: performance.now() - start,
            retryAfter: headers["retry-after"],
          }),
        );
    });
    asked.once("error", reject).end();
  });
}

/**
 * Every client requests a different page, since equal requests share a render, and continues after
 * each response; after a shed request, with a delay.
 */
async function flood(pathOf: (visitor: number) => string) {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let full = performance.now() + longestFilling * 1000;
  const visitor = async (_: unknown, index: number) => {
    while (performance.now() < full + seconds * 1000) {
      const answer = await get(agent, pathOf(index));
      answers.push(answer);
      if (answer.status !== 503) continue;
      full = Math.min(full, answer.start + answer.ms);
      await pause(200);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  agent.destroy();
  return answers;
}

test("load shedding rejects what a flood brings too much of, keeps sign-in and booking working, then recovers", {
  timeout: 600_000 + seconds * 1000,
}, async () => {
  const [day] = (
    await (await fetch(`${server.url}/api/listings/${place}/availability?treatment=botox`)).json()
  ).filter(({ slots }: { slots: string[] }) => slots.length > 0);
  const wish = {
    medSpaSlug: place,
    treatmentType: "Botox",
    preferredDate: day.date,
    preferredTime: day.slots[0],
  };
  const who = {
    customerName: "Nora Feld",
    customerEmail: "nora-in-the-flood@example.com",
    customerPhone: "(949) 555-0142",
  };

  const flooding = flood((visitor) => `/search?q=botox+${visitor}`);
  await pause(300);
  const pages = await Promise.all(
    ["/sign-in", `/booking/${place}`].map(async (path) => (await fetch(server.url + path)).status),
  );
  const signedIn = await post("/api/admin/authenticate", owner);
  const booked = await post("/api/bookings", { ...wish, ...who });
  expect([...pages, signedIn.status, booked.status]).toEqual([200, 200, 200, 201]);

  const answers = await flooding;
  const made = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  expect(made.length + shed.length).toBe(answers.length);
  expect(made.length).toBeGreaterThan(0);
  expect(shed.length).toBeGreaterThan(0);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["2"]));
  // A rejected request does not wait for those that are queued.
  const overtakes = ({ start, ms }: Answer) =>
    made.some((other) => other.start < start && other.start + other.ms > start + ms);
  expect(shed.some(overtakes)).toBe(true);

  await expect.poll(async () => (await fetch(`${server.url}/search?q=botox`)).status).toBe(200);
  expect(server.complaints()).toEqual([]);
});
