import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment } from "./columns.ts";

export const importState = pgEnum("import_state", [
  "mapping",
  "checking",
  "checked",
  "running",
  "stopped",
  "done",
  "undoing",
  "undone",
]);
export const importVerdict = pgEnum("import_verdict", [
  "new",
  "changed",
  "same",
  "duplicate",
  "closed",
  "invalid",
]);

type FieldChange = { before: unknown; after: unknown };
type PreviousConfirmations = {
  confirmedOn: string;
  confirmations: Record<string, { source: string; confirmedOn: string }>;
};

/** Uploaded import files and their plans. Deleted after a month. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Detected format, such as "CSV, comma, UTF-8". */
    format: text().notNull(),
    state: importState().notNull().default("mapping"),
    headers: text().array().notNull(),
    /** Meaning of each column, in order; empty if skipped. */
    columns: text().array().notNull(),
    rules: jsonb().$type<unknown>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    problem: text(),
    askedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    leasedUntil: moment(),
  },
  (table) => [index("imports_newest").on(table.createdAt)],
);

export const importRows = pgTable(
  "import_rows",
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    cells: text().array().notNull(),
    verdict: importVerdict(),
    /** Listing that the row updates or created. */
    listingId: integer().references(() => listings.id, { onDelete: "set null" }),
    /** Earlier duplicate row. */
    sameAs: integer(),
    because: text(),
    problems: jsonb().$type<Record<string, string[]>>(),
    warnings: jsonb().$type<Record<string, string[]>>(),
    changes: jsonb().$type<Record<string, FieldChange>>(),
    kept: text().array(),
    /** Result: "added", "changed"; after undo "removed", "restored", "partly", "kept". */
    did: text(),
    left: text(),
    was: jsonb().$type<PreviousConfirmations>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("import_rows_verdict").on(table.importId, table.verdict, table.position),
    index("import_rows_listing").on(table.listingId),
  ],
);

/** Named column mappings, for later files with the same layout. */
export const importMappings = pgTable("import_mappings", {
  name: text().primaryKey(),
  /** Keyed by column name. */
  columns: jsonb().$type<Record<string, string>>().notNull(),
  savedAt: moment().notNull(),
});
