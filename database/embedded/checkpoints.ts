import type pg from "pg";

/**
 * Runs checkpoints, which the embedded database never does on its own: its WAL would grow forever
 * and slow down the next start. Goes through the pool, so it never lands inside another
 * transaction.
 */
export function checkpointRegularly(pool: pg.Pool, every = 60_000) {
  const position = async () =>
    (await pool.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn")).rows[0]?.lsn;
  let last: string | undefined;
  const checkpoint = async () => {
    if ((await position()) === last) return;
    await pool.query("checkpoint");
    last = await position();
  };
  return setInterval(() => void checkpoint().catch(() => {}), every).unref();
}
