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
  invalidated: string[];
  close(): Promise<void>;
};

/** Listens like a server on the file's own database. `invalidated` has this test's tags in order. */
export const test = databaseTest.extend<{
  $file: { watched: Watched };
  $test: { invalidated: string[] };
}>({
  watched: [
    async ({ own: { pool, address } }, use) => {
      const changes = address
        ? await listenThroughConnection(address, pino({ level: "silent" }))
        : listenThroughPool(pool);
      const invalidated: string[] = [];
      changes.onChange((tags) => invalidated.push(...tags));
      await pool.query("select 1");
      await use({ ...changes, invalidated });
      await changes.close();
    },
    { scope: "file" },
  ],

  invalidated: async ({ watched: { invalidated } }, use) => {
    invalidated.length = 0;
    await use(invalidated);
  },
});

/** Clears earlier tags: invalidations come in order, so the mark arrives after all of them. */
export async function clearInvalidated(db: Database, invalidated: string[]) {
  await invalidateTags(db, ["mark"]);
  await expect.poll(() => invalidated).toContain("mark");
  invalidated.length = 0;
}
