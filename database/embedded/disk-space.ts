import { rmSync, statfsSync, statSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import type pg from "pg";
import type { Logger } from "#platform/logger.ts";

const mib = 2 ** 20;
/**
 * The free space below which writes stop: the WAL grows by 16 MiB at once, and the process ends if
 * it cannot.
 */
const least = 64 * mib;
const reserved = 32 * mib;

const reserveOf = (directory: string) => `${directory}.reserve`;

/** Frees the reserved space: after a crash on a full disk, the database needs some to open. */
export function releaseDiskReserve(directory: string) {
  const isThere = statSync(reserveOf(directory), { throwIfNoEntry: false }) !== undefined;
  if (isThere) rmSync(reserveOf(directory));
  return isThere;
}

/**
 * Keeps a reserve while there is space, and turns the database read-only without it. Polls often,
 * and switches through the pool, between transactions.
 */
export function watchDiskSpace(pool: pg.Pool, directory: string, logger: Logger, every = 1_000) {
  let isFull = false;
  let isLooking = false;
  const setReadOnly = (client: pg.Pool | pg.ClientBase) =>
    client.query(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
  pool.on("connect", (client) => {
    if (isFull) void setReadOnly(client).catch(() => {});
  });
  const look = async (keepsReserve: boolean) => {
    if (isLooking) return;
    isLooking = true;
    const lacks = !(await hasRoom(directory, keepsReserve));
    isLooking = false;
    if (lacks === isFull) return;
    isFull = lacks;
    if (isFull)
      logger.error(
        { leastMiB: least / mib },
        "the disk is full: nothing is saved until space is freed",
      );
    else logger.warn("there is room again: writes resume");
    await setReadOnly(pool).catch(() => {
      isFull = !lacks;
    });
  };
  // Startup does not wait for the reserve.
  void look(false);
  return setInterval(() => void look(true), every).unref();
}

/**
 * Reports whether there is space. If the reserve cannot be written, there is none, whatever the
 * system reports.
 */
async function hasRoom(directory: string, keepsReserve: boolean) {
  try {
    const { bavail, bsize } = statfsSync(directory);
    const hasReserve =
      (statSync(reserveOf(directory), { throwIfNoEntry: false })?.size ?? 0) >= reserved;
    if (bavail * bsize < least + (hasReserve ? 0 : reserved)) return false;
    if (!hasReserve && keepsReserve) await makeReserve(directory);
    return true;
  } catch {
    return false;
  }
}

/** Writes zeros, so that the space is actually allocated. */
async function makeReserve(directory: string) {
  const file = reserveOf(directory);
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(Buffer.alloc(reserved));
    await handle.datasync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
