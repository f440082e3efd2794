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

type Facts = Record<string, unknown>;

/**
 * Every change of the tables named in database/audit/declared.ts, written by their triggers. Of people it holds numbers of accounts alone,
 * which are no references: the rows stay.
 */
export const changes = pgTable(
  "changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    tableName: text().notNull(),
    /** What tells the row apart in its table: its number, or several with blanks between. */
    rowKey: text().notNull(),
    medSpaId: integer(),
    verb: changeVerb().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    /** Columns that changed, and whose values are not kept. */
    named: text().array().notNull().default(sql`'{}'`),
    actorId: integer(),
    actorRole: text(),
    operatorId: integer(),
    operation: text(),
    requestId: text(),
    /** The transaction that wrote it. */
    xid: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("changes_in_turn").on(table.xid, table.id),
    index("changes_med_spa").on(table.medSpaId, table.id).where(sql`med_spa_id is not null`),
    index("changes_actor").on(table.actorId, table.id).where(sql`actor_id is not null`),
    index("changes_row").on(table.tableName, table.id),
    index("changes_at").using("brin", table.at),
  ],
);

/** The chain over them: each hash is one of the hash before and of what the change says. A change gets its link soon after its commit. */
export const changeSeals = pgTable("change_seals", {
  position: bigint({ mode: "number" }).primaryKey(),
  changeId: bigint({ mode: "number" }).notNull().unique("change_seals_change"),
  hash: text().notNull(),
});
