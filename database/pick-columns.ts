import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Picks columns that a query returns under their own names. */
export function pickColumns<Table extends PgTable, Name extends keyof Table["_"]["columns"]>(
  table: Table,
  ...names: Name[]
) {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as {
    [Kept in Name]: Table["_"]["columns"][Kept];
  };
}
