import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { projectRoot } from "#platform/project-root.ts";
import { dropStaleAuditTriggers, installAuditTriggers } from "./audit/install.ts";
import type { Executor } from "./database.ts";

const migrationsFolder = join(projectRoot, "database/migrations");

const lockNumber = 20_261_121;

/**
 * Processes that start together wait for each other: the first one migrates. `count` stops after
 * that many migrations.
 */
export async function migrate(pool: pg.Pool, count?: number) {
  const folder = count === undefined ? null : firstMigrations(count);
  const client = await pool.connect();
  try {
    // Waiting and migrating may exceed the statement timeout of pages.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await dropStaleAuditTriggers(client);
    await applyMigrations(drizzle(client, { casing: "snake_case" }), {
      migrationsFolder: folder ?? migrationsFolder,
    });
    if (!folder) await installAuditTriggers(client);
  } finally {
    // Closing the connection releases the lock and the setting in every case.
    client.release(true);
    if (folder) rmSync(folder, { recursive: true });
  }
}

type Journal = { entries: { tag: string }[] };

const readJournal = () =>
  JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;
const fileOf = ({ tag }: Journal["entries"][number]) => join(migrationsFolder, `${tag}.sql`);

function firstMigrations(count: number) {
  const journal = readJournal();
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const entries = journal.entries.slice(0, count);
  mkdirSync(join(folder, "meta"));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const entry of entries) copyFileSync(fileOf(entry), join(folder, `${entry.tag}.sql`));
  return folder;
}

export const knownMigrations = () =>
  readJournal().entries.map((entry) =>
    createHash("sha256")
      .update(readFileSync(fileOf(entry), "utf8"))
      .digest("hex"),
  );

export async function appliedMigrations(db: Executor) {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
}
