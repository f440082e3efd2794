import type pg from "pg";
import { embeddedPool } from "#database/connection.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";

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
