import pg from "pg";
import { acting } from "#platform/acting.ts";
import { audited } from "./declared.ts";

/** For the transaction alone, in which the triggers read it. */
export function saying(who: object) {
  return `select set_config('acting.who', ${pg.escapeLiteral(JSON.stringify(who))}, true)`;
}

const write = /^(?:insert into|update|delete from) "(\w+)"/;

/**
 * A single write of an audited table outside a transaction gets one of its own, or its change would be nobody's. All other statements go as
 * they are.
 */
export function naming(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    const who = acting();
    if (!who || !((write.exec(config.text)?.[1] ?? "") in audited)) return pool.query(config, values);
    const client = await pool.connect();
    try {
      await client.query(`begin; ${saying(who)}`);
      const result = await client.query(config, values);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
  return Object.assign(Object.create(pool) as pg.Pool, { query });
}
