import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.ts";

const transaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks the work of each transaction of `db`. */
export function markTransactions(db: Database): Database {
  const begin = db.transaction.bind(db);
  return Object.assign(db, {
    transaction: ((work, config) =>
      begin(async (tx) => {
        const state = { isOpen: true };
        try {
          return await transaction.run(state, async () => await work(tx));
        } finally {
          state.isOpen = false;
        }
      }, config)) satisfies Database["transaction"],
  });
}

/**
 * Throws on a query beside the open transaction, which would wait forever for the one connection of
 * the embedded database. As an error, it fails every test on PostgreSQL too.
 */
export function refuseInsideTransaction() {
  if (transaction.getStore()?.isOpen)
    throw new Error("A query inside a transaction went to db. Use tx.");
}
