import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { RowSum, readRows, readSnapshot } from "#database/backup/read-rows.ts";
import { listSequences, listTables } from "#database/backup/tables.ts";
import type { Database, Transaction } from "#database/database.ts";
import { appliedMigrations } from "#database/migrate.ts";
import type { Storage } from "#integrations/storage/storage.ts";
import {
  type BackupEnd,
  type BackupLine,
  NoBackup,
  readBackup,
  writeBackup,
} from "./backup-file.server.ts";

/**
 * `media`: null if photos are in a bucket, which has its own backup.
 * `dataDir`: holds the secret if it was generated there.
 */
type BackupSource = { db: Database; clock: () => Date; media: Storage | null; dataDir: string };

/** Writes a consistent snapshot of the site to one file and verifies it. Returns a summary. */
export async function backUp(
  from: BackupSource,
  path: string,
): Promise<BackupEnd & { bytes: number }> {
  const bytes = await readSnapshot(from.db, (tx) => writeBackup(path, contentOf(tx, from)));
  return { ...(await checkBackup(path)), bytes };
}

async function* contentOf(
  tx: Transaction,
  { clock, media, dataDir }: BackupSource,
): AsyncGenerator<BackupLine> {
  yield { backup: 1, madeAt: clock().toISOString(), migrations: await appliedMigrations(tx) };
  const tables = await listTables(tx);
  let rows = 0;
  for (const { name, columns } of tables) {
    yield { table: name, columns };
    const sum = new RowSum();
    for await (const some of readRows(tx, { name, columns }))
      for (const row of some) {
        sum.add(row);
        yield { row };
      }
    rows += sum.rows;
    yield { sum: { rows: sum.rows, checksum: sum.checksum } };
  }
  for (const { name, last } of await listSequences(tx)) yield { sequence: name, last };
  let files = 0;
  for await (const file of filesOf(media, dataDir)) {
    files++;
    yield file;
  }
  yield { end: true, tables: tables.length, rows, files };
}

export const secretFile = "secret";
export const mediaPrefix = "media/";

async function* filesOf(media: Storage | null, dataDir: string) {
  const secret = join(dataDir, secretFile);
  if (existsSync(secret))
    yield { file: secretFile, base64: (await readFile(secret)).toString("base64") };
  if (!media) return;
  for await (const { name } of media.list()) {
    // Deleted meanwhile, so no row refers to it any more.
    const bytes = await media.read(name);
    if (bytes) yield { file: mediaPrefix + name, base64: Buffer.from(bytes).toString("base64") };
  }
}

/** Reads the whole backup and verifies the count and checksum of every table. */
export async function checkBackup(path: string): Promise<BackupEnd> {
  let [tables, rows, files] = [0, 0, 0];
  let sum = new RowSum();
  for await (const line of readBackup(path)) {
    if ("row" in line) sum.add(line.row);
    else if ("table" in line) sum = new RowSum();
    else if ("sum" in line) {
      if (line.sum.rows !== sum.rows || line.sum.checksum !== sum.checksum)
        throw new NoBackup(`${path} is damaged: table ${tables + 1} was altered.`);
      tables++;
      rows += sum.rows;
    } else if ("file" in line) files++;
    else if ("end" in line) {
      if (line.tables !== tables || line.rows !== rows || line.files !== files)
        throw new NoBackup(`${path} is damaged: part of it is missing.`);
      return line;
    }
  }
  throw new NoBackup(`${path} is not a complete backup: its end is missing.`);
}
