import { index, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Recurring jobs: one row each, however many processes run. */
export const jobs = pgTable(
  "jobs",
  (t) => ({
    name: t.text().primaryKey(),
    dueAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Result of the last run: "3 sent". */
    did: t.text(),
    /** Consecutive failures. */
    failures: t.integer().notNull().default(0),
    lastError: t.text(),
    lastErrorAt: moment(),
    runs: t.integer().notNull().default(0),
  }),
  (table) => [index("jobs_due").on(table.dueAt)],
);
