import { AsyncResource } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { test } from "#tests/support/database.ts";
import { openDatabase } from "./connection.ts";

const open = (databaseUrl: string, logger = pino({ level: "silent" })) =>
  openDatabase({ databaseUrl, dataDir: "nowhere" }, logger);

test("a broken connection fails only its own transaction", async ({ own: { address, pool } }) => {
  const database = await open(address);
  onTestFinished(() => database.close());
  expect(database.engine).toBe("postgresql");
  const broken = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query("select pg_terminate_backend($1, 5000)", [rows[0]?.pid]);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await database.db.execute(sql`select 1 as alive`)).rows).toEqual([{ alive: 1 }]);
});

test("a connection that breaks while the database closes is no error", async ({
  own: { address, pool, db },
}) => {
  const logs: string[] = [];
  const database = await open(
    address,
    pino({ level: "error" }, { write: (line) => logs.push(line) }),
  );
  const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, "SIGSTOP");
  await database.close();
  await pool.query("select pg_terminate_backend($1)", [pid]);
  process.kill(pid, "SIGCONT");
  const backend = sql`select 1 from pg_stat_activity where pid = ${pid}`;
  await expect.poll(async () => (await db.execute(backend)).rows).toEqual([]);
  await setImmediate();
  expect(logs).toEqual([]);
});

test("a query beside the open transaction fails instead of waiting for it", async ({
  own: { db },
}) => {
  const beside = db.transaction(() => db.execute(sql`select 1`));
  await expect(beside).rejects.toMatchObject({
    cause: { message: expect.stringMatching("Use tx") },
  });
  const nested = db.transaction(() => db.transaction(async () => {}));
  await expect(nested).rejects.toThrow("Use tx");
  const late: (() => Promise<unknown>)[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    late.push(AsyncResource.bind(() => db.execute(sql`select 1`).then(() => null)));
  });
  expect(await Promise.all(late.map((query) => query()))).toEqual([null]);
});

test("cancels a statement that takes too long", async ({ own: { address } }) => {
  const database = await open(address);
  onTestFinished(() => database.close());
  expect((await database.db.execute(sql`show statement_timeout`)).rows).toEqual([
    { statement_timeout: "15s" },
  ]);
});

test.for([
  ["nobody listens", { port: "1" }, "ECONNREFUSED"],
  ["the database does not exist", { pathname: "/gone" }, 'database "gone" does not exist'],
] as const)(
  "reports in one line, without the password, that %s",
  async ([, change, reason], { own: { address } }) => {
    const url = Object.assign(new URL(address), { password: "secret" }, change);
    const failure = await open(url.href).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(String(failure)).toContain("DATABASE_URL: cannot reach the database");
    expect(String(failure)).toContain(reason);
    expect(String(failure)).not.toContain("secret");
  },
);
