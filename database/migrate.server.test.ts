import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import { expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { migrate } from "./migrate.ts";

const schema = Object.assign(
  {},
  ...Object.values(import.meta.glob("./schema/**/*.ts", { eager: true })),
) as Record<string, unknown>;

const applied = async (pool: pg.Pool) =>
  (await pool.query("select * from drizzle.__drizzle_migrations order by id")).rows;
const locks = async (pool: pg.Pool) =>
  (await pool.query("select count(*)::int from pg_locks where locktype = 'advisory'")).rows;

async function empty(pool: pg.Pool) {
  await pool.query("drop schema public cascade; create schema public; drop schema drizzle cascade");
}

test("a migrated database has every table and column of the schema", async ({ db }) => {
  const tables = Object.values(schema).filter((thing) => is(thing, PgTable));
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) await db.select().from(table).limit(1);
});

test("migrating twice changes nothing", async ({ own: { pool } }) => {
  const before = await applied(pool);
  await migrate(pool);
  expect(await applied(pool)).toEqual(before);
});

test("concurrent migrations wait for each other and apply each migration once", async ({
  own: { pool },
}) => {
  const before = await applied(pool);
  await empty(pool);
  await Promise.all([migrate(pool), migrate(pool)]);
  expect((await applied(pool)).map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
  await expect.poll(() => locks(pool)).toEqual([{ count: 0 }]);
});

test("a failed migration leaves nothing behind and releases its lock", async ({
  own: { pool },
}) => {
  await empty(pool);
  await pool.query("create table treatments (in_the_way text)");
  await expect(migrate(pool)).rejects.toThrow();
  expect((await pool.query("select to_regclass('cities') as cities")).rows).toEqual([
    { cities: null },
  ]);
  await expect.poll(() => locks(pool)).toEqual([{ count: 0 }]);
  await pool.query("drop table treatments");
  await migrate(pool);
});
