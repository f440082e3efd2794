import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { openPlace } from "#tests/support/open-directory.ts";
import type { Place } from "#tests/support/server.ts";
import type { Send } from "./write.ts";

/** No number, no day, no kind of anything: whoever takes it where one belongs fails. */
const planted = "planted by a form";

const folder = "database/schema";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
const modules: object[] = await Promise.all(files.map((file) => import(`#${join(folder, file)}`)));
const tables = [...new Set(modules.flatMap((module) => Object.values(module)).filter((thing) => is(thing, PgTable)))];

/** Every column that there is, by the name that it has in the database and by the one that it has in the code. */
const columns = [...new Set(tables.flatMap((table) => Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name])))];

/** Sends with each form also a value for every column that it does not name; without them where one is a field of the form that is not shown, and is refused. */
export const withColumns =
  (send: Send): Send =>
  async (who, action, fields, isFiles) => {
    const named = new Set(fields.map(([name]) => name));
    const others = ["__proto__", "constructor", ...columns].filter((name) => !named.has(name));
    const answer = await send(who, action, [...fields, ...others.map((name): [string, string] => [name, planted])], isFiles);
    return answer.status === 422 ? send(who, action, fields, isFiles) : answer;
  };

/** Where such a value stands. */
export async function columnsTaken(at: Place) {
  const { pool, close } = openPlace(at);
  const rowsOf = tables.map((table) => `select '${getTableName(table)}' as table, to_jsonb(x)::text as row from "${getTableName(table)}" x`);
  const search = `select * from (${rowsOf.join(" union all ")}) as everything where row like $1`;
  const { rows } = await pool.query<{ table: string; row: string }>(search, [`%${planted}%`]);
  await close();
  return rows.map(({ table, row }) => `${table}: ${row.slice(0, 300)}`);
}
