import { sql } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { addListings } from "#domain/catalogue/listings/add-listings.server.ts";
import { createLogger } from "#platform/logger.ts";
import { draft } from "./catalogue.ts";

/**
 * Adds listings until killed, and reports each one after its commit. With a maximum, also runs all
 * other operations that sync to disk after each: a new WAL file, the tables, and control data.
 */
const [dataDir = "", round = "", most = ""] = process.argv.slice(2);
const { db, close } = await openDatabase(
  { databaseUrl: undefined, dataDir },
  createLogger("silent"),
);
const cities = ["irvine", "brea", "tustin"];
for (let number = 0; most === "" || number < Number(most); number++) {
  const slug = `round-${round}-number-${number}`;
  await addListings({ db }, [
    draft({
      slug,
      name: slug,
      city: cities[number % cities.length] ?? "irvine",
      plan: number % 2 === 0 ? "premier" : "standard",
    }),
  ]);
  process.stdout.write(`${slug}\n`);
  if (most === "") continue;
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
await close();
