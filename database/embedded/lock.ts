import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartFailure } from "#platform/start-failure.ts";

type LockOwner = { pid: number; started: string | null };

/**
 * Limits a data directory to one process: the embedded database does not detect a second one, and
 * two would silently corrupt it. Creating a hard link is atomic. The lock is taken over if its
 * owner died or another process reused its id.
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  const mine = JSON.stringify({
    pid: process.pid,
    started: startedAt(process.pid),
  } satisfies LockOwner);
  for (let attempt = 0; attempt < 5; attempt++) {
    if (claim(file, mine)) return () => release(file, mine);
    const owner = livingOwner(read(file));
    if (owner)
      throw new StartFailure(
        `The data directory ${directory} is in use by process ${owner.pid}. Stop that process or set DATA_DIR.`,
      );
    takeOver(file, mine);
  }
  throw new StartFailure(`Could not lock the data directory ${directory}.`);
}

export const isLocked = (directory: string) => livingOwner(read(`${directory}.lock`)) !== null;

function claim(file: string, mine: string) {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, mine);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(file: string, mine: string) {
  if (read(file) === mine) rmSync(file, { force: true });
}

/**
 * Runs exclusively and rechecks the owner: otherwise, of two processes that see a dead owner, one
 * could remove the other's new lock.
 */
function takeOver(file: string, mine: string) {
  const guard = `${file}.takeover`;
  if (!claim(guard, mine)) return removeDead(guard);
  removeDead(file);
  rmSync(guard, { force: true });
}

function removeDead(file: string) {
  const text = read(file);
  if (text !== null && !livingOwner(text)) rmSync(file, { force: true });
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function livingOwner(text: string | null): LockOwner | null {
  try {
    const owner = JSON.parse(text ?? "null") as LockOwner | null;
    return owner && isAlive(owner) ? owner : null;
  } catch {
    return null;
  }
}

function isAlive(owner: LockOwner) {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const started = startedAt(owner.pid);
  return started === null || owner.started === null || started === owner.started;
}

/** Reads the start time in clock ticks since boot, if the system provides it (Linux). */
function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
