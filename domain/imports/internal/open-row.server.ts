import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { Known } from "#domain/catalogue/reference/read-choices.server.ts";
import { type ImportField, isImportField } from "../import-fields.ts";
import { isUnsaid } from "./read-cells.server.ts";

/** What rows are read against: read once for all of them. */
export type Reference = Known & { today: string };
/** How the rows of a file are read. */
export type RowPlan = { columns: string[]; headers: string[]; reference: Reference };
export type Notes = Record<string, string[]>;
/** `problems` refuse a new listing; `warnings` say which cells were dropped, and why. `standing`: what other systems say of the business. */
export type RowRead = {
  slug: string | null;
  facts: Partial<ListingFacts>;
  problems: Notes;
  warnings: Notes;
  standing: "open" | "hidden" | "closed";
};
/** A row by the meaning of its columns, without the cells that say nothing. */
export type Row = {
  one: (field: ImportField) => string;
  all: (field: ImportField) => { cell: string; header: string }[];
  facts: Partial<ListingFacts>;
  problems: Notes;
  warn: (field: string, text: string) => void;
  reference: Reference;
};

/** As much of a cell as a warning repeats. */
export const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)} …` : cell);

export function openRow(
  columns: readonly string[],
  headers: readonly string[],
  cellsOfRow: readonly string[],
  reference: Reference,
): Row & { warnings: Notes } {
  const warnings: Notes = {};
  const warn = (field: string, text: string) => {
    warnings[field] = [...(warnings[field] ?? []), text];
  };
  const given = new Map<ImportField, { cell: string; header: string }[]>();
  columns.forEach((field, index) => {
    // Our own files have a quote before what a spreadsheet would take for a formula.
    const cell = (cellsOfRow[index] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "").trim();
    if (!cell || !isImportField(field)) return;
    if (isUnsaid(cell)) warn(field, `“${shown(cell)}” was read as nothing.`);
    else given.set(field, [...(given.get(field) ?? []), { cell, header: headers[index] ?? "" }]);
  });
  const all = (field: ImportField) => given.get(field) ?? [];
  return {
    one: (field) => all(field)[0]?.cell ?? "",
    all,
    facts: {},
    problems: {},
    warnings,
    warn,
    reference,
  };
}
