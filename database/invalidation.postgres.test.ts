import pg from "pg";
import { pino } from "pino";
import { expect, onTestFinished, vi } from "vitest";
import { currentAuditActor, runAsSite } from "#platform/audit-actor.ts";
import { test } from "#tests/support/invalidation.ts";
import { connect } from "./connection.ts";
import { invalidateTags, listenThroughConnection } from "./invalidation.ts";

const listening =
  "select pid from pg_stat_activity where application_name = 'invalidations' and datname = current_database()";
const newest = listening
  .replace("select pid", "select pid, backend_start")
  .concat(" order by backend_start desc limit 1");
const listeners = async (pool: pg.Pool) => (await pool.query(listening)).rows.length;

test("invalidates everything after the listening connection is killed, then receives later changes", async ({
  own: { db, pool },
  invalidated,
}) => {
  await pool.query(`select pg_terminate_backend(pid) from (${listening}) gone`);
  await expect.poll(() => invalidated, { timeout: 5_000 }).toEqual(["*"]);
  await invalidateTags(db, ["med-spa:glow"]);
  await expect.poll(() => invalidated).toEqual(["*", "med-spa:glow"]);
});

test("survives repeated kills of the listening connection", async ({
  own: { db, pool },
  invalidated,
}) => {
  for (let round = 0; round < 2; round++) {
    invalidated.length = 0;
    await pool.query(`select pg_terminate_backend(pid) from (${listening}) gone`);
    await expect.poll(() => invalidated, { timeout: 5_000 }).toEqual(["*"]);
  }
  await invalidateTags(db, ["catalogue"]);
  await expect.poll(() => invalidated.at(-1)).toBe("catalogue");
  expect(await listeners(pool)).toBe(1);
});

test("receives invalidations from other processes", async ({ own: { pool }, invalidated }) => {
  await pool.query("select pg_notify('invalidations', 'city:irvine')");
  await expect.poll(() => invalidated).toEqual(["city:irvine"]);
});

test("receives its own invalidation by the time the commit returns, and that of others exactly once", async ({
  own,
}) => {
  const pool = new pg.Pool({ connectionString: own.address });
  const watched = await listenThroughConnection(own.address, pino({ level: "silent" }), pool);
  onTestFinished(async () => {
    await watched.close();
    await pool.end();
  });
  const invalidated: string[] = [];
  const heardBy = new Set<unknown>();
  watched.onChange((tags) => {
    invalidated.push(...tags);
    heardBy.add(currentAuditActor());
  });
  for (let round = 0; round < 50; round++) {
    await runAsSite("a test", () =>
      connect(pool).transaction((tx) => invalidateTags(tx, [`round:${round}`])),
    );
    expect(invalidated).toContain(`round:${round}`);
  }
  await own.pool.query("select pg_notify('invalidations', 'elsewhere')");
  await own.pool.query("select pg_notify('invalidations', 'last')");
  await expect.poll(() => invalidated).toContain("last");
  expect(invalidated.filter((tag) => tag === "elsewhere")).toHaveLength(1);
  expect([...heardBy]).toEqual([null]);
});

test("closing while the connection is down leaves no connection behind", async ({
  own: { pool, address },
}) => {
  const said: string[] = [];
  const watched = await listenThroughConnection(
    address,
    pino({}, { write: (line) => void said.push(line) }),
  );
  const before = (await listeners(pool)) - 1;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await pool.query(`select pg_terminate_backend(max(pid)) from (${newest}) gone`);
  while (!said.some((line) => line.includes("lost the database connection")))
    await pool.query("select 1");
  await watched.close();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  for (let round = 0; round < 10; round++) expect(await listeners(pool)).toBe(before);
});
