import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { eq, like } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { imports } from "#database/schema/imports.ts";
import { createLogger } from "#platform/logger.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { csvOf, rowsOf } from "#tests/support/imports.ts";
import { bundle, makeDirectory } from "#tests/support/killed.ts";
import { templateName } from "#tests/support/template.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { startImportForSite, storeImportFile } from "./imports.server.ts";
import { processImport } from "./run-imports.server.ts";

const start = new Date("2026-11-21T12:00:00Z");
const postgres = inject("postgres");
const lease = 31_000;
const total = 900;
const kills = atLevel(1, 3);

test(`every row becomes one listing despite ${kills} kills in the middle of a run`, {
  timeout: 600_000,
}, async () => {
  const address = postgres
    ? await createDatabase(postgres, `import_killed_${process.pid}`, templateName)
    : await makeDirectory();
  const id = await prepare(address);
  const { script, folder } = await bundle("tests/support/import-process.ts");
  const reached: number[] = [];
  for (let turn = 0; turn <= kills; turn++) {
    const now = new Date(start.getTime() + (turn + 3) * lease);
    const child = fork(script, [address, now.toISOString()], { stdio: "ignore" });
    const gone = once(child, "exit");
    child.on("message", (said) => {
      if (said === "done") reached.push(total);
      // The next batch has started by the time this message arrives.
      if (typeof said !== "number" || turn === kills) return;
      reached.push(said);
      child.kill("SIGKILL");
    });
    await gone;
  }
  rmSync(folder, { recursive: true });
  expect(reached.at(-1)).toBe(total);
  expect(reached.slice(0, kills).every((done) => done > 0 && done < total)).toBe(true);
  await expectEachOnce(address, id);
});

const open = (address: string) =>
  openDatabase(
    postgres ? { databaseUrl: address, dataDir: "" } : { databaseUrl: undefined, dataDir: address },
    createLogger("silent"),
  );

async function prepare(address: string) {
  const { db, close } = await open(address);
  const deps = { db, clock: () => start };
  const rows = Array.from(
    { length: total },
    (_, index) =>
      `Killdeer Number ${wordOf(index)},${index} Pier Road,Irvine,92618,949 ${2_000_000 + index},`,
  );
  const taken = await storeImportFile(deps, {
    name: "spas.csv",
    bytes: new TextEncoder().encode(csvOf(...rows)),
  });
  if (taken.outcome !== "taken") throw new Error(taken.outcome);
  await startImportForSite(deps, taken.id, "checking", {});
  await processImport(deps, taken.id);
  await startImportForSite(deps, taken.id, "running", {});
  await close();
  return taken.id;
}

/** Generates names so different that none counts as a duplicate. */
const wordOf = (index: number) =>
  Array.from({ length: 5 }, (_, place) =>
    String.fromCharCode(97 + ((index * (place * 7 + 3) + place * index * index) % 26)),
  ).join("") + index;

async function expectEachOnce(address: string, id: number) {
  const { db, close } = await open(address);
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  expect(found).toMatchObject({ state: "done", done: total, problem: null });
  const rows = await rowsOf({ db, clock: () => start }, id);
  const written = rows.filter(({ did }) => did === "added").map(({ listingId }) => listingId);
  const added = await db
    .select({ id: listings.id, phone: listings.phone })
    .from(listings)
    .where(like(listings.name, "Killdeer Number %"));
  expect(written).toHaveLength(total);
  expect(added.map((listing) => listing.id).sort()).toEqual([...written].sort());
  expect(new Set(added.map(({ phone }) => phone)).size).toBe(total);
  await close();
}
