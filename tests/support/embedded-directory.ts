import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { test as plainTest } from "vitest";
import { embeddedPool } from "#database/connection.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import { readSnapshot } from "./database.ts";

type Opened = { embedded: EmbeddedDatabase; pool: pg.Pool };
type Fixtures = { $file: { directory: string }; $test: { opened: Opened } };

/** A database in a directory of its own, unpacked once a file: to make one anew takes seconds. */
export const test = plainTest.extend<Fixtures>({
  directory: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "embedded-"));
      const directory = join(folder, "database");
      await (await PGlite.create({ dataDir: directory, loadDataDir: readSnapshot() })).close();
      await use(directory);
      rmSync(folder, { recursive: true });
    },
    { scope: "file" },
  ],

  opened: async ({ directory }, use) => {
    const opened = openDirectory(directory);
    await use(opened);
    await closeDirectory(opened);
  },
});

export function openDirectory(directory: string, deadline?: number): Opened {
  const embedded = new EmbeddedDatabase({ directory }, deadline);
  const pool = embeddedPool(embedded);
  pool.on("error", () => {});
  return { embedded, pool };
}

export async function closeDirectory({ embedded, pool }: Opened) {
  await pool.end();
  await embedded.close();
}
