import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartFailure } from "#platform/start-failure.ts";
import type { EmbeddedDatabase } from "./embedded.ts";
import { isLocked } from "./lock.ts";

const lookEvery = 500;
const patience = 60_000;

/**
 * Copies the embedded database, which belongs to one process. Another process that wants to read it
 * requests a copy with a file in the data directory, and gets a snapshot in its own folder while
 * the first one runs on.
 */
export async function copyRunningDatabase(dataDir: string) {
  if (!isLocked(join(dataDir, "database"))) return null;
  const folder = join(dataDir, "copies", randomBytes(8).toString("hex"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "asked"), "");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  for (let waited = 0; waited < patience; waited += 50) {
    if (existsSync(join(folder, "done"))) return { dataDir: folder, remove };
    if (existsSync(join(folder, "failed"))) break;
    await wait(50);
  }
  const reason = existsSync(join(folder, "failed"))
    ? readFileSync(join(folder, "failed"), "utf8")
    : "it did not respond";
  remove();
  throw new StartFailure(`The running site did not copy its database (${reason}).`);
}

export function serveCopyRequests(dataDir: string, embedded: EmbeddedDatabase) {
  const requests = join(dataDir, "copies");
  rmSync(requests, { recursive: true, force: true });
  return setInterval(() => void answer(requests, embedded), lookEvery).unref();
}

async function answer(requests: string, embedded: EmbeddedDatabase) {
  if (!existsSync(requests)) return;
  for (const name of readdirSync(requests)) {
    const folder = join(requests, name);
    if (!existsSync(join(folder, "asked"))) continue;
    renameSync(join(folder, "asked"), join(folder, "under-way"));
    const end = await embedded.copy(join(folder, "database")).then(
      () => ["done", ""] as const,
      (error: Error) => ["failed", error.message] as const,
    );
    // The requesting process may be gone, along with its folder.
    if (existsSync(folder)) writeFileSync(join(folder, end[0]), end[1]);
  }
}
