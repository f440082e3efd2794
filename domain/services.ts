import type { Database } from "#database/database.ts";

/** What the domain needs from outside. Built once in server/, replaced in tests. */
export type Services = { db: Database; clock: () => Date };
