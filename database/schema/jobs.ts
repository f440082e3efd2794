import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Recurring jobs: one row each, however many processes run. */
export const jobs = pgTable(
  "jobs",
  {
    name: text().primaryKey(),
    dueAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Result of the last run: "3 sent". */
    did: text(),
    /** Consecutive failures. */
    failures: integer().notNull().default(0),
    lastError: text(),
    lastErrorAt: moment(),
    runs: integer().notNull().default(0),
  },
  (table) => [index("jobs_due").on(table.dueAt)],
);
