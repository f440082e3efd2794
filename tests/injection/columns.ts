import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { openDataDirectory } from "#tests/support/open-directory.ts";
import type { ServerData } from "#tests/support/server.ts";
import { nameOfForm } from "./forms.ts";
import type { Send } from "./write.ts";

/** Neither a number, a date nor an enum value, so that any other column fails on it. */
const marked = "marked by a form";

const folder = "database/schema";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const modules: object[] = await Promise.all(files.map((file) => import(`#${join(folder, file)}`)));
const tables = [
  ...new Set(
    modules.flatMap((module) => Object.values(module)).filter((thing) => is(thing, PgTable)),
  ),
];

/** All columns, by their database and code names. */
const columns = [
  ...new Set(
    tables.flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name]),
    ),
  ),
];

/** Forms that reject unknown fields, or whose hidden fields have the names of columns. */
const refusing: [form: RegExp, columns: string[] | "all"][] = [
  [/^\/admin\/settings /, "all"],
  [/\/specials\/(new|N) /, ["isActive"]],
];

/** Adds a value for every column to each form, and records which columns a form rejects. */
export function columnsToo() {
  const without = new Map<string, string[] | "all">();
  const over =
    (send: Send): Send =>
    async (who, action, fields, isFiles) => {
      const named = new Set(fields.map(([name]) => name));
      const others = ["__proto__", "constructor", ...columns].filter((name) => !named.has(name));
      const sendWith = (names: string[]) =>
        send(
          who,
          action,
          [...fields, ...names.map((name): [string, string] => [name, marked])],
          isFiles,
        );
      const form = nameOfForm({ action, fields: fields.map(([name]) => ({ name })) });
      const answer = await sendWith(others);
      if (answer.status < 400) without.set(form, []);
      // For invalid input, another attempt follows with other words and all columns.
      const wrong = new Set(answer.status === 422 ? wrongIn(answer.text) : []);
      if (answer.status !== 422 || [...wrong].some((name) => named.has(name))) return answer;
      const again =
        wrong.size > 0 ? await sendWith(others.filter((name) => !wrong.has(name))) : answer;
      if (again.status < 400 && !without.has(form)) without.set(form, [...wrong]);
      if (again.status !== 422) return again;
      const alone = await sendWith([]);
      if (alone.status < 400 && !without.has(form)) without.set(form, "all");
      return alone;
    };
  return {
    over,
    /** Counts forms that accepted every column, and lists the others without a known reason. */
    taken() {
      const notWithAll = [...without].filter(([, columns]) => columns.length > 0);
      const isKnown = ([form, left]: (typeof notWithAll)[number]) =>
        refusing.some(([forms, columns]) => forms.test(form) && String(columns) === String(left));
      return {
        withAll: without.size - notWithAll.length,
        unknown: notWithAll.filter((each) => !isKnown(each)),
      };
    },
  };
}

/** Fields that a rejected form marks, or that its summary links to. */
const wrongIn = (html: string) => [
  ...[...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('aria-invalid="true"') ? (/ name="([^"]*)"/.exec(tag)?.[1] ?? []) : [],
  ),
  ...[...html.matchAll(/href="#field-([^"]+)"/g)].map(([, name = ""]) => name),
];

export async function columnsTaken(at: ServerData) {
  const { pool, close } = openDataDirectory(at);
  const rowsOf = tables.map(
    (table) =>
      `select '${getTableName(table)}' as table, to_jsonb(x)::text as row from "${getTableName(table)}" x`,
  );
  const search = `select * from (${rowsOf.join(" union all ")}) as everything where row like $1`;
  const { rows } = await pool.query<{ table: string; row: string }>(search, [`%${marked}%`]);
  await close();
  return rows.map(({ table, row }) => `${table}: ${row.slice(0, 300)}`);
}
