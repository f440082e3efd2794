import type { RowPlan, RowRead } from "./internal/open-row.server.ts";
import { readRow } from "./internal/read-row.server.ts";

/** Runs in its own process, because cells are untrusted input. */
export function readRows({ columns, headers, reference }: RowPlan, rows: string[]): RowRead[] {
  return rows.map((cells) => readRow(columns, headers, JSON.parse(cells), reference));
}
