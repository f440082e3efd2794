import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectRoot } from "#platform/project-root.ts";
import { letGoOfTables, recordChanges } from "./audit/install.ts";

const migrationsFolder = join(projectRoot, "database/migrations");

const lockNumber = 20_261_121;

/** Processes that start together wait for each other: the first migrates, the rest find nothing to do. */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    // To wait and to migrate may both take longer than a statement of a page may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await letGoOfTables(client);
    await applyMigrations(drizzle(client, { casing: "snake_case" }), { migrationsFolder });
    await recordChanges(client);
  } finally {
    // With the connection go the lock and the setting, whatever happened.
    client.release(true);
  }
}
