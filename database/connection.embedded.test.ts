import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { test } from "#tests/support/embedded-directory.ts";
import { openDatabase } from "./connection.ts";

const open = (dataDir: string) =>
  openDatabase({ databaseUrl: undefined, dataDir }, pino({ level: "silent" }));

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("rejects a second process on the data directory and frees it after closing", async ({
  directory,
}) => {
  const dataDir = dirname(directory);
  const first = await open(dataDir);
  expect(first.engine).toBe("embedded");
  await expect(open(dataDir)).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}.`,
  );
  await first.close();
  expect(existsSync(`${directory}.lock`)).toBe(false);
});

test("delivers invalidations to the process that committed them", async ({ directory }) => {
  const database = await open(dirname(directory));
  const invalidated: string[] = [];
  database.changes.onChange((tags) => invalidated.push(...tags));
  await database.db.execute(sql`select pg_notify('invalidations', 'catalogue')`);
  await expect.poll(() => invalidated.at(-1)).toBe("catalogue");
  await database.close();
});

test("reports a data directory that cannot be created in one line", async () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "in the way");
  for (const [dataDir, reason] of [
    [join(file, "data"), "ENOTDIR"],
    [file, "ENOTDIR"],
    ["/dev/null", "ENOTDIR"],
  ] as const)
    await expect(open(dataDir)).rejects.toThrow(
      new StartFailure(`DATA_DIR: cannot write to ${dataDir} (${reason}).`),
    );
});

test.skipIf(process.getuid?.() === 0)(
  "reports a read-only data directory in one line",
  async () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o500);
    await expect(open(folder)).rejects.toThrow(
      new StartFailure(`DATA_DIR: ${folder} cannot be written (EACCES).`),
    );
  },
);

test("reports a database that does not open in one line and leaves it unlocked", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "database"), "no directory");
  await expect(open(folder)).rejects.toThrow(StartFailure);
  await expect(open(folder)).rejects.toThrow(`Cannot open the database in ${folder}/database`);
  expect(existsSync(join(folder, "database.lock"))).toBe(false);
});

test("refuses to open a directory whose content is no database", async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "database"));
  writeFileSync(join(folder, "database/PG_VERSION"), "9.6\n");
  await expect(open(folder)).rejects.toThrow(`Cannot open the database in ${folder}/database`);
});

test("vacuum reclaims deleted rows, updates row counts and lets other queries run in between", async ({
  directory,
}) => {
  const { db, tidy, close } = await open(dirname(directory));
  await db.execute(
    sql`insert into rate_limits (key, count, ends_at) select 'row ' || n, 1, now() from generate_series(1, 2000) n`,
  );
  await db.execute(sql`delete from rate_limits where right(key, 1) <> '7'`);
  const size = async () =>
    (
      await db.execute<{ rows: number; pages: number }>(
        sql`select reltuples::int as rows, relpages as pages from pg_class where relname = 'rate_limits'`,
      )
    ).rows[0];
  const tidying = tidy().then(() => "tidied");
  expect(await Promise.race([tidying, db.execute(sql`select 1`).then(() => "asked")])).toBe(
    "asked",
  );
  await tidying;
  expect((await size())?.rows).toBe(200);
  const { pages } = (await size()) ?? { pages: 0 };
  await db.execute(
    sql`insert into rate_limits (key, count, ends_at) select 'new ' || n, 1, now() from generate_series(1, 1000) n`,
  );
  await tidy();
  expect((await size())?.pages).toBe(pages);
  await close();
});
