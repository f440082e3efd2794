import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { createPlanNamer } from "./plan-namer.ts";

function named(text: string) {
  const plannedOnce = createPlanNamer();
  return Array.from({ length: 6 }, () => plannedOnce({ text }).name !== undefined);
}

test("prepares a query from its fifth run on, but never a write", () => {
  expect(named("select 1 as asked_often")).toEqual([false, false, false, false, true, true]);
  expect(named("update things set name = 'select'")).not.toContain(true);
});

test("a prepared query returns current data each time", async ({ own: { db, pool } }) => {
  await pool.query("create table planned_things (id int primary key)");
  const answers = [];
  for (let id = 1; id <= 8; id++) {
    await pool.query("insert into planned_things values ($1)", [id]);
    answers.push(
      (
        await db.execute(
          sql`select count(*)::int as count, ${id}::int as id from planned_things where id <= ${id}`,
        )
      ).rows[0],
    );
  }
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ count: id, id })));
  const { rows } = await pool.query(
    "select custom_plans + generic_plans as times from pg_prepared_statements where statement like '%from planned_things%'",
  );
  expect(rows).toEqual([{ times: "4" }]);
});
