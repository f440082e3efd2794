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
import { users } from "../accounts/accounts.ts";
import { factSource } from "../catalogue/confirmations.ts";
import { medSpas } from "../catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });
const medSpaId = () =>
  integer()
    .notNull()
    .references(() => medSpas.id, { onDelete: "cascade" });

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

/** A field as it was where somebody changed it, and as he wants it. */
type Change = { before: unknown; after: unknown; source: (typeof factSource.enumValues)[number] };

/** Changes of a listing that wait for somebody to look at them: one a listing. */
export const revisions = pgTable(
  "revisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    state: revisionState().notNull().default("pending"),
    changes: jsonb().$type<Record<string, Change>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("revisions_pending").on(table.medSpaId).where(sql`state = 'pending'`),
    index("revisions_waiting").on(table.state, table.createdAt),
  ],
);

/** Who changed what of a listing, and what was decided, when and why. Rows are only ever added. */
export const revisionHistory = pgTable(
  "revision_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    /** Null for what applied at once. */
    revisionId: integer().references(() => revisions.id, { onDelete: "cascade" }),
    act: revisionAct().notNull(),
    /** Null for a program. */
    userId: integer().references(() => users.id),
    source: factSource().notNull(),
    changes: jsonb().$type<Record<string, Change>>().notNull().default({}),
    reason: text().notNull().default(""),
    at: moment().notNull(),
  },
  (table) => [
    index("revision_history_med_spa").on(table.medSpaId, table.id),
    index("revision_history_revision").on(table.revisionId),
  ],
);

/** When the owners of a listing were last asked whether it is still right. */
export const staleReminders = pgTable("stale_reminders", {
  medSpaId: medSpaId().primaryKey(),
  sentAt: moment().notNull(),
});
