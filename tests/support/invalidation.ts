import { pino } from "pino";
import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  invalidateTags,
  listenThroughConnection,
  listenThroughPool,
} from "#database/invalidation.ts";
import { test as databaseTest } from "./database.ts";

type Watched = {
  onChange(listener: (tags: string[]) => void): void;
  heard: string[];
  close(): Promise<void>;
};

/** Listens like a server on the file's own database. `heard` has this test's tags in order. */
export const test = databaseTest.extend<{
  $file: { watched: Watched };
  $test: { heard: string[] };
}>({
  watched: [
    async ({ own: { pool, address } }, use) => {
      const changes = address
        ? await listenThroughConnection(address, pino({ level: "silent" }))
        : listenThroughPool(pool);
      const heard: string[] = [];
      changes.onChange((tags) => heard.push(...tags));
      await pool.query("select 1");
      await use({ ...changes, heard });
      await changes.close();
    },
    { scope: "file" },
  ],

  heard: async ({ watched: { heard } }, use) => {
    heard.length = 0;
    await use(heard);
  },
});

/** Clears earlier tags: invalidations come in order, so the mark arrives after all of them. */
export async function clearHeard(db: Database, heard: string[]) {
  await invalidateTags(db, ["mark"]);
  await expect.poll(() => heard).toContain("mark");
  heard.length = 0;
}
