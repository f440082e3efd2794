import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";

const moment = () => timestamp({ withTimezone: true });

export const inboxKind = pgEnum("inbox_kind", [
  "submission",
  "revision",
  "claim",
  "review",
  "question",
  "pair",
  "reported-review",
  "reported-photo",
  "message",
]);
/** `changed`: the thing was not what had been read. `failed`: the fault is ours. Except after `done` and `gone` the thing waits again. */
export const inboxOutcome = pgEnum("inbox_outcome", [
  "done",
  "undone",
  "changed",
  "gone",
  "forbidden",
  "own",
  "failed",
]);

/** What was decided in the inbox: nothing of it has happened, and nobody was told, before it is carried out. */
export const inboxDecisions = pgTable(
  "inbox_decisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: inboxKind().notNull(),
    subjectId: integer().notNull(),
    /** Of the subject, as whoever decided had it before him. */
    version: integer().notNull(),
    /** What it is called in the strip of what was just decided; forgotten with it, for it may be somebody's name. */
    title: text().notNull(),
    decision: jsonb().$type<Record<string, string>>().notNull(),
    decidedBy: integer()
      .notNull()
      .references(() => users.id),
    decidedAt: moment().notNull(),
    dueAt: moment().notNull(),
    settledAt: moment(),
    outcome: inboxOutcome(),
  },
  (table) => [
    uniqueIndex("inbox_decisions_open")
      .on(table.kind, table.subjectId)
      .where(sql`settled_at is null`),
    index("inbox_decisions_due").on(table.dueAt).where(sql`settled_at is null`),
    index("inbox_decisions_subject").on(table.kind, table.subjectId, table.id),
    index("inbox_decisions_settled").on(table.settledAt),
  ],
);
