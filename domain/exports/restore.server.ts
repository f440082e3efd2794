import { checksumTable } from "#database/backup/read-rows.ts";
import { type BackupTable, listTables } from "#database/backup/tables.ts";
import {
  setSequence,
  truncateAll,
  withoutForeignKeys,
  writeRows,
} from "#database/backup/write-rows.ts";
import type { DatabaseConnection } from "#database/connection.ts";
import type { Transaction } from "#database/database.ts";
import { knownMigrations } from "#database/migrate.ts";
import { checkBackup } from "./back-up.server.ts";
import {
  type BackupEnd,
  type BackupHead,
  type BackupLine,
  NoBackup,
  readBackup,
} from "./backup-file.server.ts";

const atOnce = 500;

export type StoreFile = (name: string, bytes: Buffer) => Promise<void>;

export type Backup = { path: string; head: BackupHead; end: BackupEnd };

export async function openBackup(path: string): Promise<Backup> {
  const end = await checkBackup(path);
  return { path, end, head: await readHead(path) };
}

/**
 * Fills an empty database from a backup: migrates to the backup's version, inserts and compares
 * every row in one transaction, then migrates to the current version.
 */
export async function restoreBackup(
  database: Pick<DatabaseConnection, "db" | "migrate">,
  { path, head }: Backup,
  keepFile: StoreFile,
) {
  await database.migrate(head.migrations.length);
  await database.db.transaction(async (tx) => {
    await withoutForeignKeys(tx, async () => {
      await truncateAll(tx, await listTables(tx));
      await fill(tx, path, keepFile);
    });
  });
  await database.migrate();
}

async function readHead(path: string): Promise<BackupHead> {
  for await (const line of readBackup(path)) {
    if (!("backup" in line)) break;
    const known = knownMigrations();
    if (line.migrations.some((hash, index) => known[index] !== hash))
      throw new NoBackup(
        `${path} was made by a newer or different version of the site. Restore it with that version.`,
      );
    return line;
  }
  throw new NoBackup(`${path} is not a backup.`);
}

async function fill(tx: Transaction, path: string, keepFile: StoreFile) {
  let table: BackupTable | null = null;
  let rows: string[] = [];
  const flush = async () => {
    if (table && rows.length > 0) await writeRows(tx, table, rows);
    rows = [];
  };
  const known = new Map((await listTables(tx)).map((each) => [each.name, each]));
  for await (const line of readBackup(path)) await take(line);

  async function take(line: BackupLine) {
    if ("row" in line) {
      rows.push(line.row);
      if (rows.length >= atOnce) await flush();
    } else if ("table" in line) {
      table = { name: line.table, columns: line.columns };
      if (!known.has(line.table))
        throw new NoBackup(
          `${path} contains a table "${line.table}" that its version of the site does not have.`,
        );
    } else if ("sum" in line) {
      await flush();
      const found = table && (await checksumTable(tx, table));
      if (found?.checksum !== line.sum.checksum || found.rows !== line.sum.rows)
        throw new Error(`The restored rows of "${table?.name}" do not match the backup.`);
    } else if ("sequence" in line) await setSequence(tx, line.sequence, line.last);
    else if ("file" in line) await keepFile(line.file, Buffer.from(line.base64, "base64"));
  }
}
