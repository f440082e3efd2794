import { openDatabase } from "#database/connection.ts";
import { addMedSpas } from "#domain/catalogue/add-med-spas.server.ts";
import { createLogger } from "#platform/logger.ts";
import { draft } from "./catalogue.ts";

/** Adds listings one by one until it is killed, and says of each that it stands once its transaction is through. */
const [dataDir = "", round = ""] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, createLogger("silent"));
const cities = ["irvine", "brea", "tustin"];
for (let number = 0; ; number++) {
  const slug = `round-${round}-number-${number}`;
  await addMedSpas({ db }, [draft({ slug, name: slug, city: cities[number % cities.length] ?? "irvine", isPremium: number % 2 === 0 })]);
  process.stdout.write(`${slug}\n`);
}
