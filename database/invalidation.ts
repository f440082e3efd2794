import { AsyncResource } from "node:async_hooks";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Logger } from "#platform/logger.ts";
import type { Executor } from "./database.ts";

const channel = "invalidations";
const reconnectAfter = 500;
// PostgreSQL rejects payloads of 8,000 bytes or more.
const longestPayload = 7_900;

/** Receives the invalidated tags; "*" if anything may have changed. */
type InvalidationListener = (tags: string[]) => void;

export type InvalidationFeed = {
  onChange(listener: InvalidationListener): void;
  close(): Promise<void>;
};

/**
 * Notifies every process of changed tags. Call inside the transaction: PostgreSQL sends after the
 * commit, or never.
 */
export async function invalidateTags(tx: Executor, tags: string[]) {
  if (tags.length === 0) return;
  const payload = tags.join(" ");
  await tx.execute(
    sql`select pg_notify(${channel}, ${Buffer.byteLength(payload) > longestPayload ? "*" : payload})`,
  );
}

/**
 * Listens through any pooled connection: the embedded database has a single session, so each one
 * receives notifications. The pool drops a connection after each failed statement. Nothing is
 * missed unless the database itself was reopened, which `opening` detects.
 */
export function listenThroughPool(
  pool: pg.Pool,
  opening: () => unknown = () => ({}),
): InvalidationFeed {
  const { listeners, notify } = createListeners();
  let known: unknown;
  pool.options.onConnect = async (client) => {
    client.on("notification", ({ payload }) => notify(payload));
    await client.query(`listen ${channel}`);
    const current = opening();
    if (current !== known) notify("*");
    known = current;
  };
  return { onChange: (listener) => void listeners.push(listener), close: async () => {} };
}

/**
 * Listens on a dedicated connection for the life of the process. Notifications sent while it was
 * down are lost, so everything counts as changed once it is back. A pooled connection also
 * receives its own notifications before its commit is answered, so a client sees its own change
 * on the next page. The dedicated connection repeats them, in case the pooled one broke.
 */
export async function listenThroughConnection(
  connectionString: string,
  logger: Logger,
  pool?: pg.Pool,
): Promise<InvalidationFeed> {
  const { listeners, notify } = createListeners();
  if (pool) pool.options.onConnect = listenOn;
  let isClosing = false;
  let client = await listen();

  async function listen() {
    const connected = new pg.Client({
      connectionString,
      application_name: "invalidations",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    connected.on("notification", ({ payload }) => notify(payload));
    // A broken connection emits errors that would end the process if unhandled. The end event is what
    // counts.
    connected.on("error", () => {});
    try {
      await connected.connect();
      await connected.query(`listen ${channel}`);
    } catch (error) {
      void connected.end().catch(() => {});
      throw error;
    }
    connected.once("end", () => void reconnect());
    return connected;
  }

  async function listenOn(pooled: pg.ClientBase) {
    // A pooler assigns its own process ids, but a notification carries PostgreSQL's.
    const { rows } = await pooled.query<{ pid: number }>("select pg_backend_pid() as pid");
    const pid = rows[0]?.pid ?? 0;
    pooled.on(
      "notification",
      ({ processId, payload }) => void (processId === pid && notify(payload)),
    );
    await pooled.query(`listen ${channel}`);
  }

  async function reconnect() {
    if (isClosing) return;
    // Keep serving cached pages: there is nowhere to get anything newer.
    logger.warn("lost the database connection that listens for invalidations");
    while (true) {
      await new Promise((resolve) => setTimeout(resolve, reconnectAfter));
      if (isClosing) return;
      try {
        client = await listen();
        if (isClosing) await client.end();
        return notify("*");
      } catch {
        // The database is still down: retry.
      }
    }
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    async close() {
      isClosing = true;
      await client.end();
    },
  };
}

function createListeners() {
  const listeners: InvalidationListener[] = [];
  // A socket keeps the async context of the request that opened it, but notifications belong to no
  // request.
  const notify = AsyncResource.bind((payload = "") => {
    for (const listener of listeners) listener(payload.split(" "));
  });
  return { listeners, notify };
}
