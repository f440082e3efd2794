import { expect } from "vitest";
import { listenThroughPool } from "#database/invalidation.ts";
import { test } from "#tests/support/embedded-directory.ts";

const runaway = "select count(*) from generate_series(1, 1000000000000)";

test("rolls back the unfinished transaction of a broken connection", async ({
  opened: { pool },
}) => {
  await pool.query("create temporary table nothing (id int)");
  const client = await pool.connect();
  await client.query("begin");
  await client.query("create table half_done (id int)");
  client.release(new Error("broken"));
  expect(
    (
      await pool.query(
        "select to_regclass('half_done') as half, to_regclass('pg_temp.nothing') as nothing",
      )
    ).rows,
  ).toEqual([{ half: null, nothing: null }]);
});

test("the next connection reopens the database after the thread died", async ({
  opened: { embedded, pool },
}) => {
  await pool.query("create table outlived (id int)");
  await (await embedded.open()).terminate();
  expect((await pool.query("select count(*)::int from outlived")).rows).toEqual([{ count: 0 }]);
});

test("a dead thread invalidates everything, and later changes still arrive", async ({
  opened: { embedded, pool },
}) => {
  const invalidated: string[] = [];
  listenThroughPool(pool).onChange((tags) => invalidated.push(...tags));
  await (await embedded.open()).terminate();
  await pool.query("select pg_notify('invalidations', 'catalogue')");
  expect(invalidated).toEqual(["*", "catalogue"]);
});

test("a failed statement invalidates nothing else", async ({ opened: { embedded, pool } }) => {
  const invalidated: string[] = [];
  listenThroughPool(pool, () => embedded.openings).onChange((tags) => invalidated.push(...tags));
  await pool.query("select 1 / 0").catch(() => {});
  await pool.query("select pg_notify('invalidations', 'catalogue')");
  await pool.query("select 1 / 0").catch(() => {});
  await pool.query("select pg_notify('invalidations', 'reviews')");
  expect(invalidated.filter((tag) => tag !== "*")).toEqual(["catalogue", "reviews"]);
  expect(invalidated.filter((tag) => tag === "*").length).toBeLessThan(2);
});

test("a dying thread fails only the query in progress", async ({ opened: { embedded, pool } }) => {
  const thread = await embedded.open();
  await pool.query("select 1");
  const failing = expect(pool.query(runaway)).rejects.toThrow("The embedded database stopped.");
  await thread.terminate();
  await failing;
  expect((await pool.query("select 1 as alive")).rows).toEqual([{ alive: 1 }]);
});

test("does not continue an interrupted transaction on the new thread", async ({
  opened: { embedded, pool },
}) => {
  await pool.query("create table whole_or_nothing (id int)");
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into whole_or_nothing values (1)");
  await (await embedded.open()).terminate();
  await expect(client.query("insert into whole_or_nothing values (2)")).rejects.toThrow();
  client.release(true);
  expect((await pool.query("select * from whole_or_nothing")).rows).toEqual([]);
});

test("a crash inside the database raises an error, never an empty result, and the database recovers", async ({
  opened: { pool },
}) => {
  await pool.query(
    "create function deeper(n int) returns int language plpgsql as 'begin return deeper(n + 1); end'",
  );
  await expect(pool.query("select deeper(1)")).rejects.toThrow("The embedded database stopped: ");
  expect((await pool.query("select 1 as alive")).rows).toEqual([{ alive: 1 }]);
});

test("an ordinary error does not restart the database", async ({ opened: { embedded, pool } }) => {
  const thread = await embedded.open();
  await expect(pool.query("select nonsense")).rejects.toThrow('column "nonsense" does not exist');
  expect(await embedded.open()).toBe(thread);
});

test("concurrent callers share the one session, each with its own transaction", async ({
  opened: { pool },
}) => {
  await pool.query("create table counter (value int); insert into counter values (0)");
  const increment = async () => {
    const client = await pool.connect();
    await client.query("begin");
    const { rows } = await client.query("select value from counter");
    await client.query("update counter set value = $1", [rows[0].value + 1]);
    await client.query("commit");
    client.release();
  };
  await Promise.all(Array.from({ length: 8 }, increment));
  expect((await pool.query("select value from counter")).rows).toEqual([{ value: 8 }]);
});

test("the thread keeps no query results in memory", async ({ opened: { embedded, pool } }) => {
  const thread = await embedded.open();
  const used = async () => (await thread.getHeapStatistics()).used_heap_size / 2 ** 20;
  await pool.query("select 1");
  const before = await used();
  for (let read = 0; read < 300; read++)
    await pool.query("select repeat('x', 200) as text from generate_series(1, 2000)");
  expect((await used()) - before).toBeLessThan(50);
});
