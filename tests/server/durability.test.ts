import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { createLogger } from "#platform/logger.ts";
import { copyOfDemonstration, shortLived } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const rounds = 20;
/** A start with two writes makes more than a hundred fsync calls. */
const fewestCalls = 100;
const mostCalls = 400;
const mostWrites = 30;
const longestWrite = 20;

test.runIf(isFullLevel)(
  "acknowledged writes survive repeated kill -9 during writes, and the indexes stay consistent",
  { timeout: 600_000 + rounds * 15_000 },
  async () => {
    const dataDir = await copyOfDemonstration();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++)
      acknowledged.push(...(await writeUntilKilled(dataDir, round)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);

    await expectStanding(dataDir, acknowledged);
    rmSync(dataDir, { recursive: true });
    console.info(`${acknowledged.length} acknowledged writes in ${rounds} rounds, none lost`);
  },
);

const canTrace = spawnSync("strace", ["-f", "true"]).status === 0;

test.runIf(isFullLevel && canTrace)(
  "acknowledged writes survive a kill at each fsync (needs strace)",
  { timeout: 600_000 + mostCalls * 15_000 },
  async () => {
    const dataDir = await copyOfDemonstration();
    const acknowledged: string[] = [];
    const killedAt: number[] = [];
    for (let nth = 1; nth <= mostCalls; nth++) {
      const { said, end } = await writeUntilFsync(dataDir, nth);
      acknowledged.push(...said);
      await expectStanding(dataDir, acknowledged);
      // Finished, so there are no more calls to test.
      if (end === 0) break;
      expect(end).toBe("SIGKILL");
      killedAt.push(nth);
    }
    expect(killedAt.length).toBeGreaterThanOrEqual(fewestCalls);
    expect(killedAt.length).toBeLessThan(mostCalls);
    expect(acknowledged.length).toBeGreaterThan(0);
    rmSync(dataDir, { recursive: true });
    console.info(
      `${acknowledged.length} acknowledged writes, killed at ${killedAt.length} calls of fsync, none lost`,
    );
  },
);

async function expectStanding(dataDir: string, acknowledged: string[]) {
  const { db, close } = await openDatabase(
    { databaseUrl: undefined, dataDir },
    createLogger("silent"),
  );
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from listings`);
  const standing = new Set(rows.map(({ slug }) => slug));
  expect(acknowledged.filter((slug) => !standing.has(slug))).toEqual([]);
  expect(await counts(db, "index")).toEqual(await counts(db, "sequential"));
  await close();
}

function writeUntilFsync(dataDir: string, nth: number) {
  return new Promise<{ said: string[]; end: number | NodeJS.Signals | null }>((resolve) => {
    const inject = [
      "-f",
      "-qq",
      "-o",
      "/dev/null",
      "-e",
      "trace=fsync,fdatasync",
      "-e",
      `inject=fsync,fdatasync:signal=KILL:when=${nth}`,
    ];
    const writer = spawn(
      "strace",
      [
        ...inject,
        process.execPath,
        ...shortLived,
        "tests/support/writer.ts",
        dataDir,
        `fsync-${nth}`,
        "2",
      ],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    let said = "";
    writer.stdout.on("data", (chunk) => (said += chunk));
    // strace exits like its child.
    writer.once("close", (code, signal) =>
      resolve({ said: said.split("\n").slice(0, -1), end: signal ?? code }),
    );
  });
}

/** Kills the writer during a random write; everything it acknowledged must be durable. */
function writeUntilKilled(dataDir: string, round: number) {
  return new Promise<string[]>((resolve, reject) => {
    const writer = spawn(
      process.execPath,
      [...shortLived, "tests/support/writer.ts", dataDir, String(round)],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    const last = Math.ceil(Math.random() * mostWrites);
    let said = "";
    let complaint = "";
    writer.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.split("\n").length > last)
        setTimeout(() => writer.kill("SIGKILL"), Math.random() * longestWrite);
    });
    writer.stderr.on("data", (chunk) => (complaint += chunk));
    writer.once("close", (_code, signal) =>
      signal === "SIGKILL" ? resolve(said.split("\n").slice(0, -1)) : reject(new Error(complaint)),
    );
  });
}

/** Runs the same queries with and without indexes. */
async function counts(
  db: Awaited<ReturnType<typeof openDatabase>>["db"],
  way: "index" | "sequential",
) {
  return db.transaction(async (tx) => {
    const forbidden = way === "index" ? ["seqscan"] : ["indexscan", "indexonlyscan", "bitmapscan"];
    for (const scan of forbidden) await tx.execute(sql.raw(`set local enable_${scan} = off`));
    const plan = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select count(*) from listings where slug >= 'a'`,
    );
    expect(plan.rows.map((row) => row["QUERY PLAN"]).join()).toMatch(
      way === "index" ? /Index/ : /Seq Scan/,
    );
    const { rows } = await tx.execute(sql`
      select (select count(*) from listings where slug >= '') as by_slug, (select count(*) from listings where id > 0) as by_id,
        (select count(*) from listings where status = 'active' and city_id > 0) as by_city,
        (select count(*) from listings where status = 'active' and is_premium) as premier,
        (select count(*) from listings where category_id > 0) as by_category,
        (select count(*) from listing_treatments where is_listed and treatment_id > 0) as offered,
        (select count(*) from listing_categories where is_listed and category_id > 0) as categorised,
        (select count(*) from services where listing_id > 0) as menu`);
    return rows;
  });
}
