import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { auditedTables } from "./audited-tables.ts";
import { unauditedTables } from "./unaudited-tables.ts";

test("every table is audited or has a reason not to be", async ({ db }) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = rows.map(({ name }) => name).sort();
  expect(names.length).toBeGreaterThan(50);
  expect([...Object.keys(auditedTables), ...Object.keys(unauditedTables)].sort()).toEqual(names);
});

test("every column of an audited table is in exactly one list", async ({ db }) => {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
    where table_schema = 'public' group by 1`);
  for (const { name, columns } of rows) {
    const table = auditedTables[name];
    if (!table) continue;
    const { key, kept, named, unwatched } = table;
    expect({ name, columns: [...key, ...kept, ...named, ...unwatched].sort() }).toEqual({
      name,
      columns,
    });
  }
});

test("every audited table has its three triggers", async ({ db }) => {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select tgrelid::regclass::text as name, count(*)::int as count from pg_trigger where tgname like 'record\\_%' group by 1 order by 1`);
  expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual(
    Object.fromEntries(Object.keys(auditedTables).map((name) => [name, 3])),
  );
});

/** Columns with personal data have one of these in their name. */
const personal =
  /name$|email|phone|message|token|hash|secret|password|text$|note|holder|person|instagram|explanation|card/;
const facts = [
  "settings.name",
  "listings.name",
  "services.name",
  "cities.name",
  "categories.name",
  "treatments.name",
  "listings.hours_text",
  "question_answers.is_own_name",
  "users.email_verified_at",
  "listings.booking_email_set_by",
];

test("no audited column stores personal values", () => {
  const kept = Object.entries(auditedTables).flatMap(([name, table]) =>
    [...table.kept, ...table.key].map((column) => `${name}.${column}`),
  );
  expect(
    kept.filter((column) => personal.test(column.split(".")[1] ?? "") && !facts.includes(column)),
  ).toEqual([]);
});
