import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  type AuditChainState,
  type ChainHead,
  chainStart,
  type HeadStore,
  nextHash,
} from "./chain.server.ts";
import { serializedEntrySql } from "./chain-entries.server.ts";

const batch = 5_000;

type ChainRow = { position: number; hash: string; change_id: number; said: string | null };

export async function checkChain(
  { db, headStore }: { db: Database; headStore: Pick<HeadStore, "heads"> },
  alsoKnown: ChainHead[] = [],
): Promise<AuditChainState> {
  const known = new Map<number, Set<string>>();
  for (const { position, hash } of [...headStore.heads(), ...alsoKnown])
    known.set(position, (known.get(position) ?? new Set()).add(hash));
  let { position, hash } = chainStart;
  const broken = (fault: string): AuditChainState => ({
    isWhole: false,
    count: position,
    position: position + 1,
    fault,
  });
  for (;;) {
    const { rows } = await db.execute<ChainRow>(sql`
      select position::float8 as position, hash, change_id::float8 as change_id, case when audit_log.id is not null then ${serializedEntrySql} end as said
      from audit_log_hashes left join audit_log on audit_log.id = change_id where position > ${position} order by position limit ${batch}`);
    for (const row of rows) {
      if (row.position !== position + 1) return broken("its link is missing");
      if (row.said === null) return broken(`entry ${row.change_id} is missing`);
      hash = nextHash(hash, row.said);
      if (hash !== row.hash) return broken(`entry ${row.change_id} was altered or moved`);
      if ([...(known.get(row.position) ?? [])].some((noted) => noted !== hash))
        return broken("the chain was rewritten: its head was recorded with a different hash");
      position = row.position;
    }
    if (rows.length < batch) break;
  }
  const furthest = Math.max(0, ...known.keys());
  if (furthest > position) return broken(`the chain ends here, but was recorded up to ${furthest}`);
  const between = await countBetween(db);
  if (between !== position)
    return {
      isWhole: false,
      count: position,
      position: between,
      fault: "entries were inserted afterwards",
    };
  return { isWhole: true, count: position, hash };
}

/**
 * Counts entries before the last link. More than there are links means that entries were
 * inserted.
 */
async function countBetween(db: Database) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::float8 as count from audit_log where (xid, id) <= (
      select xid, id from audit_log where id = (select change_id from audit_log_hashes order by position desc limit 1))`);
  return rows[0]?.count ?? 0;
}

export async function findHead({ db }: { db: Database }): Promise<ChainHead & { waiting: number }> {
  const { rows } = await db.execute<ChainHead & { waiting: number }>(sql`
    select position::float8 as position, hash from audit_log_hashes order by position desc limit 1`);
  const { rows: counts } = await db.execute<{ waiting: number }>(sql`
    select count(*)::float8 as waiting from audit_log where (xid, id) > coalesce((
      select (audit_log.xid, audit_log.id) from audit_log_hashes join audit_log on audit_log.id = change_id order by position desc limit 1), ('0'::xid8, 0::bigint))`);
  return { ...(rows[0] ?? chainStart), waiting: counts[0]?.waiting ?? 0 };
}
