import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import { connect, embeddedPool } from "#database/connection.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import { migrate } from "#database/migrate.ts";
import { addReference } from "#domain/catalogue/reference/add-reference.server.ts";
import { readReference } from "#domain/demo/load-catalogue.server.ts";
import { createDatabase } from "./create-database.ts";

export const templateName = "template_with_reference";

async function prepare(pool: pg.Pool) {
  await migrate(pool);
  await addReference({ db: connect(pool) }, readReference());
}

export async function prepareSnapshot(file: string) {
  const embedded = new EmbeddedDatabase({});
  const pool = embeddedPool(embedded);
  await prepare(pool);
  await pool.end();
  const snapshot = withoutTemplates(Buffer.from(await (await embedded.snapshot()).arrayBuffer()));
  await embedded.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, snapshot);
  renameSync(`${file}.${process.pid}`, file);
}

/** Drops template0 and template1, which no test uses: half of what each test file would read. */
function withoutTemplates(tar: Buffer) {
  const kept: Buffer[] = [];
  const block = 512;
  const text = (from: number, to: number) => tar.toString("latin1", from, to).replace(/\0.*$/, "");
  for (let at = 0; text(at, at + 100) !== ""; ) {
    const end =
      at + block + Math.ceil(Number.parseInt(text(at + 124, at + 136), 8) / block) * block;
    if (!/\/base\/[14]\/./.test(text(at, at + 100))) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.alloc(2 * block)]);
}

export async function preparePostgres(address: string) {
  const pool = new pg.Pool({ connectionString: await createDatabase(address, templateName) });
  await prepare(pool);
  await pool.end();
}
