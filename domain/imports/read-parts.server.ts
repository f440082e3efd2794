import { guessColumns, likeness } from "./guess-columns.ts";
import { readTable, type UnreadableFile } from "./internal/read-file.server.ts";

/** Rows as JSON in parts that are quick to pass on and write, with the guessed columns. */
export type ImportFileParts = {
  headers: string[];
  columns: string[];
  format: string;
  total: number;
  parts: { count: number; rows: Uint8Array }[];
};
/** Known column meanings: from this file, and from earlier files with similar columns. */
export type ColumnHints = {
  treatments: { slug: string; name: string; synonyms: string[] }[];
  mappings: Record<string, string>[];
  map: Record<string, string>;
};

/** The similarity above which two files count as the same source. */
const sameSource = 0.6;

const sampled = 200;
const longestSample = 1000;
const rowsInPart = 1000;
const bytesInPart = 256 * 1024;

/** Runs in its own process, so that a large file delays no page. */
export async function readParts(
  bytes: Uint8Array,
  { treatments, mappings, map }: ColumnHints,
): Promise<ImportFileParts | UnreadableFile> {
  const read = await readTable(bytes);
  if ("problem" in read) return read;
  const { headers, rows, format } = read;
  const sample = rows
    .slice(0, sampled)
    .map((row) => row.map((cell) => cell.slice(0, longestSample)));
  const [best] = mappings
    .map((saved) => ({ saved, share: likeness(headers, Object.keys(saved)) }))
    .sort((one, other) => other.share - one.share);
  const columns = guessColumns(
    headers,
    sample,
    { treatments },
    { ...(best && best.share >= sameSource ? best.saved : {}), ...map },
  );
  return { headers, columns, format, total: rows.length, parts: [...partsOf(rows)] };
}

function* partsOf(rows: string[][]) {
  let held: string[] = [];
  let size = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (held.length > 0 && (held.length === rowsInPart || size + json.length > bytesInPart)) {
      yield encoded(held);
      held = [];
      size = 0;
    }
    held.push(json);
    size += json.length;
  }
  yield encoded(held);
}

const encoded = (rows: string[]) => ({
  count: rows.length,
  rows: new TextEncoder().encode(`[${rows.join(",")}]`),
});
