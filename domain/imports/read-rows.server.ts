import type { ImportRowPlan, ParsedImportRow } from "./internal/parse-import-row.server.ts";
import { readRow } from "./internal/read-row.server.ts";

/** Runs in its own process, because cells are untrusted input. */
export function readRows(
  { columns, headers, reference }: ImportRowPlan,
  rows: string[],
): ParsedImportRow[] {
  return rows.map((cells) => readRow(columns, headers, JSON.parse(cells), reference));
}
