import { readFileSync } from "node:fs";
import { TransactionRollbackError } from "drizzle-orm";
import pg from "pg";
import { inject, test as plainTest } from "vitest";
import { connect, embeddedPool } from "#database/connection.ts";
import type { Transaction } from "#database/database.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import { createDatabase, templateName } from "./template.ts";

/** One database a worker, made from a migrated template that holds the places, categories and treatments. */
async function openWorkerDatabase() {
  const address = inject("postgres");
  if (!address) {
    const embedded = new EmbeddedDatabase({ snapshot: new Blob([readFileSync(inject("snapshot"))]) });
    return embeddedPool(embedded);
  }
  return new pg.Pool({ connectionString: await createDatabase(address, `worker_${process.pid}_${Date.now()}`, templateName), max: 10 });
}

/** A transaction a test, always rolled back: the next test finds the template. Transactions inside become savepoints. */
export const test = plainTest.extend<{ $test: { db: Transaction }; $worker: { pool: pg.Pool } }>({
  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const pool = await openWorkerDatabase();
      await use(pool);
      await pool.end();
    },
    { scope: "worker" },
  ],
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
});
