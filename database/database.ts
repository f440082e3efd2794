import type { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

export type Database = ReturnType<typeof drizzle<Record<string, never>, pg.Pool>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;
