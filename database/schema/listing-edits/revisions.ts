import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { factSource } from "../catalogue/confirmations.ts";
import { listingId } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";

export const revisionState = pgEnum("revision_state", [
  "pending",
  "approved",
  "rejected",
  "withdrawn",
]);
export const revisionAct = pgEnum("revision_act", [
  "proposed",
  "changed",
  "confirmed",
  "withdrawn",
  "approved",
  "rejected",
]);

type FieldChange = {
  before: unknown;
  after: unknown;
  source: (typeof factSource.enumValues)[number];
};

/** Pending edits: one per listing. */
export const revisions = pgTable(
  "revisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    state: revisionState().notNull().default("pending"),
    changes: jsonb().$type<Record<string, FieldChange>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("revisions_pending").on(table.listingId).where(sql`state = 'pending'`),
    index("revisions_waiting").on(table.state, table.createdAt),
  ],
);

/** History of edits and decisions, with reasons. Append-only. */
export const revisionHistory = pgTable(
  "revision_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** Null for edits that applied at once. */
    revisionId: integer().references(() => revisions.id, { onDelete: "cascade" }),
    act: revisionAct().notNull(),
    /** Null for automated edits. */
    userId: integer().references(() => users.id),
    source: factSource().notNull(),
    changes: jsonb().$type<Record<string, FieldChange>>().notNull().default({}),
    reason: text().notNull().default(""),
    at: moment().notNull(),
  },
  (table) => [
    index("revision_history_listing").on(table.listingId, table.id),
    index("revision_history_revision").on(table.revisionId),
  ],
);

export const staleReminders = pgTable("stale_reminders", {
  listingId: listingId().primaryKey(),
  sentAt: moment().notNull(),
});
