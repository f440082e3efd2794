import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedPool } from "#database/connection.ts";
import { readSnapshot } from "#tests/support/database.ts";
import { EmbeddedDatabase } from "./embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "embedded-"));
const directory = join(folder, "database");

/** Once for all tests of this file, from the prepared snapshot: to make a database takes seconds. */
beforeAll(async () => {
  const made = await PGlite.create({ dataDir: directory, loadDataDir: readSnapshot() });
  await made.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function withDatabase<Result>(work: (pool: pg.Pool, embedded: EmbeddedDatabase) => Promise<Result>) {
  const embedded = new EmbeddedDatabase({ directory });
  const pool = embeddedPool(embedded);
  pool.on("error", () => {});
  try {
    return await work(pool, embedded);
  } finally {
    await pool.end();
    await embedded.close();
  }
}

const setting = (pool: pg.Pool, name: string) => pool.query(`show ${name}`).then(({ rows }) => rows[0][name]);
void setting;
void writeFileSync;
void expect;
void test;
void withDatabase;
