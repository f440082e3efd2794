import type pg from "pg";

/**
 * The embedded database makes none by itself: its log would grow for ever, and the next start with it.
 * Asked for through the pool, so that it waits its turn and never falls into somebody's transaction.
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
