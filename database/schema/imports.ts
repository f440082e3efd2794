import { index, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment, partOf } from "./columns.ts";

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
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    name: t.text().notNull(),
    /** Detected format, such as "CSV, comma, UTF-8". */
    format: t.text().notNull(),
    state: importState().notNull().default("mapping"),
    headers: t.text().array().notNull(),
    /** Meaning of each column, in order; empty if skipped. */
    columns: t.text().array().notNull(),
    rules: t.jsonb().$type<unknown>().notNull(),
    total: t.integer().notNull(),
    done: t.integer().notNull().default(0),
    problem: t.text(),
    askedBy: t.integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    leasedUntil: moment(),
  }),
  (table) => [index("imports_newest").on(table.createdAt)],
);

export const importRows = pgTable(
  "import_rows",
  (t) => ({
    importId: partOf(() => imports.id),
    position: t.integer().notNull(),
    cells: t.text().array().notNull(),
    verdict: importVerdict(),
    /** Listing that the row updates or created. */
    listingId: t.integer().references(() => listings.id, { onDelete: "set null" }),
    /** Earlier duplicate row. */
    sameAs: t.integer(),
    because: t.text(),
    problems: t.jsonb().$type<Record<string, string[]>>(),
    warnings: t.jsonb().$type<Record<string, string[]>>(),
    changes: t.jsonb().$type<Record<string, FieldChange>>(),
    kept: t.text().array(),
    /** Result: "added", "changed"; after undo "removed", "restored", "partly", "kept". */
    did: t.text(),
    left: t.text(),
    was: t.jsonb().$type<PreviousConfirmations>(),
  }),
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("import_rows_verdict").on(table.importId, table.verdict, table.position),
    index("import_rows_listing").on(table.listingId),
  ],
);

/** Named column mappings, for later files with the same layout. */
export const importMappings = pgTable("import_mappings", (t) => ({
  name: t.text().primaryKey(),
  /** Keyed by column name. */
  columns: t.jsonb().$type<Record<string, string>>().notNull(),
  savedAt: moment().notNull(),
}));
