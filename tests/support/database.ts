import { readFileSync } from "node:fs";
import { TransactionRollbackError } from "drizzle-orm";
import pg from "pg";
import { inject, test as plainTest } from "vitest";
import { connect, embeddedPool } from "#database/connection.ts";
import type { Database, Transaction } from "#database/database.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import { createDatabase } from "./create-database.ts";
import { templateName } from "./template.ts";

/** `address` is empty for the embedded database. */
type OwnDatabase = { db: Database; pool: pg.Pool; address: string };
type Fixtures = {
  $worker: { pool: pg.Pool };
  $file: { own: OwnDatabase };
  $test: { db: Transaction };
};

let opened = 0;

/** Copies the migrated template with the reference data. */
async function openCopy() {
  const server = inject("postgres");
  if (!server) {
    const embedded = new EmbeddedDatabase({ snapshot: readSnapshot() });
    return { pool: embeddedPool(embedded), address: "", close: () => embedded.close() };
  }
  const address = await createDatabase(
    server,
    `copy_${process.pid}_${Date.now()}_${++opened}`,
    templateName,
  );
  return {
    pool: new pg.Pool({ connectionString: address, max: 10 }),
    address,
    close: async () => {},
  };
}

export function readSnapshot() {
  return new Blob([readFileSync(inject("snapshot"))]);
}

export const test = plainTest.extend<Fixtures>({
  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { pool, close } = await openCopy();
      await use(pool);
      await pool.end();
      await close();
    },
    { scope: "worker" },
  ],

  /** One transaction per test, always rolled back. Inner transactions become savepoints. */
  db: async ({ pool }, use) => {
    await connect(pool)
      .transaction(async (tx) => {
        await use(tx);
        tx.rollback();
      })
      .catch((error) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  },

  /** A database per file for tests that need real commits, with several connections if possible. */
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { pool, address, close } = await openCopy();
      await use({ db: connect(pool), pool, address });
      await pool.end();
      await close();
    },
    { scope: "file" },
  ],
});
