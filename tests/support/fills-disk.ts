import { existsSync, rmSync, writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { createLogger } from "#platform/logger.ts";
import { classifyOutage } from "#platform/out-of-service.ts";

/**
 * Fills the disk although the system reports free space, reads on, and writes again once there is
 * space.
 */
const [dataDir = "", flag = ""] = process.argv.slice(2);
const { db, close } = await openDatabase(
  { databaseUrl: undefined, dataDir },
  createLogger("silent"),
);
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const said = (word: string) => process.stdout.write(`${word}\n`);
const write = () =>
  db.execute(sql`insert into rate_limits (key, count, ends_at) values (random()::text, 1, now())`);
const read = async () => (await db.execute(sql`select 1 from listings limit 1`)).rowCount;
const fill = async () => {
  for (let written = 0; written < 200; written++)
    await db.execute(sql`select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))`);
};
const wordOf = (error: unknown) => classifyOutage(error) ?? String(error);

await write();
while (!existsSync(`${dataDir}/database.reserve`)) await pause();
writeFileSync(flag, "quota");
said(await fill().then(() => "filled", wordOf));
said(`reads ${await read().catch(wordOf)}`);
for (let tries = 0; tries < 100; tries++) {
  const word = await write().then(() => "written", wordOf);
  if (word === "written") {
    await pause();
    continue;
  }
  said(`refused: ${word}`);
  break;
}
said(`reads ${await read().catch(wordOf)}`);
rmSync(flag);
for (let tries = 0; ; tries++) {
  const word = await write().then(() => "written", wordOf);
  if (word !== "written" && tries < 100) await pause();
  else {
    said(word);
    break;
  }
}
await close();
