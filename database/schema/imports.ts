import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";
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

type Change = { before: unknown; after: unknown };
/** What a listing was before an import changed it: for undoing. */
type Was = {
  confirmedOn: string;
  confirmations: Record<string, { source: string; confirmedOn: string }>;
};

/** Files of listings that were sent in, with what is to become of them. Gone after a month. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** How it was read: "CSV, comma, UTF-8". */
    format: text().notNull(),
    state: importState().notNull().default("mapping"),
    headers: text().array().notNull(),
    /** What each column means, in their order; empty for one that is left out. */
    columns: text().array().notNull(),
    rules: jsonb().$type<unknown>().notNull(),
    total: integer().notNull(),
    /** How far the work at hand has come. */
    done: integer().notNull().default(0),
    problem: text(),
    askedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: moment().notNull(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Whoever works on it has it until then. */
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
    /** The listing that it is of, or became. */
    medSpaId: integer().references(() => medSpas.id, { onDelete: "set null" }),
    /** The earlier row that says the same. */
    sameAs: integer(),
    because: text(),
    problems: jsonb().$type<Record<string, string[]>>(),
    /** What was dropped from the row or kept hidden, and why, by field. */
    warnings: jsonb().$type<Record<string, string[]>>(),
    changes: jsonb().$type<Record<string, Change>>(),
    /** Fields in which the file says something else, and that stay. */
    kept: text().array(),
    /** What was done with it: "added", "changed"; after undoing "removed", "restored", "partly", "kept". */
    did: text(),
    /** Why undoing left it. */
    left: text(),
    was: jsonb().$type<Was>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("import_rows_verdict").on(table.importId, table.verdict, table.position),
    index("import_rows_med_spa").on(table.medSpaId),
  ],
);

/** What columns were said to mean, kept under a name for the next file that looks alike. */
export const importMappings = pgTable("import_mappings", {
  name: text().primaryKey(),
  /** By the name of the column. */
  columns: jsonb().$type<Record<string, string>>().notNull(),
  savedAt: moment().notNull(),
});
