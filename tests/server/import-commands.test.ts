import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { importMappings } from "#database/schema/imports.ts";
import { createLogger } from "#platform/logger.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { csvOf } from "#tests/support/imports.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import {
  copyOfDemonstration,
  runSite,
  startServer,
  temporaryFolder,
} from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const folder = temporaryFolder();
let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Uses PostgreSQL if available: each command opens the database again, and it does so faster. */
let env: { DATA_DIR: string; DATABASE_URL: string; DEMO: string };

beforeAll(async () => {
  postgres = await startPostgres();
  env = {
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: await createDatabase(postgres.address, "imports"),
    DEMO: "0",
  };
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const fileOf = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const good = fileOf(
  "good.csv",
  csvOf(
    "Quillback Skin,4 Pier Road,Irvine,92618,949 555 0161,",
    "Sandpiper Laser,9 Sand Lane,Tustin,92780,949 555 0162,",
  ),
);
const changed = fileOf(
  "changed.csv",
  csvOf("Quillback Skin,77 Other Road,Irvine,92618,949 555 0161,"),
);
const half = fileOf(
  "half.csv",
  csvOf(
    "Pelican Glow,1 Main Street,Irvine,92618,949 555 0163,",
    "Nowhere,1 Main Street,Sacramento,95814,949 555 0164,",
  ),
);

const theirs = fileOf(
  "theirs.csv",
  "A,B,C,D,E\nCormorant Spa,4 Pier Road,Irvine,92618,949 555 0165\n",
);

const report = join(folder, "report.csv");

const site = (...verb: string[]) => runSite(verb, env);
const listings = async () =>
  parse((await site("export")).printed, { columns: true, bom: true }) as Record<string, string>[];

test.runIf(isFullLevel)(
  "previews, imports, merges and rejects files, with an exit code for each outcome",
  { timeout: 600_000 },
  async () => {
    expect(await site("import", good, "--mapping", "none such")).toMatchObject({
      code: 1,
      printed: expect.stringContaining('There is no mapping called "none such".'),
    });
    await saveMapping();
    expect(await site("import", theirs, "--mapping", "theirs", "--dry-run")).toMatchObject({
      code: 0,
      printed: expect.stringContaining("New: 1"),
    });
    const looked = await site("import", good, "--dry-run");
    expect(looked).toMatchObject({
      code: 0,
      printed: expect.stringContaining("2 rows of good.csv. New: 2"),
    });
    expect(looked.printed).toContain("Nothing was written.");
    expect(await listings()).toEqual([]);

    expect(await site("import", good, "--live")).toMatchObject({
      code: 0,
      printed: expect.stringContaining("Added: 2, changed: 0."),
    });
    expect((await listings()).map(({ name, address }) => [name, address]).sort()).toEqual([
      ["Quillback Skin", "4 Pier Road"],
      ["Sandpiper Laser", "9 Sand Lane"],
    ]);
    expect(await site("import", changed)).toMatchObject({
      code: 0,
      printed: expect.stringContaining("Added: 0, changed: 0."),
    });
    expect(await site("import", changed, "--take-file")).toMatchObject({
      code: 0,
      printed: expect.stringContaining("Added: 0, changed: 1."),
    });
    expect((await listings()).find(({ name }) => name === "Quillback Skin")?.address).toBe(
      "77 Other Road",
    );

    const some = await site("import", half);
    expect(some).toMatchObject({
      code: 1,
      printed: expect.stringContaining("1 row cannot be read."),
    });
    expect(some.printed).toMatch(/Added: 1, changed: 0\.[\s\S]*Row 2: .*city/);
    const named = await site(
      "import",
      theirs,
      "--map",
      "A=name",
      "--map",
      "B=address",
      "--map",
      "C=city",
      "--map",
      "D=",
      "--category",
      "laser-light-therapies",
      "--report",
      report,
    );
    expect(named).toMatchObject({ code: 0, printed: expect.stringContaining("Added: 1") });
    expect((await listings()).find(({ name }) => name === "Cormorant Spa")).toMatchObject({
      zipCode: "",
      categories: "laser-light-therapies",
    });
    await site("import", half, "--dry-run", "--report", report);
    expect(readFileSync(report, "utf8")).toMatch(
      /^Row,Outcome,Field,What,First cells\r?\n2,Unreadable,City,/,
    );
    for (const [verb, line] of [
      [["import", good, "--map", "Business Name=nothing"], "--map takes COLUMN=FIELD"],
      [
        ["import", good, "--map", "Nom=name"],
        'good.csv has no column "Nom". It has: Business Name, Street',
      ],
      [["import", good, "--category", "bakery"], 'There is no category with the slug "bakery".'],
      [["import", good, "--color"], "import takes one file"],
      [["import", join(folder, "absent.csv")], "is not a file."],
      [["import"], "import takes one file"],
      [["export", "everything"], "export takes --format csv or json"],
    ] as const)
      expect(await site(...verb)).toMatchObject({
        code: 1,
        printed: expect.stringContaining(line),
      });

    const out = join(folder, "listings.json");
    expect(await site("export", "listings", "--format", "json", "--out", out)).toMatchObject({
      code: 0,
      printed: "",
    });
    expect(
      (JSON.parse(readFileSync(out, "utf8")) as { name: string }[]).map(({ name }) => name).sort(),
    ).toEqual(["Cormorant Spa", "Pelican Glow", "Quillback Skin", "Sandpiper Laser"]);
  },
);

test.runIf(isFullLevel)(
  "both commands refuse to run while the site uses the embedded database, and explain what to do",
  { timeout: 600_000 },
  async () => {
    const dataDir = await copyOfDemonstration();
    const server = await startServer({ dataDir });
    for (const verb of [["import", good], ["export"]])
      expect(await runSite(verb, { DATA_DIR: dataDir })).toMatchObject({
        code: 1,
        printed: expect.stringContaining("Use its page /admin/imports, or stop it first."),
      });
    await server.stop();
    rmSync(dataDir, { recursive: true });
  },
);

async function saveMapping() {
  const { db, close } = await openDatabase(
    { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    createLogger("silent"),
  );
  const columns = { A: "name", B: "address", C: "city", D: "zipCode", E: "phone" };
  await db.insert(importMappings).values({ name: "theirs", columns, savedAt: new Date() });
  await close();
}
