import pg from "pg";

/** Copies by file: the default strategy writes all pages to the WAL and takes twice as long. */
export async function createDatabase(address: string, name: string, template = "template1") {
  await withClient(address, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return databaseAt(address, name);
}

export async function dropDatabase(address: string) {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  await withClient(databaseAt(address, "postgres"), (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
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
