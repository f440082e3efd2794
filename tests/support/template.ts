import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import { connect, embeddedPool } from "#database/connection.ts";
import { EmbeddedDatabase } from "#database/embedded/embedded.ts";
import { migrate } from "#database/migrate.ts";
import { addReference } from "#domain/catalogue/add-reference.server.ts";
import { readReference } from "#domain/transfer/load-catalogue.server.ts";

export const templateName = "template_with_reference";

/** Fills a database with what every test may rely on. */
async function prepare(pool: pg.Pool) {
  await migrate(pool);
  await addReference({ db: connect(pool) }, readReference());
}

export async function prepareSnapshot(file: string) {
  const embedded = new EmbeddedDatabase({});
  const pool = embeddedPool(embedded);
  await prepare(pool);
  await pool.end();
  const snapshot = Buffer.from(await (await embedded.snapshot()).arrayBuffer());
  await embedded.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, snapshot);
  renameSync(`${file}.${process.pid}`, file);
}

export async function preparePostgres(address: string) {
  const pool = new pg.Pool({ connectionString: await createDatabase(address, templateName) });
  await prepare(pool);
  await pool.end();
}

export async function createDatabase(address: string, name: string, template = "template1") {
  await withClient(address, (client) => client.query(`create database ${name} template ${template}`));
  return databaseAt(address, name);
}

function databaseAt(address: string, name: string) {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client);
  await client.end();
}
