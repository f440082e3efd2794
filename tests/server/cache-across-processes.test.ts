import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brand } from "#site/brand.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { operator, type RunningServer, runSite, startServer } from "#tests/support/server.ts";
import { submission } from "#tests/support/submission.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: RunningServer[];
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  env = {
    DATABASE_URL: await createDatabase(postgres.address, "several_processes"),
    SECRET: "one secret for both of the processes",
  };
  servers = await Promise.all([
    startServer({ databaseUrl: env.DATABASE_URL, env }),
    startServer({ databaseUrl: env.DATABASE_URL, env }),
  ]);
});

afterAll(async () => {
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  expect(codes).toEqual([0, 0]);
});

/** Pages stay cached longer unless they are invalidated. */
const soon = { timeout: 600_000, interval: 50 };

const read = async (server: RunningServer, path: string) => (await fetch(server.url + path)).text();
const countOn = async (server: RunningServer) =>
  Number(/(\d+)(?:<!-- -->)? Medical Spas Found/.exec(await read(server, "/med-spas"))?.[1]);

describe("two servers on one PostgreSQL", () => {
  test("start together on an empty database, load it once and both show it", async () => {
    const counts = await Promise.all(servers.map(countOn));
    expect(counts[0]).toBeGreaterThanOrEqual(110);
    expect(counts[1]).toBe(counts[0]);
  });

  test("both show a third process's change and keep unrelated pages cached", async () => {
    const untouched = "/api/cities";
    const before = await Promise.all(servers.map(countOn));
    for (const server of servers) await read(server, untouched);
    for (const server of servers) expect(await hitsOf(server, "/med-spas")).toBe(1);

    const total = Number(before[0]) + 20;
    expect(await runSite(["seed", `--listings=${total}`], env)).toMatchObject({ code: 0 });
    await Promise.all(
      servers.map((server) => expect.poll(() => countOn(server), soon).toBe(total)),
    );

    for (const server of servers) expect(await hitsOf(server, untouched)).toBe(1);
    for (const server of servers)
      expect(await server.metric("page_cache_dropped_total")).toBeGreaterThan(0);
  });

  test("both apply a changed setting, on pages and for search engines", async () => {
    const [first] = servers as [RunningServer];
    const headers = { origin: first.url, cookie: await signedIn(first) };
    const pages = ["/contact", "/llms.txt", "/about"];
    for (const server of servers)
      for (const path of pages) expect(await read(server, path)).toContain(brand.contactEmail);

    const contact = {
      email: "front-desk@guide.example",
      phone: "(949) 555-0142",
      postalAddress: "7 Harbor Way, Irvine, CA 92606",
    };
    const set = {
      method: "POST",
      headers,
      body: new URLSearchParams(contact),
      redirect: "manual",
    } as const;
    expect((await fetch(`${first.url}/admin/settings?setting=contact`, set)).status).toBe(303);
    for (const server of servers)
      for (const path of pages)
        await expect.poll(() => read(server, path), soon).toContain(contact.email);
    for (const server of servers) {
      const page = await read(server, "/about");
      expect(page).toContain(`"email":"${contact.email}","telephone":"+19495550142"`);
      expect(page).not.toContain(brand.contactEmail);
    }
  });

  test("reject a switched-off feature with the configured text and Retry-After", async () => {
    const [first, second] = servers as [RunningServer, RunningServer];
    const headers = { origin: first.url, cookie: await signedIn(first) };
    const closed = new URLSearchParams({ taken: "no", words: "Back on Monday." });
    await fetch(`${first.url}/admin/settings?setting=listings`, {
      method: "POST",
      headers,
      body: closed,
      redirect: "manual",
    });
    await expect.poll(() => read(second, "/add-listing"), soon).toContain("Back on Monday.");
    const body = JSON.stringify(submission());
    const refused = await fetch(`${second.url}/api/medspas`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("3600");
    expect(await refused.json()).toMatchObject({ status: 503, message: "Back on Monday." });
  });

  test("log no errors", () => {
    for (const server of servers) expect(server.complaints()).toEqual([]);
  });
});

async function hitsOf(server: RunningServer, path: string) {
  const before = await server.metric("page_cache_hits_total");
  await read(server, path);
  return (await server.metric("page_cache_hits_total")) - before;
}

async function signedIn(server: RunningServer) {
  const body = JSON.stringify(operator);
  const answer = await fetch(`${server.url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
