import { execFile } from "node:child_process";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Backups } from "#domain/exports/backups.ts";
import type { Config } from "#platform/config.ts";

const kept = 7;
const ending = ".backup";
const patience = 30 * 60_000;

/**
 * Makes automatic backups in the data directory. Runs the CLI command in its own process, which
 * releases all memory at the end.
 */
export function openBackupFolder({ dataDir }: Pick<Config, "dataDir">, clock: () => Date): Backups {
  const folder = join(dataDir, "backups");

  async function list() {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
    const found = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })),
    );
    return found
      .map(({ name, size, mtime }) => ({ name, bytes: size, at: mtime }))
      .sort((one, other) => other.at.getTime() - one.at.getTime());
  }

  return {
    list,
    async make() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${clock().toISOString().slice(0, 19).replaceAll(":", "-")}${ending}`,
      );
      const [script = ""] = process.argv.slice(1);
      await promisify(execFile)(process.execPath, [script, "backup", file], { timeout: patience });
      for (const { name } of (await list()).slice(kept)) await rm(join(folder, name));
    },
  };
}
