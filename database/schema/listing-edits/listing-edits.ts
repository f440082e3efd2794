import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { factSource } from "../catalogue/confirmations.ts";
import { listingId } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";

export const listingEditState = pgEnum("listing_edit_state", [
  "pending",
  "approved",
  "rejected",
  "withdrawn",
]);
export const listingEditAct = pgEnum("listing_edit_act", [
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
export const listingEdits = pgTable(
  "listing_edits",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    state: listingEditState().notNull().default("pending"),
    changes: t.jsonb().$type<Record<string, FieldChange>>().notNull(),
    createdAt: moment().notNull(),
  }),
  (table) => [
    uniqueIndex("listing_edits_pending").on(table.listingId).where(sql`state = 'pending'`),
    index("listing_edits_waiting").on(table.state, table.createdAt),
  ],
);

/** History of edits and decisions, with reasons. Append-only. */
export const listingEditHistory = pgTable(
  "listing_edit_history",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** Null for edits that applied at once. */
    listingEditId: t.integer().references(() => listingEdits.id, { onDelete: "cascade" }),
    act: listingEditAct().notNull(),
    /** Null for automated edits. */
    userId: t.integer().references(() => users.id),
    source: factSource().notNull(),
    changes: t.jsonb().$type<Record<string, FieldChange>>().notNull().default({}),
    reason: t.text().notNull().default(""),
    at: moment().notNull(),
  }),
  (table) => [
    index("listing_edit_history_listing").on(table.listingId, table.id),
    index("listing_edit_history_edit").on(table.listingEditId),
  ],
);

export const staleReminders = pgTable("stale_reminders", {
  listingId: listingId().primaryKey(),
  sentAt: moment().notNull(),
});
