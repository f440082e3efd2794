import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true });

/** Recurring work: one row each, whatever number of processes there is. */
export const jobs = pgTable(
  "jobs",
  {
    name: text().primaryKey(),
    dueAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** What the last run did, in words: "3 sent". */
    did: text(),
    /** In a row, since it last went well. */
    failures: integer().notNull().default(0),
    lastError: text(),
    lastErrorAt: moment(),
    runs: integer().notNull().default(0),
  },
  (table) => [index("jobs_due").on(table.dueAt)],
);
