import { AsyncResource } from "node:async_hooks";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Logger } from "#platform/logger.ts";
import type { Executor } from "./database.ts";

const channel = "changes";
const reconnectAfter = 500;
// PostgreSQL refuses payloads of 8,000 bytes and more.
const longestPayload = 7_900;

/** Names of what changed, as pages are tagged with them; "*" when anything may have. */
type Listener = (tags: string[]) => void;

export type Changes = { onChange(listener: Listener): void; close(): Promise<void> };

/** Called inside the transaction that changes something: the database tells every process after the commit, or never. */
export async function announceChange(tx: Executor, tags: string[]) {
  if (tags.length === 0) return;
  const payload = tags.join(" ");
  await tx.execute(
    sql`select pg_notify(${channel}, ${Buffer.byteLength(payload) > longestPayload ? "*" : payload})`,
  );
}

/**
 * The embedded database has one session: whichever connection the pool holds also hears the changes. The pool drops a connection after each
 * statement that fails; nothing was missed unless the database itself was opened again, which `opening` tells apart.
 */
export function watchThroughPool(pool: pg.Pool, opening: () => unknown = () => ({})): Changes {
  const { listeners, tell } = createListeners();
  let known: unknown;
  pool.options.onConnect = async (client) => {
    client.on("notification", ({ payload }) => tell(payload));
    await client.query(`listen ${channel}`);
    const current = opening();
    if (current !== known) tell("*");
    known = current;
  };
  return { onChange: (listener) => void listeners.push(listener), close: async () => {} };
}

/**
 * A connection of its own, for as long as the process lives. What was said while it was broken is lost, so once it stands again everything counts as changed.
 * A connection of the pool hears what it announces itself, before its commit is answered: who changed something reads it on the next page.
 * The one that listens tells of it again, in case the other broke meanwhile.
 */
export async function watchThroughConnection(
  connectionString: string,
  logger: Logger,
  pool?: pg.Pool,
): Promise<Changes> {
  const { listeners, tell } = createListeners();
  if (pool) pool.options.onConnect = hearsItself;
  let isClosing = false;
  let client = await listen();

  async function listen() {
    const connected = new pg.Client({
      connectionString,
      application_name: "changes",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    connected.on("notification", ({ payload }) => tell(payload));
    // A connection that breaks says so once or twice; unheard, that ends the process. What counts is its end.
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

  async function hearsItself(pooled: pg.ClientBase) {
    // A pooler in between gives each client a number of its own; a notification carries that of the database.
    const { rows } = await pooled.query<{ pid: number }>("select pg_backend_pid() as pid");
    const pid = rows[0]?.pid ?? 0;
    pooled.on(
      "notification",
      ({ processId, payload }) => void (processId === pid && tell(payload)),
    );
    await pooled.query(`listen ${channel}`);
  }

  async function reconnect() {
    if (isClosing) return;
    // What is kept goes on being given: nobody can be asked for anything newer.
    logger.warn("lost the connection that tells of changes");
    while (true) {
      await new Promise((resolve) => setTimeout(resolve, reconnectAfter));
      if (isClosing) return;
      try {
        client = await listen();
        if (isClosing) await client.end();
        return tell("*");
      } catch {
        // Still away: ask again.
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
  const listeners: Listener[] = [];
  // A socket belongs to whoever's request opened it; what a change sets off is nobody's.
  const tell = AsyncResource.bind((payload = "") => {
    for (const listener of listeners) listener(payload.split(" "));
  });
  return { listeners, tell };
}
