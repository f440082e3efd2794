import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { projectRoot } from "#platform/project-root.ts";
import { type AuditedTable, auditedTables } from "./audited-tables.ts";
import { auditFunctionsSql } from "./functions.ts";

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(", ");
const list = (names: string[]) => `'{${names.join(",")}}'`;

/**
 * Lists the columns, so updates of a rank or total cost nothing: their SET list contains none of
 * them.
 */
function triggersOf(name: string, { key, kept, named, unwatched }: AuditedTable) {
  const watched = [...new Set([...(key.length > 1 ? key : []), ...kept, ...named])];
  const facts = [key, [...new Set([...key, "listing_id", ...named, ...unwatched])], watched, named]
    .map(list)
    .join(", ");
  const triggers = [
    `record_added after insert on "${name}" referencing new table as touched for each statement execute function record_rows(${facts})`,
    `record_removed after delete on "${name}" referencing old table as touched for each statement execute function record_rows(${facts})`,
    `record_changed after update of ${quoted(watched)} on "${name}" for each row execute function record_change(${facts})`,
  ];
  return triggers.map((trigger) => `create trigger ${trigger};`).join("\n");
}

const everything = [
  auditFunctionsSql,
  ...Object.entries(auditedTables).map(([name, table]) => triggersOf(name, table)),
].join("\n");
/** Differs after each change of the declarations, and with each new migration. */
const stamp = createHash("sha256")
  .update(everything)
  .update(readFileSync(join(projectRoot, "database/migrations/meta/_journal.json")))
  .digest("hex");

async function isAsDeclared(client: pg.ClientBase) {
  const { rows } = await client.query(
    "select obj_description(to_regprocedure('record_rows()'), 'pg_proc') as stamp",
  );
  return rows[0]?.stamp === stamp;
}

/**
 * Drops the triggers before new migrations, because a column named in a trigger cannot be dropped
 * or change its type.
 */
export async function dropStaleAuditTriggers(client: pg.ClientBase) {
  await client.query(
    `select set_config('acting.who', '{"role": "site", "operation": "migration"}', false)`,
  );
  if (await isAsDeclared(client)) return;
  await client.query(`do $$ declare held record; begin
    for held in select tgname, tgrelid::regclass as name from pg_trigger where tgname in ('record_added', 'record_removed', 'record_changed') loop
      execute format('drop trigger %I on %s', held.tgname, held.name);
    end loop;
  end $$`);
}

export async function installAuditTriggers(client: pg.ClientBase) {
  if (await isAsDeclared(client)) return;
  await client.query(
    `begin; ${everything}; comment on function record_rows() is '${stamp}'; commit`,
  );
}
