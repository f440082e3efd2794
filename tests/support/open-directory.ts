import { join } from "node:path";
import pg from "pg";
import { connect, embeddedPool } from "#database/connection.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import type { ServerData } from "./server.ts";

export type Opened = { embedded: EmbeddedDatabase; pool: pg.Pool };

export function openDirectory(directory: string, deadline?: number): Opened {
  const embedded = new EmbeddedDatabase({ directory }, deadline);
  const pool = embeddedPool(embedded);
  pool.on("error", () => {});
  return { embedded, pool };
}

export async function closeDirectory({ embedded, pool }: Opened) {
  await pool.end();
  await embedded.close();
}

export function openDataDirectory({ dataDir, databaseUrl }: ServerData) {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    return { pool, db: connect(pool), close: () => pool.end() };
  }
  const opened = openDirectory(join(dataDir, "database"));
  return { pool: opened.pool, db: connect(opened.pool), close: () => closeDirectory(opened) };
}
