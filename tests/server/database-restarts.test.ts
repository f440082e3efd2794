import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cookieOf } from "#tests/support/account-site.ts";
import { startBalancer } from "#tests/support/balancer.ts";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import { operator, type RunningServer, startServer } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const restarts = 20;

let postgres: Awaited<ReturnType<typeof startDemonstrationPostgres>>;
let env: Record<string, string>;
let servers: RunningServer[];
let cookie: string;
let slugs: string[];
const saved = new Set<string>();

beforeAll(async () => {
  postgres = await startDemonstrationPostgres({ keepsWord: true });
  env = { DATABASE_URL: await postgres.copyOfDemonstration("restarted") };
  servers = [await startServer({ databaseUrl: env.DATABASE_URL, env })];
  const body = JSON.stringify(operator);
  cookie = cookieOf(
    await fetch(`${first().url}/api/admin/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }),
  );
  slugs = ((await (await fetch(`${first().url}/api/medspas`)).json()) as { slug: string }[]).map(
    ({ slug }) => slug,
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

const first = () => servers[0] as RunningServer;
const ask = (path: string, init: RequestInit = {}) =>
  fetch(first().url + path, { redirect: "manual", ...init });
let turn = 0;

/** Saves a favorite and records acknowledged ones. */
async function save(url = first().url) {
  const slug = slugs[turn++ % slugs.length] ?? "";
  const { status } = await fetch(`${url}/api/me/favourites/${slug}`, {
    method: "PUT",
    headers: { cookie },
  });
  if (status < 300) saved.add(slug);
  return status;
}

async function lost() {
  const mine = await (await ask("/api/me/favourites", { headers: { cookie } })).text();
  return [...saved].filter((slug) => !mine.includes(slug));
}

/** Sends parallel requests until stopped; returns the responses. */
function keepAsking(work: (count: number) => Promise<number | string>, howMany = 4) {
  let isStopping = false;
  const answers = new Set<number | string>();
  let count = 0;
  const all = Array.from({ length: howMany }, async () => {
    while (!isStopping) {
      answers.add(await work(count++).catch((error: Error) => String(error.cause ?? error)));
      await pause(10);
    }
  });
  return async () => {
    isStopping = true;
    await Promise.all(all);
    return { answers: [...answers].sort(), count };
  };
}

describe("a PostgreSQL outage while visitors read and write", () => {
  const kept = ["/", "/city/irvine", "/api/cities"];
  const typed = {
    name: "Gina",
    email: "gina@example.com",
    subject: "A question",
    category: "general",
    message: "Where can I park?",
  };

  test("serves cached pages and 503s, keeps form input and recovers fully", async () => {
    for (const path of kept) expect((await ask(path)).status).toBe(200);
    const stamp =
      /name="made" value="([^"]+)"/.exec(await (await ask("/contact")).text())?.[1] ?? "";
    const writing = keepAsking(() => save());
    await vi.waitUntil(() => saved.size > 20, { timeout: 600_000 });
    await postgres.goesAway();
    const reading = keepAsking(
      async (count) => (await ask(kept[count % kept.length] ?? "/")).status,
      2,
    );

    const page = await ask(`/listing/${slugs[3]}`);
    expect([
      page.status,
      page.headers.get("retry-after"),
      page.headers.get("cache-control"),
    ]).toEqual([503, "5", "no-store"]);
    expect(await page.text()).toContain("The site is restarting. Please try again in a moment.");
    const call = await ask("/api/me", { headers: { cookie } });
    expect([
      call.status,
      call.headers.get("content-type"),
      call.headers.get("retry-after"),
    ]).toEqual([503, "application/problem+json", "5"]);
    const form = await ask("/contact", {
      method: "POST",
      body: new URLSearchParams({ made: stamp, ...typed }),
    });
    expect(form.status).toBe(503);
    const html = await form.text();
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
    expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 503]);
    expect(await reading()).toMatchObject({ answers: [200] });

    await postgres.comesBack();
    const other = new pg.Client(env.DATABASE_URL);
    await other.connect();
    await other.query("update cities set name = 'Irvine Renamed' where slug = 'irvine'");
    await other.end();
    await expect.poll(() => save(), { timeout: 600_000, interval: 50 }).toBe(204);
    await expect
      .poll(async () => (await ask("/city/irvine")).text(), { timeout: 600_000, interval: 50 })
      .toContain("Irvine Renamed");
    expect((await ask("/readyz")).status).toBe(200);
    expect(await writing()).toMatchObject({ answers: [204, 503] });
    expect(await lost()).toEqual([]);
  });
});

test.runIf(isFullLevel)(
  `${restarts} rolling restarts of two processes fail no request and lose no acknowledged write`,
  { timeout: 600_000 + restarts * 20_000 },
  async () => {
    servers.push(await startServer({ databaseUrl: env.DATABASE_URL, env }));
    const balancer = await startBalancer(servers.map(({ url }) => url));
    const paths = ["/", "/city/tustin", "/search?q=botox", "/api/cities", "/sign-in"];
    const ending = keepAsking(async (count) => {
      if (count % 3 === 0) return save(balancer.url);
      const answer = await fetch(
        balancer.url +
          (count % 3 === 1
            ? `/listing/${slugs[count % slugs.length]}`
            : paths[count % paths.length]),
      );
      await answer.arrayBuffer();
      return answer.status;
    });
    for (let restart = 0; restart < restarts; restart++) {
      const place = restart % 2;
      expect(await servers[place]?.stop()).toBe(0);
      servers[place] = await startServer({ databaseUrl: env.DATABASE_URL, env });
      balancer.moved(place, servers[place].url);
    }
    const { answers, count } = await ending();
    expect(answers).toEqual([200, 204]);
    expect(count).toBeGreaterThan(restarts * 5);
    expect(await lost()).toEqual([]);
    await balancer.stop();
  },
);
