import { sql } from "drizzle-orm";
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

export const changeVerb = pgEnum("change_verb", ["insert", "update", "delete"]);

type RowValues = Record<string, unknown>;

/**
 * Audit log of the tables in database/audit/audited-tables.ts, written by their triggers. People appear
 * only as account ids without foreign keys, so the rows stay.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    tableName: text().notNull(),
    /** Key of the row in its table: its id, or several values separated by spaces. */
    rowKey: text().notNull(),
    listingId: integer(),
    verb: changeVerb().notNull(),
    before: jsonb().$type<RowValues>(),
    after: jsonb().$type<RowValues>(),
    /** Changed columns whose values are not logged. */
    named: text().array().notNull().default(sql`'{}'`),
    actorId: integer(),
    actorRole: text(),
    adminId: integer(),
    operation: text(),
    requestId: text(),
    xid: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("audit_log_in_turn").on(table.xid, table.id),
    index("audit_log_listing").on(table.listingId, table.id).where(sql`listing_id is not null`),
    index("audit_log_actor").on(table.actorId, table.id).where(sql`actor_id is not null`),
    index("audit_log_row").on(table.tableName, table.id),
    index("audit_log_at").using("brin", table.at),
  ],
);

/**
 * Hash chain over the audit log: each hash covers the previous hash and the entry. Entries are
 * linked shortly after their commit.
 */
export const auditLogHashes = pgTable("audit_log_hashes", {
  position: bigint({ mode: "number" }).primaryKey(),
  changeId: bigint({ mode: "number" }).notNull().unique("change_seals_change"),
  hash: text().notNull(),
});
