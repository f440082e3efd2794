import { setTimeout } from "node:timers/promises";
import type pg from "pg";

export type Column = { table: string; name: string; type: string; labels: string[] };
export type Written = { table: string; row: Record<string, unknown> };

/** Password requests are processed and deleted at once, so a copy stays for inspection. */
export const shortLived = "reset_requests";

export async function keepShortLived(rows: pg.Pool) {
  await rows.query(`
    create table ${shortLived}_kept (like ${shortLived});
    create function keep_row() returns trigger language plpgsql as 'begin insert into ${shortLived}_kept values (new.*); return new; end';
    create trigger keep_row before insert on ${shortLived} for each row execute function keep_row()`);
}

/** Reads columns from the system catalog, so that new ones are included automatically. */
export async function columnsOf(rows: pg.Pool) {
  const { rows: columns } = await rows.query<Column>(`
    select c.table_name as table, c.column_name as name, c.data_type as type,
      coalesce((select array_agg(e.enumlabel::text) from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typname = c.udt_name), '{}') as labels
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  return columns;
}

const longestLate = 8_000;

/** Rows that the work added or changed; `late`: table that is written some seconds later. */
export async function writtenBy<Result>(
  rows: pg.Pool,
  columns: Column[],
  work: () => Promise<Result>,
  late?: string,
) {
  const { rows: began } = await rows.query<{ id: string }>("select txid_current() as id");
  const result = await work();
  const tables = [...new Set(columns.map(({ table }) => table))];
  const isNew = `xmin::text::bigint >= ${began[0]?.id}`;
  for (const until = Date.now() + longestLate; late && Date.now() < until; await setTimeout(200))
    if ((await rows.query(`select from "${late}" where ${isNew} limit 1`)).rowCount) break;
  const selects = tables.map(
    (table) => `select '${table}' as table, to_jsonb(x) as row from "${table}" x where ${isNew}`,
  );
  const { rows: written } = await rows.query<Written>(selects.join(" union all "));
  return { result, written };
}
