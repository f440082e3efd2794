import { type Column, getTableColumns, getTableName, type InferInsertModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "./database.ts";

/** Many rows in one statement with one parameter: twenty times the rate of a VALUES list. Rows that are there already stay. */
export async function bulkInsert<Table extends PgTable>(tx: Executor, table: Table, rows: InferInsertModel<Table>[], returning: string[] = []) {
  if (rows.length === 0) return [];
  const given = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const records = rows.map((row) => Object.fromEntries(given.map(([key, column]) => [snakeCase(key), toJson(column, row[key as keyof typeof row])])));
  const names = sql.raw(given.map(([key]) => `"${snakeCase(key)}"`).join(", "));
  const name = sql.identifier(getTableName(table));
  const result = await tx.execute(sql`
    insert into ${name} (${names})
    select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)})
    on conflict do nothing
    ${returning.length ? sql.raw(`returning ${returning.join(", ")}`) : sql``}`);
  return result.rows;
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toJson(column: Column, value: unknown) {
  return column.dataType === "custom" && value != null ? column.mapToDriverValue(value) : value;
}
