import type { ShownImportRow } from "#app/office/components/imports/row-report.tsx";
import {
  fieldLabel,
  isImportField,
  rowVerdicts,
  ruleLabel,
  ruleOf,
} from "#domain/imports/import-fields.ts";
import type { ImportRowFilter, listRows } from "#domain/imports/list-imports.server.ts";

type ImportRow = Awaited<ReturnType<typeof listRows>>[number];

const because: Record<string, string> = {
  phone: "Same phone as",
  website: "Same website as",
  name: "Similar name in the same city as",
  nearby: "Similar name near",
  address: "Same address and part of the name of",
  slug: "Same listing as",
};
const outcomes: Record<string, string> = {
  added: "Added",
  changed: "Changed",
  removed: "Removed again",
  restored: "Restored",
  partly: "Partly restored",
  kept: "Kept",
};
const longest = 160;

export function readRowFilter(text: string | null): ImportRowFilter {
  return text === "left" || text === "warned" || (text !== null && Object.hasOwn(rowVerdicts, text))
    ? (text as ImportRowFilter)
    : "all";
}

export function presentImportRow({ row, listing }: ImportRow, columns: string[]): ShownImportRow {
  const at = (field: string) => row.cells[columns.indexOf(field)] ?? "";
  const says = [at("name") || row.cells.find(Boolean) || "Nothing", at("city")]
    .filter(Boolean)
    .join(", ");
  const earlier =
    row.sameAs === null ? null : `${because[row.because ?? ""] ?? "Same as"} row ${row.sameAs}`;
  const known =
    row.because && listing
      ? (because[row.because] ?? null)
      : listing && row.did === "added"
        ? "Listing:"
        : null;
  return {
    position: row.position,
    says: short(says),
    verdict: row.verdict,
    why: earlier ?? known,
    listing: earlier ? null : listing,
    problems: notesOf(row.problems),
    warnings: notesOf(row.warnings),
    changes: Object.entries(row.changes ?? {}).map(([field, { before, after }]) => ({
      field: nameOf(field),
      before: inWords(field, before),
      after: inWords(field, after),
    })),
    kept: (row.kept ?? []).map(nameOf),
    outcome: row.did ? [outcomes[row.did] ?? row.did, row.left].filter(Boolean).join(": ") : null,
  };
}

const notesOf = (notes: Record<string, string[]> | null) =>
  Object.entries(notes ?? {}).map(
    ([field, sentences]) => `${nameOf(field)}: ${sentences.join(" ")}`,
  );

const nameOf = (field: string) =>
  field === "row" ? "Row" : isImportField(field) ? fieldLabel(field) : ruleLabel(ruleOf(field));

function inWords(field: string, value: unknown): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return "empty";
  if (field === "services" && Array.isArray(value))
    return short(value.map(({ name }: { name: string }) => name).join(", "));
  if (field === "weeklyHours") return "as read from the text";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string"))
    return short(value.join(", "));
  return short(
    typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value),
  );
}

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);
