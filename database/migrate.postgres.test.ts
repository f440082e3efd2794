import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { test } from "#tests/support/database.ts";
import { migrate } from "./migrate.ts";

const waiting =
  "select query_start < clock_timestamp() - interval '60 ms' as has_waited from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";

test("waiting for another process's migration may exceed the statement timeout", async ({
  own: { pool, address },
}) => {
  const other = new pg.Client(address);
  const impatient = new pg.Pool({ connectionString: address, statement_timeout: 50 });
  onTestFinished(() => Promise.all([other.end(), impatient.end()]).then(() => undefined));
  await other.connect();
  await other.query("begin; select pg_advisory_xact_lock(20261121)");
  const migrated = migrate(impatient);
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([{ has_waited: true }]);
  await other.query("commit");
  await migrated;
  expect((await impatient.query("show statement_timeout")).rows).toEqual([
    { statement_timeout: "50ms" },
  ]);
});
