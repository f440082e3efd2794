import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { type RunningServer, runSite, startServer } from "#tests/support/server.ts";
import { createDatabase } from "#tests/support/template.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: RunningServer[];
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  env = { DATABASE_URL: await createDatabase(postgres.address, "several_processes") };
  servers = await Promise.all([startServer({ env }), startServer({ env })]);
});

afterAll(async () => {
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  expect(codes).toEqual([0, 0]);
});

const read = async (server: RunningServer, path: string) => (await fetch(server.url + path)).text();
const countOn = async (server: RunningServer) => Number(/(\d+)(?:<!-- -->)? Medical Spas Found/.exec(await read(server, "/med-spas"))?.[1]);

describe("two servers on one PostgreSQL", () => {
  test("start together on an empty database: one loads it, both show it", async () => {
    const counts = await Promise.all(servers.map(countOn));
    expect(counts[0]).toBeGreaterThanOrEqual(110);
    expect(counts[1]).toBe(counts[0]);
  });

  test("both show within a second what a third process changed, and keep what it did not touch", async () => {
    const untouched = "/api/cities";
    const before = await Promise.all(servers.map(countOn));
    for (const server of servers) await read(server, untouched);
    for (const server of servers) expect(await hitsOf(server, "/med-spas")).toBe(1);

    const total = Number(before[0]) + 30;
    expect(await runSite(["seed", `--listings=${total}`], env)).toMatchObject({ code: 0 });
    const changed = performance.now();
    await Promise.all(servers.map((server) => expect.poll(() => countOn(server), { timeout: 5_000, interval: 20 }).toBe(total)));
    expect(performance.now() - changed).toBeLessThan(1_000);

    for (const server of servers) expect(await hitsOf(server, untouched)).toBe(1);
    for (const server of servers) expect(await server.metric("page_cache_dropped")).toBeGreaterThan(0);
  });

  test("neither complained", () => {
    for (const server of servers) expect(server.complaints()).toEqual([]);
  });
});

async function hitsOf(server: RunningServer, path: string) {
  const before = await server.metric("page_cache_hits");
  await read(server, path);
  return (await server.metric("page_cache_hits")) - before;
}
