import { setTimeout as pause } from "node:timers/promises";
import { type Isolate, isolateRows } from "#platform/worker/isolate.ts";
import type { readRows } from "../read-rows.server.ts";
import type { ImportRowPlan, ParsedImportRow } from "./parse-import-row.server.ts";

/** `cells`: JSON that only the reading process parses. */
export type RawRow = { position: number; cells: string };
export type ParsedRow = { position: number; read: ParsedImportRow };

const file = "domain/imports/read-rows.server.ts";
const untilFree = 200;
const unreadable: ParsedImportRow = {
  slug: null,
  facts: {},
  problems: {
    row: ["Reading this row took too much time or memory. Shorten its cells and send it again."],
  },
  warnings: {},
  standing: "open",
};

/** Reads rows outside the main thread. Rejects a row that kills the reader, and reads the rest. */
export function createRowReader(plan: ImportRowPlan, isolate: Isolate = isolateRows) {
  return async function read(rows: RawRow[]): Promise<ParsedRow[]> {
    if (rows.length === 0) return [];
    const answer = await isolate<typeof readRows>(
      file,
      "readRows",
      plan,
      rows.map(({ cells }) => cells),
    );
    if (answer === "full") {
      await pause(untilFree);
      return read(rows);
    }
    if (answer !== "ended")
      return rows.map(({ position }, index) => ({ position, read: answer[index] ?? unreadable }));
    if (rows.length === 1) return rows.map(({ position }) => ({ position, read: unreadable }));
    const half = Math.ceil(rows.length / 2);
    return [...(await read(rows.slice(0, half))), ...(await read(rows.slice(half)))];
  };
}
