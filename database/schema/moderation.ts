import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { lastingUserId } from "./accounts/accounts.ts";
import { moment } from "./columns.ts";

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
/**
 * `changed`: the item differs from the reviewed version. `failed`: our error. Except after `done`
 * and `gone`, the item is pending again.
 */
export const inboxOutcome = pgEnum("inbox_outcome", [
  "done",
  "undone",
  "changed",
  "gone",
  "forbidden",
  "own",
  "failed",
]);

/**
 * Inbox decisions. Until one is carried out, nothing has changed and no one has been notified.
 */
export const inboxDecisions = pgTable(
  "inbox_decisions",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: inboxKind().notNull(),
    subjectId: t.integer().notNull(),
    version: t.integer().notNull(),
    /**
     * Title in the list of recent decisions. Deleted along with it, because it may be a person's
     * name.
     */
    title: t.text().notNull(),
    decision: t.jsonb().$type<Record<string, string>>().notNull(),
    decidedBy: lastingUserId(),
    decidedAt: moment().notNull(),
    dueAt: moment().notNull(),
    settledAt: moment(),
    outcome: inboxOutcome(),
  }),
  (table) => [
    uniqueIndex("inbox_decisions_open")
      .on(table.kind, table.subjectId)
      .where(sql`settled_at is null`),
    index("inbox_decisions_due").on(table.dueAt).where(sql`settled_at is null`),
    index("inbox_decisions_subject").on(table.kind, table.subjectId, table.id),
    index("inbox_decisions_settled").on(table.settledAt),
  ],
);
