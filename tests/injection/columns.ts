import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { openPlace } from "#tests/support/open-directory.ts";
import type { Place } from "#tests/support/server.ts";
import { nameOfForm } from "./forms.ts";
import type { Send } from "./write.ts";

/** No number, no day, no kind of anything: whoever takes it where one belongs fails. */
const planted = "planted by a form";

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

/** Every column that there is, by the name that it has in the database and by the one that it has in the code. */
const columns = [
  ...new Set(
    tables.flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => [name, column.name]),
    ),
  ),
];

/** What is refused is not taken either: these columns are fields of the form that its page does not show, or it takes nothing that it does not name. */
const refusing: [form: RegExp, columns: string[] | "all"][] = [
  [/^\/admin\/settings /, "all"],
  [/\/specials\/(new|N) /, ["isActive"]],
];

/** Sends with each form also a value for every column that it does not name, and knows without which of them alone a form was taken. */
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
          [...fields, ...names.map((name): [string, string] => [name, planted])],
          isFiles,
        );
      const form = nameOfForm({ action, fields: fields.map(([name]) => ({ name })) });
      const answer = await sendWith(others);
      if (answer.status < 400) without.set(form, []);
      // Where what was typed is wrong another try is made, with other words and all columns.
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
    /** How many forms were taken with every column, and those that were not and have no reason for it. */
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

/** Fields that a refused form marks, or that its summary leads to. */
const wrongIn = (html: string) => [
  ...[...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('aria-invalid="true"') ? (/ name="([^"]*)"/.exec(tag)?.[1] ?? []) : [],
  ),
  ...[...html.matchAll(/href="#field-([^"]+)"/g)].map(([, name = ""]) => name),
];

/** Where such a value stands. */
export async function columnsTaken(at: Place) {
  const { pool, close } = openPlace(at);
  const rowsOf = tables.map(
    (table) =>
      `select '${getTableName(table)}' as table, to_jsonb(x)::text as row from "${getTableName(table)}" x`,
  );
  const search = `select * from (${rowsOf.join(" union all ")}) as everything where row like $1`;
  const { rows } = await pool.query<{ table: string; row: string }>(search, [`%${planted}%`]);
  await close();
  return rows.map(({ table, row }) => `${table}: ${row.slice(0, 300)}`);
}
