import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { type ImportField, isImportField } from "../import-fields.ts";
import { isEmptyPlaceholder } from "./read-cells.server.ts";

export type ImportReference = ReferenceChoices & { today: string };
export type ImportRowPlan = { columns: string[]; headers: string[]; reference: ImportReference };
export type FieldNotes = Record<string, string[]>;
/**
 * `problems` reject a new listing; `warnings` explain dropped cells.
 * `standing`: status of the business in other systems.
 */
export type ParsedImportRow = {
  slug: string | null;
  facts: Partial<ListingFacts>;
  problems: FieldNotes;
  warnings: FieldNotes;
  standing: "open" | "hidden" | "closed";
};
export type ImportRowContext = {
  one: (field: ImportField) => string;
  all: (field: ImportField) => { cell: string; header: string }[];
  facts: Partial<ListingFacts>;
  problems: FieldNotes;
  warn: (field: string, text: string) => void;
  reference: ImportReference;
};

export const truncateCell = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)} …` : cell);

export function parseImportRow(
  columns: readonly string[],
  headers: readonly string[],
  cellsOfRow: readonly string[],
  reference: ImportReference,
): ImportRowContext & { warnings: FieldNotes } {
  const warnings: FieldNotes = {};
  const warn = (field: string, text: string) => {
    warnings[field] = [...(warnings[field] ?? []), text];
  };
  const cells = new Map<ImportField, { cell: string; header: string }[]>();
  columns.forEach((field, index) => {
    // Our exports put a quote before cells that a spreadsheet would read as a formula.
    const cell = (cellsOfRow[index] ?? "").replace(/^'(?='*[=+\-@\t\r])/, "").trim();
    if (!cell || !isImportField(field)) return;
    if (isEmptyPlaceholder(cell)) warn(field, `“${truncateCell(cell)}” was read as empty.`);
    else cells.set(field, [...(cells.get(field) ?? []), { cell, header: headers[index] ?? "" }]);
  });
  const all = (field: ImportField) => cells.get(field) ?? [];
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
