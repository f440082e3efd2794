import pg from "pg";
import { type ActorContext, currentAuditActor } from "#platform/audit-actor.ts";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { createPlanNamer } from "../plan-namer.ts";
import { auditedTables } from "./audited-tables.ts";

/**
 * Starts a transaction and sets the actor for the triggers in one message, which saves a round
 * trip.
 */
const beginFor = (who: ActorContext) =>
  `begin; select set_config('acting.who', ${pg.escapeLiteral(JSON.stringify(who))}, true)`;

const write = /^(?:insert into|update|delete from) "(\w+)"/;

/**
 * Wraps the pool to record the actor. A single write to an audited table outside a transaction
 * gets its own transaction; otherwise the audit log would have no actor. Everything else passes
 * through.
 */
export function withAuditActor(pool: pg.Pool): pg.Pool {
  const plannedOnce = createPlanNamer();
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    refuseInsideTransaction();
    const who = currentAuditActor();
    if (!who || !((write.exec(config.text)?.[1] ?? "") in auditedTables))
      return pool.query(plannedOnce(config), values);
    const client = await pool.connect();
    try {
      await client.query(beginFor(who));
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
  const connect = async () => {
    refuseInsideTransaction();
    const client = await pool.connect();
    const who = currentAuditActor();
    return who ? withBeginning(client, who) : client;
  };
  return Object.assign(Object.create(pool) as pg.Pool, { query, connect });
}

function withBeginning(client: pg.PoolClient, who: ActorContext): pg.PoolClient {
  const query = (config: pg.QueryConfig, values?: unknown[]) =>
    config.text === "begin" ? client.query(beginFor(who)) : client.query(config, values);
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}
