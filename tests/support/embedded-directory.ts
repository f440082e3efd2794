import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { test as plainTest } from "vitest";
import { readSnapshot } from "./database.ts";
import { closeDirectory, type Opened, openDirectory } from "./open-directory.ts";

type Fixtures = { $worker: { directory: string }; $file: { opened: Opened } };

export const test = plainTest.extend<Fixtures>({
  /** Unpacked once per worker, as creating a database takes seconds. Tests close what they open. */
  directory: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "embedded-"));
      const directory = join(folder, "database");
      await (
        await PGlite.create({
          dataDir: directory,
          loadDataDir: readSnapshot(),
          extensions: { pg_trgm },
        })
      ).close();
      await use(directory);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],

  opened: [
    async ({ directory }, use) => {
      const opened = openDirectory(directory);
      await use(opened);
      await closeDirectory(opened);
    },
    { scope: "file" },
  ],
});
