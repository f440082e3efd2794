import { sql } from "drizzle-orm";
import type { Executor } from "../database.ts";

export type BackupTable = { name: string; columns: { name: string; type: string }[] };
type ForeignKey = { table: string; name: string; definition: string };

/** Lists all tables with their stored columns, without generated ones. */
export async function listTables(db: Executor): Promise<BackupTable[]> {
  const { rows } = await db.execute<{ name: string; columns: BackupTable["columns"] }>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'durability_probe'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export async function listSequences(db: Executor) {
  const { rows } = await db.execute<{ name: string; last: string | null }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

export async function listForeignKeys(db: Executor) {
  const { rows } = await db.execute<ForeignKey>(sql`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
