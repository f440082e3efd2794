import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { Known } from "#domain/catalogue/reference/read-choices.server.ts";
import { type ImportField, isImportField } from "../import-fields.ts";
import { isUnsaid } from "./read-cells.server.ts";

export type Reference = Known & { today: string };
export type RowPlan = { columns: string[]; headers: string[]; reference: Reference };
export type Notes = Record<string, string[]>;
/**
 * `problems` reject a new listing; `warnings` explain dropped cells.
 * `standing`: status of the business in other systems.
 */
export type RowRead = {
  slug: string | null;
  facts: Partial<ListingFacts>;
  problems: Notes;
  warnings: Notes;
  standing: "open" | "hidden" | "closed";
};
export type Row = {
  one: (field: ImportField) => string;
  all: (field: ImportField) => { cell: string; header: string }[];
  facts: Partial<ListingFacts>;
  problems: Notes;
  warn: (field: string, text: string) => void;
  reference: Reference;
};

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
    // Our exports put a quote before cells that a spreadsheet would read as a formula.
    const cell = (cellsOfRow[index] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "").trim();
    if (!cell || !isImportField(field)) return;
    if (isUnsaid(cell)) warn(field, `“${shown(cell)}” was read as empty.`);
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
