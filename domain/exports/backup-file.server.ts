import { createReadStream, createWriteStream } from "node:fs";
import { open, rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup is one compressed file of JSON lines: a head, tables with their rows, files, and an end
 * with the totals.
 */
const column = z.object({ name: z.string(), type: z.string() });
const sum = z.object({ rows: z.number(), checksum: z.string() });
const lines = {
  head: z.object({ backup: z.literal(1), madeAt: z.string(), migrations: z.array(z.string()) }),
  table: z.object({ table: z.string(), columns: z.array(column) }),
  sum: z.object({ sum }),
  sequence: z.object({ sequence: z.string(), last: z.string().nullable() }),
  file: z.object({ file: z.string(), base64: z.string() }),
  end: z.object({ end: z.literal(true), tables: z.number(), rows: z.number(), files: z.number() }),
};
const line = z.union([lines.head, lines.table, lines.sum, lines.sequence, lines.file, lines.end]);
/** A row stays unparsed text. */
export type BackupLine = { row: string } | z.infer<typeof line>;
export type BackupHead = z.infer<typeof lines.head>;
export type BackupEnd = z.infer<typeof lines.end>;

/** Writes atomically, readable only by the file's owner, because a backup contains secrets. */
export async function writeBackup(path: string, content: AsyncIterable<BackupLine>) {
  const part = `${path}.part`;
  await pipeline(
    textOf(content),
    createGzip({ level: 6 }),
    createWriteStream(part, { mode: 0o600 }),
  );
  const written = await open(part, "r+");
  await written.sync();
  const { size } = await written.stat();
  await written.close();
  await rename(part, path);
  return size;
}

async function* textOf(content: AsyncIterable<BackupLine>) {
  for await (const each of content)
    yield "row" in each ? `${each.row}\n` : `${JSON.stringify(each)}\n`;
}

export class NoBackup extends Error {}

/** Yields parsed lines; throws NoBackup for a truncated or broken file. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  const text = createReadStream(path).pipe(createGunzip());
  let last: BackupLine | null = null;
  try {
    for await (const content of createInterface({
      input: text,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      last = content.startsWith("[") ? { row: content } : line.parse(JSON.parse(content));
      yield last;
    }
  } catch (error) {
    throw new NoBackup(
      `${path} is not a complete backup (${(error as Error).message.split("\n")[0]}).`,
    );
  }
  if (last === null || !("end" in last))
    throw new NoBackup(`${path} is not a complete backup: its end is missing.`);
}
