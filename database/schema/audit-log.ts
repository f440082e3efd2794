import { sql } from "drizzle-orm";
import { customType, index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

export const changeVerb = pgEnum("change_verb", ["insert", "update", "delete"]);

type RowValues = Record<string, unknown>;

/**
 * Audit log of the tables in database/audit/audited-tables.ts, written by their triggers. People appear
 * only as account ids without foreign keys, so the rows stay.
 */
export const auditLog = pgTable(
  "audit_log",
  (t) => ({
    id: t.bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().default(sql`clock_timestamp()`),
    tableName: t.text().notNull(),
    /** Key of the row in its table: its id, or several values separated by spaces. */
    rowKey: t.text().notNull(),
    listingId: t.integer(),
    verb: changeVerb().notNull(),
    before: t.jsonb().$type<RowValues>(),
    after: t.jsonb().$type<RowValues>(),
    /** Changed columns whose values are not logged. */
    named: t.text().array().notNull().default(sql`'{}'`),
    actorId: t.integer(),
    actorRole: t.text(),
    adminId: t.integer(),
    operation: t.text(),
    requestId: t.text(),
    xid: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
  }),
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
export const auditLogHashes = pgTable("audit_log_hashes", (t) => ({
  position: t.bigint({ mode: "number" }).primaryKey(),
  changeId: t.bigint({ mode: "number" }).notNull().unique("change_seals_change"),
  hash: t.text().notNull(),
}));
