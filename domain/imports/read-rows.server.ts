import type { RowPlan, RowRead } from "./internal/open-row.server.ts";
import { readRow } from "./internal/read-row.server.ts";

/** Rows as JSON, by what their columns mean. Runs in a process of its own: cells are what strangers wrote. */
export function readRows({ columns, headers, reference }: RowPlan, rows: string[]): RowRead[] {
  return rows.map((cells) => readRow(columns, headers, JSON.parse(cells), reference));
}
