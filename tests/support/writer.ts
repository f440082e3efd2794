import { sql } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { addMedSpas } from "#domain/catalogue/listings/add-listings.server.ts";
import { createLogger } from "#platform/logger.ts";
import { draft } from "./catalogue.ts";

/**
 * Adds listings one by one until it is killed, and says of each that it stands once its transaction is through. With a number only so many, each
 * followed by all else that the database ever asks the disk to keep: a new file of its log, the tables, what it says of itself.
 */
const [dataDir = "", round = "", most = ""] = process.argv.slice(2);
const { db, close } = await openDatabase(
  { databaseUrl: undefined, dataDir },
  createLogger("silent"),
);
const cities = ["irvine", "brea", "tustin"];
for (let number = 0; most === "" || number < Number(most); number++) {
  const slug = `round-${round}-number-${number}`;
  await addMedSpas({ db }, [
    draft({
      slug,
      name: slug,
      city: cities[number % cities.length] ?? "irvine",
      isPremium: number % 2 === 0,
    }),
  ]);
  process.stdout.write(`${slug}\n`);
  if (most === "") continue;
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
await close();
