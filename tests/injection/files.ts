import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import type { Page } from "./walk.ts";

/** Parses a file with user input as a program would: it must contain nothing but text. */
export function faultsOfFile({
  address,
  type,
  text,
}: Pick<Page, "address" | "type" | "text">): string[] {
  if (type.includes("text/csv")) {
    const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
    const formulas = rows
      .flat()
      .filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));
    const widths = new Set(rows.map((row) => row.length));
    return [
      ...formulas.map((cell) => `${address}: formula ${cell.slice(0, 60)}`),
      ...(widths.size > 1 ? [`${address}: rows of ${[...widths]} cells`] : []),
    ];
  }
  if (type.includes("text/calendar")) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent");
    const strange = events
      .flatMap((event) => event.getAllProperties().map(({ name }) => name))
      .filter((name) => ["attach", "altrep", "bcc", "attendee"].includes(name));
    return [
      ...strange.map((name) => `${address}: ${name}`),
      ...(/\r?\n(ATTACH|END:VCARD)/.test(text) ? [`${address}: a line of its own`] : []),
    ];
  }
  if (type.includes("json")) return JSON.parse(text) === undefined ? [address] : [];
  return [];
}
