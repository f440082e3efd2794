import type pg from "pg";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { test } from "#tests/support/embedded-directory.ts";
import { checkpointRegularly } from "./checkpoints.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const lastCheckpoint = async (pool: pg.Pool) =>
  (await pool.query("select redo_lsn::text as at from pg_control_checkpoint()")).rows[0].at;

/** Advances one minute. Work it triggers on the one connection finishes before later queries. */
async function minutePasses(pool: pg.Pool) {
  vi.advanceTimersByTime(60_000);
  for (let turn = 0; turn < 5; turn++) await pool.query("select 1");
}

test("checkpoints writes within a minute and does nothing during a minute without writes", async ({
  opened: { pool },
}) => {
  const timer = checkpointRegularly(pool);
  await pool.query("create table written as select generate_series(1, 1000)");
  const before = await lastCheckpoint(pool);
  await minutePasses(pool);
  const after = await lastCheckpoint(pool);
  expect(after).not.toBe(before);
  await minutePasses(pool);
  expect(await lastCheckpoint(pool)).toBe(after);
  await pool.query("insert into written values (0)");
  await minutePasses(pool);
  expect(await lastCheckpoint(pool)).not.toBe(after);
  clearInterval(timer);
});

test("waits for a running transaction", async ({ opened: { pool } }) => {
  const timer = checkpointRegularly(pool);
  const client = await pool.connect();
  const positionInside = async () =>
    (await client.query("select redo_lsn::text as at from pg_control_checkpoint()")).rows[0].at;
  await client.query("begin; create table undecided (id int)");
  const before = await positionInside();
  vi.advanceTimersByTime(60_000);
  for (let turn = 0; turn < 5; turn++) expect(await positionInside()).toBe(before);
  await client.query("rollback");
  client.release();
  await minutePasses(pool);
  expect(await lastCheckpoint(pool)).not.toBe(before);
  clearInterval(timer);
});
