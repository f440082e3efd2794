import { sql } from "drizzle-orm";
import type { Transaction } from "../database.ts";
import { type BackupTable, listForeignKeys, quoteIdentifier } from "./tables.ts";

export async function writeRows(tx: Transaction, { name, columns }: BackupTable, rows: string[]) {
  const names = columns.map((column) => quoteIdentifier(column.name)).join(", ");
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", ");
  await tx.execute(
    sql`${sql.raw(`insert into ${quoteIdentifier(name)} (${names}) overriding system value select ${values} from json_array_elements(`)}${`[${rows.join(",")}]`}::json) as line`,
  );
}

/** Disables foreign keys while rows arrive in any order, then validates them again. */
export async function withoutForeignKeys(tx: Transaction, write: () => Promise<void>) {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local statement_timeout = 0`);
  const keys = await listForeignKeys(tx);
  const triggers = await listTriggers(tx);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { table, name } of triggers)
    await tx.execute(sql.raw(`alter table ${table} disable trigger ${name}`));
  await write();
  for (const { table, name } of triggers)
    await tx.execute(sql.raw(`alter table ${table} enable trigger ${name}`));
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

async function listTriggers(tx: Transaction) {
  const { rows } = await tx.execute<{ table: string; name: string }>(sql`
    select tgrelid::regclass::text as "table", quote_ident(tgname) as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
  return rows;
}

export async function setSequence(tx: Transaction, name: string, last: string | null) {
  if (last !== null)
    await tx.execute(
      sql`select setval(${`public.${quoteIdentifier(name)}`}::regclass, ${last}::bigint, true)`,
    );
}

export async function truncateAll(tx: Transaction, tables: BackupTable[]) {
  if (tables.length > 0)
    await tx.execute(
      sql.raw(`truncate ${tables.map(({ name }) => quoteIdentifier(name)).join(", ")}`),
    );
}
