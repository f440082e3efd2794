import { eq } from "drizzle-orm";
import { openDatabase } from "#database/connection.ts";
import { imports } from "#database/schema/imports.ts";
import { runImports } from "#domain/imports/run-imports.server.ts";
import { createLogger } from "#platform/logger.ts";

/** Process that runs imports, reports progress after each batch, and may be killed. */
const [address = "", now = ""] = process.argv.slice(2);
const at = address.startsWith("postgres")
  ? { databaseUrl: address, dataDir: "" }
  : { databaseUrl: undefined, dataDir: address };
const { db, close } = await openDatabase(at, createLogger("silent"));
await runImports(
  { db, clock: () => new Date(now) },
  { onProgress: (done) => process.send?.(done) },
);
const left = await db.$count(imports, eq(imports.state, "running"));
await close();
process.send?.(left === 0 ? "done" : "left");
process.disconnect();
