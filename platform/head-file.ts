import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type ChainHead = { position: number; hash: string };

/**
 * Appends a line per head of the audit log's hash chain, outside the database: time, count, hash.
 * Lines are never changed.
 */
export function openHeadFile(dataDir: string) {
  const folder = join(dataDir, "audit");
  const file = join(folder, "heads.log");
  return {
    record({ position, hash }: ChainHead) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      appendFileSync(file, `${new Date().toISOString()} ${position} ${hash}\n`, { mode: 0o600 });
    },
    heads(): ChainHead[] {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, "utf8").split("\n");
      return lines.flatMap((line) => {
        const [, position, hash] = line.split(" ");
        return position && hash ? [{ position: Number(position), hash }] : [];
      });
    },
  };
}
