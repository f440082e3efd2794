import { setImmediate as nextTurn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { plural } from "#shared/say.ts";
import { parseJsonTable } from "./read-json.ts";
import { readText } from "./read-text.ts";

/** A file as a table of strings: short rows are padded, long ones cut. */
export type ParsedFile = { headers: string[]; rows: string[][]; format: string };

export type UnreadableFile = { problem: string };

export const importLimits = {
  bytes: 20 * 2 ** 20,
  rows: 50_000,
  columns: 300,
  cell: 20_000,
  milliseconds: 30_000,
};
const delimiters = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };
const piece = 64 * 1024;
const longestRecord = 2_000_000;

export async function readTable(bytes: Uint8Array): Promise<ParsedFile | UnreadableFile> {
  if (bytes.length > importLimits.bytes)
    return { problem: "The file is larger than 20 MB. Split it into several files." };
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const read = isArchive ? null : readText(bytes);
  if (!read) return { problem: "This is not a text file. Save the sheet as CSV, or send JSON." };
  const text = read.text.replace(/^\uFEFF/, "");
  const begins = text.trimStart()[0];
  if (begins === "[" || begins === "{") {
    const found = parseJsonTable(text, importLimits.columns);
    return "problem" in found
      ? found
      : withinLimits(found.headers, found.rows, `JSON, ${read.encoding}`);
  }
  return readCsv(text, read.encoding);
}

async function readCsv(file: string, encoding: string): Promise<ParsedFile | UnreadableFile> {
  const [said, named] = /^sep=(.)\r?\n/i.exec(file) ?? [];
  const text = file.slice(said?.length ?? 0);
  const delimiter = named ?? guessDelimiter(text);
  const records = await parsed(text, delimiter);
  if ("problem" in records) return records;
  // Public agencies put a title or a date above their tables.
  const head = records.findIndex((record) => record.filter(Boolean).length >= 2);
  const [header = [], ...rows] = records.slice(Math.max(head, 0));
  const name = delimiters[delimiter as keyof typeof delimiters] ?? delimiter;
  return withinLimits(header, rows, `CSV with ${name}s, ${encoding}`);
}

async function parsed(text: string, delimiter: string): Promise<string[][] | UnreadableFile> {
  const started = performance.now();
  const records: string[][] = [];
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
  });
  let failure: CsvError | Error | null = null;
  parser.on("error", (error) => {
    failure ??= error;
  });
  const collect = () => {
    for (let record = parser.read(); record !== null; record = parser.read()) {
      const cells = (record as string[]).map((cell) => cell.trim());
      if (cells.some(Boolean)) records.push(cells);
    }
  };
  for (let at = 0; at < text.length && !failure; at += piece) {
    parser.write(text.slice(at, at + piece));
    collect();
    if (records.length > importLimits.rows + 1) break;
    if (performance.now() - started > importLimits.milliseconds)
      return { problem: "Reading the file took too long. Split it into several files." };
    await nextTurn();
  }
  if (!failure) {
    await new Promise<void>((resolve) => {
      parser.once("end", resolve);
      parser.once("error", () => resolve());
      parser.on("readable", collect);
      parser.end();
      collect();
    });
    collect();
  }
  return failure ? { problem: sentenceOf(failure, records.length) } : records;
}

function sentenceOf(error: Error, row: number) {
  const code = error instanceof CsvError ? error.code : "";
  if (code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE")
    return `A quote that opens after row ${row} is never closed.`;
  return `The file cannot be parsed after row ${row}.`;
}

/** Picks the delimiter that splits the first rows into the most columns of equal count. */
function guessDelimiter(text: string) {
  const start = text.slice(0, piece);
  const whole =
    start.length < text.length ? start.slice(0, start.lastIndexOf("\n") + 1) || start : start;
  const scored = Object.keys(delimiters).map((delimiter) => ({
    delimiter,
    score: agreement(whole, delimiter),
  }));
  return scored.sort((one, other) => other.score - one.score)[0]?.delimiter ?? ",";
}

function agreement(text: string, delimiter: string) {
  let widths: number[] = [];
  try {
    const records: string[][] = parseAtOnce(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: 40,
    });
    widths = records.map((record) => record.length);
  } catch {
    return 0;
  }
  const counted = new Map<number, number>();
  for (const width of widths) if (width > 1) counted.set(width, (counted.get(width) ?? 0) + 1);
  return Math.max(
    0,
    ...[...counted].map(([width, count]) => (count / widths.length) * Math.log2(width + 1)),
  );
}

function withinLimits(
  headers: string[],
  rows: string[][],
  format: string,
): ParsedFile | UnreadableFile {
  const width = Math.min(
    Math.max(headers.length, ...rows.slice(0, 1000).map((row) => row.length)),
    importLimits.columns + 1,
  );
  if (rows.length === 0) return { problem: "There are no rows below the column names." };
  if (rows.length > importLimits.rows)
    return {
      problem: `There are more than ${plural(importLimits.rows, "row")}. Split the file into several files.`,
    };
  if (width > importLimits.columns)
    return { problem: `There are more than ${importLimits.columns} columns.` };
  const long = rows.findIndex((row) => row.some((cell) => cell.length > importLimits.cell));
  if (long >= 0)
    return {
      problem: `A cell of row ${long + 1} is longer than ${importLimits.cell.toLocaleString("en-US")} characters.`,
    };
  const clean = (cell: string) => cell.toWellFormed().replace(/(?![\n\r\t])\p{Cc}/gu, "");
  return {
    headers: namesOf(headers, width).map(clean),
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => clean(row[at] ?? ""))),
    format,
  };
}

function namesOf(headers: string[], width: number) {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, at) => {
    const name = (headers[at] || `Column ${at + 1}`).slice(0, 200);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
