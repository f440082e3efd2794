import { readTable, type Unreadable } from "./internal/read-file.server.ts";

/** The rows as JSON in parts, each quick to parse and to write; the beginning of the first ones also as they are. */
export type FileParts = { headers: string[]; format: string; total: number; sample: string[][]; parts: Uint8Array[] };

const sampled = 200;
const longestSample = 1000;
const rowsInPart = 1000;
const bytesInPart = 256 * 1024;

/** Runs in a process of its own: what takes long here keeps no page waiting. */
export async function readParts(bytes: Uint8Array): Promise<FileParts | Unreadable> {
  const read = await readTable(bytes);
  if ("problem" in read) return read;
  const { headers, rows, format } = read;
  const sample = rows.slice(0, sampled).map((row) => row.map((cell) => cell.slice(0, longestSample)));
  return { headers, format, total: rows.length, sample, parts: [...partsOf(rows)] };
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

const encoded = (rows: string[]) => new TextEncoder().encode(`[${rows.join(",")}]`);
