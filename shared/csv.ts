/** Formula prefixes, and texts that already have the quote, so that reading removes exactly one. */
const begins = /^'*[=+\-@\t\r]/;

function cell(value: string | number) {
  const text = typeof value === "string" && begins.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes CSV as in RFC 4180, with a byte order mark: without it, some spreadsheets guess another
 * encoding.
 */
export function writeCsv(head: string[], rows: (string | number)[][]) {
  return `${csvMark}${[head, ...rows].map(csvLine).join("")}`;
}

export const csvMark = "\uFEFF";
export const csvLine = (row: (string | number)[]) => `${row.map(cell).join(",")}\r\n`;
