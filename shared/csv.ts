/** What a spreadsheet takes for a formula; and what has such a quote already, so that whoever reads it back takes one away. */
const begins = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula, quoted where it has to be. */
function cell(value: string | number) {
  const text = typeof value === "string" && begins.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as spreadsheets open it (RFC 4180), the byte order mark first: without it some take it for another encoding. */
export function writeCsv(head: string[], rows: (string | number)[][]) {
  return `${csvMark}${[head, ...rows].map(csvLine).join("")}`;
}

export const csvMark = "\uFEFF";
export const csvLine = (row: (string | number)[]) => `${row.map(cell).join(",")}\r\n`;
