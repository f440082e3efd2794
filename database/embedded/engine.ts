import {
  closeSync,
  constants,
  cpSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

export type EmbeddedEngine = {
  /** Sends one wire protocol message and returns the response. */
  exchange(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  snapshot(): Promise<Blob>;
  /** Copies the directory. The copy opens as after a power cut at this moment. */
  copy(to: string): Promise<void>;
  close(): Promise<void>;
};

const parameters = {
  search_path: "public",
  fsync: "on",
  wal_sync_method: "fsync",
  shared_buffers: "16MB",
  random_page_cost: "1.1",
  timezone: "UTC",
};
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...Object.entries(parameters).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];

type Internals = {
  NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
  _PostgresMainLoopOnce: () => void;
};

type EngineOptions = {
  directory?: string | undefined;
  snapshot?: Blob | undefined;
  compiled?: WebAssembly.Module | undefined;
};

/**
 * Opens PGlite with what production data needs: real fsync and detection of traps. Tests open it in
 * memory from a snapshot.
 */
export async function openEngine({
  directory,
  snapshot,
  compiled,
}: EngineOptions): Promise<EmbeddedEngine> {
  // We hold the lock, so this file is stale. An empty one, left by a power cut, would block the
  // start.
  if (directory) rmSync(join(directory, "postmaster.pid"), { force: true });
  const isNew = directory !== undefined && !existsSync(join(directory, "PG_VERSION"));
  const pglite = await PGlite.create({
    dataDir: directory ?? "memory://",
    startParams,
    extensions: { pg_trgm },
    // In-memory databases are for tests, which copy their WAL too, so keep it small.
    ...(directory ? {} : { initDbStartParams: ["--wal-segsize=1"] }),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    ...(compiled ? { pgliteWasmModule: compiled } : {}),
  });
  const internals = pglite.Module as unknown as Internals;
  const trapped = noticeTraps(internals);
  if (directory) await syncForReal(pglite, internals);
  if (directory && isNew) syncTree(directory);

  return {
    async exchange(message) {
      trapped.check();
      const parts: Uint8Array[] = [];
      // Not execProtocolRaw: it also parses the response and keeps it for the life of the thread.
      const onRawData = (part: Uint8Array) => parts.push(part.slice());
      await pglite.runExclusive(() => pglite.execProtocolRawStream(message, { onRawData }));
      trapped.check();
      return together(parts);
    },
    snapshot: () => pglite.dumpDataDir("none"),
    async copy(to) {
      if (!directory) throw new Error("A database in memory has no directory to copy");
      await pglite.exec("checkpoint");
      // Synchronous on the only writing thread, so the copy is consistent.
      cpSync(directory, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    },
    close: () => pglite.close(),
  };
}

/** Uses a buffer of its own, so that it can be transferred to another thread. */
function together(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Detects WebAssembly traps, which resolve as "no rows" and leave the instance unusable. 100 is the
 * exit status of an ordinary SQL error.
 */
function noticeTraps(internals: Internals) {
  let fatal: Error | null = null;
  const loop = internals._PostgresMainLoopOnce;
  internals._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (error) {
      if ((error as { status?: number }).status !== 100) fatal = error as Error;
      throw error;
    }
  };
  return {
    check() {
      if (fatal) throw new Error(`The embedded database stopped: ${fatal.message}`);
    },
  };
}

/** Adds the fsync that PGlite's file system lacks, and verifies that a commit calls it. */
async function syncForReal(pglite: PGlite, internals: Internals) {
  if (!internals.NODEFS) throw new Error("PGlite's file system changed: cannot install fsync");
  let syncs = 0;
  internals.NODEFS.stream_ops.fsync = (stream) => {
    syncs++;
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    return 0;
  };
  await pglite.exec(
    "create table if not exists durability_probe (at timestamptz); delete from durability_probe; insert into durability_probe values (now())",
  );
  if (syncs === 0)
    throw new Error("A commit did not reach the disk: refusing to run without fsync");
}

function syncTree(directory: string) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  if (process.platform !== "win32") syncPath(directory);
}

function syncPath(path: string) {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
