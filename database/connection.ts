import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { withAuditActor } from "./audit/audit-actor.ts";
import type { Database } from "./database.ts";
import { checkpointRegularly } from "./embedded/checkpoints.ts";
import { serveCopyRequests } from "./embedded/copies.ts";
import { watchDiskSpace } from "./embedded/disk-space.ts";
import { EmbeddedDatabase } from "./embedded/embedded.ts";
import { lockDirectory } from "./embedded/lock.ts";
import {
  type InvalidationFeed,
  listenThroughConnection,
  listenThroughPool,
} from "./invalidation.ts";
import { migrate } from "./migrate.ts";
import { markTransactions } from "./open-transaction.ts";

export type DatabaseConnection = {
  db: Database;
  changes: InvalidationFeed;
  engine: "embedded" | "postgresql";
  /** Vacuums and refreshes statistics, which the embedded database never does on its own. */
  tidy(): Promise<void>;
  /** Migrates fully, or only the first `count` migrations. */
  migrate(count?: number): Promise<void>;
  close(): Promise<void>;
};

const statementTimeout = 15_000;

/** Creates the database client. It names the actor in each transaction, for the audit log. */
export const connect = (pool: pg.Pool): Database =>
  markTransactions(drizzle(withAuditActor(pool), { casing: "snake_case" }));

type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string };

/**
 * Opens PostgreSQL at the given URL, else the embedded database in the data directory, with the
 * same driver. `asItIs` skips migrations.
 */
export async function openDatabase(
  at: DatabaseLocation,
  logger: Logger,
  { asItIs = false } = {},
): Promise<DatabaseConnection> {
  const { pool, changes, ...opened } = at.databaseUrl
    ? await openPostgres(at.databaseUrl, logger)
    : await openEmbedded(at.dataDir, logger);
  pool.on("error", (error) => {
    // The pool's end does not wait until its connections have closed.
    if (!pool.ending) logger.error({ error: error.message }, "a database connection broke");
  });
  if (!asItIs) await migrate(pool);
  return {
    db: connect(pool),
    changes,
    tidy: () => tidy(pool),
    migrate: (count) => migrate(pool, count),
    ...opened,
  };
}

/** Goes table by table, so other queries can run in between. */
async function tidy(pool: pg.Pool) {
  const { rows } = await pool.query<{ table: string }>(
    "select quote_ident(relname) as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  );
  for (const { table } of rows) {
    const client = await pool.connect();
    try {
      // The embedded database never returns memory that it has allocated.
      await client.query("set statement_timeout = 0; set maintenance_work_mem = '8MB'");
      await client.query(`vacuum (analyze) ${table}`);
      await client.query("reset statement_timeout; reset maintenance_work_mem");
    } finally {
      client.release();
    }
  }
}

async function openPostgres(connectionString: string, logger: Logger) {
  const pool = createPool({
    connectionString,
    max: 10,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 5_000,
  });
  const changes = await listenThroughConnection(connectionString, logger, pool).catch(
    (error: Error) => {
      throw new StartFailure(
        `DATABASE_URL: cannot reach the database (${error.message || (error as NodeJS.ErrnoException).code}).`,
      );
    },
  );
  return {
    engine: "postgresql" as const,
    pool,
    changes,
    async close() {
      await changes.close();
      await pool.end();
    },
  };
}

async function openEmbedded(dataDir: string, logger: Logger) {
  const directory = join(dataDir, "database");
  const unlock = claimDirectory(dataDir, directory);
  const embedded = new EmbeddedDatabase({ directory });
  // Retry with the reserved disk space.
  await embedded
    .open()
    .catch(() => embedded.open())
    .catch((error: Error) => {
      unlock();
      logger.debug(error);
      throw new StartFailure(`Cannot open the database in ${directory} (${error.message}).`);
    });
  const pool = embeddedPool(embedded);
  const regularly = [
    checkpointRegularly(pool),
    serveCopyRequests(dataDir, embedded),
    watchDiskSpace(pool, directory, logger),
  ];
  return {
    engine: "embedded" as const,
    pool,
    changes: listenThroughPool(pool, () => embedded.openings),
    async close() {
      for (const timer of regularly) clearInterval(timer);
      await pool.end();
      await embedded.close();
      unlock();
    },
  };
}

/**
 * Creates a pool with one connection, because the embedded database has one session. The pool's
 * queue keeps transactions apart.
 */
export const embeddedPool = (embedded: EmbeddedDatabase) =>
  createPool({
    max: 1,
    stream: () => embedded.connect() as never,
    user: "postgres",
    database: "postgres",
    idleTimeoutMillis: 0,
  });

/**
 * Creates a pool that survives broken connections: the next statement of a transaction fails, but
 * an unhandled error event would end the process.
 */
const createPool = (options: pg.PoolConfig) =>
  new pg.Pool(options).on("connect", (client) => client.on("error", () => {}));

function claimDirectory(dataDir: string, directory: string) {
  try {
    makeDirectory(dataDir);
    return lockDirectory(directory);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `DATA_DIR: cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** Avoids mkdir's `recursive`, which hangs under /proc. */
function makeDirectory(path: string) {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
