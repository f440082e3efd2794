import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/database.ts";
import { type ChainHead, chainStart, type HeadStore, nextHash } from "./chain.server.ts";

const lockNumber = 20_261_122;
const batch = 1_000;

/** Serializes an entry for hashing. Independent of time zone and PostgreSQL version. */
export const serializedEntrySql =
  sql.raw(`jsonb_build_array(audit_log.id, (extract(epoch from audit_log.at) * 1000000)::bigint, table_name, row_key, listing_id, verb,
  before, after, named, actor_id, actor_role, admin_id, operation, request_id)::text`);

/**
 * Chains committed entries. Ids are assigned in a different order than they are committed, so the
 * chain is ordered by transaction and stops before the oldest open one; nothing can be inserted
 * earlier. Only one process extends the chain at a time. Returns the number of linked entries.
 */
export async function chainEntries({
  db,
  headStore,
}: {
  db: Database;
  headStore: HeadStore;
}): Promise<number> {
  let linked = 0;
  let head: ChainHead | null = null;
  for (;;) {
    const done = await db.transaction(chainBatch);
    if (!done) break;
    linked += done.count;
    head = done.head;
    if (done.count < batch) break;
  }
  if (head) headStore.record(head);
  return linked;
}

async function chainBatch(tx: Transaction) {
  const { rows: locked } = await tx.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockNumber}) as is_ours`,
  );
  if (!locked[0]?.is_ours) return null;
  const last = await lastLink(tx);
  if (last?.is_foreign) return takeOver(tx, last.id);
  const { rows } = await tx.execute<{ id: number; said: string }>(sql`
    select id::float8 as id, ${serializedEntrySql} as said from audit_log
    where (xid, id) > (${last?.xid ?? "0"}::xid8, ${last?.id ?? 0}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${batch}`);
  if (rows.length === 0) return null;
  let { position, hash }: ChainHead = last ?? chainStart;
  const links = rows.map(({ id, said: text }) => {
    hash = nextHash(hash, text);
    return { position: ++position, change_id: id, hash };
  });
  await tx.execute(
    sql`insert into audit_log_hashes select * from json_populate_recordset(null::audit_log_hashes, ${JSON.stringify(links)})`,
  );
  return { count: rows.length, head: { position, hash } };
}

type ChainLink = ChainHead & { id: number; xid: string; is_foreign: boolean };

async function lastLink(tx: Transaction) {
  const { rows } = await tx.execute<ChainLink>(sql`
    select position::float8 as position, hash, change_id::float8 as id, xid::text as xid, xid >= pg_snapshot_xmin(pg_current_snapshot()) as is_foreign
    from audit_log_hashes join audit_log on audit_log.id = change_id order by position desc limit 1`);
  return rows[0] ?? null;
}

/**
 * Takes over a copied database: its transaction ids restart, so entries already in the chain sort
 * before all new ones.
 */
async function takeOver(tx: Transaction, last: number) {
  await tx.execute(sql`
    update audit_log set xid = case when id = ${last} then '2' when exists (select from audit_log_hashes where change_id = audit_log.id) then '1'
      else pg_current_xact_id() end`);
  return null;
}
